import { signal } from '@preact/signals';
import { type ComponentChild, render } from 'preact';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CardContent } from '../../../../src/cards/card-content.ts';
import { toHeadlineParts } from '../../../../src/cards/sentence-parts.ts';
import { formatAge } from '../../../../src/format/format-time.ts';
import type { AddressCheck, CheckTurn } from '../../../../src/models/watched.ts';
import { defaultPreferences } from '../../../../src/settings/preference-definitions.ts';
import { CreditsBlock } from '../../../../src/ui/options/credits-block.tsx';
import { createPreferencesStore } from '../../../../src/ui/options/preferences-store.ts';
import { BalanceHeadline } from '../../../../src/ui/popup/balance/balance-headline.tsx';
import { retellAge, TransactionAnswer } from '../../../../src/ui/popup/lookup/transaction-view.tsx';
import { TransferRow } from '../../../../src/ui/popup/nft/transfers-tab.tsx';
import { WatchedFound } from '../../../../src/ui/popup/watchlist/watched-row.tsx';
import { CheckStatus } from '../../../../src/ui/popup/watchlist/watchlist-checks.tsx';
import { drawOnPage } from '../on-page.ts';
import { changeAt, transferAt } from './samples.ts';

// @vitest-environment new-document
const beganMs = Date.parse('2026-11-21T10:00:00Z');
const began = new Date(beganMs).toISOString();
const now = () => Date.now();
const nothing = () => {};
const change = changeAt(1, { approximateTime: began });
const check: AddressCheck = {
  ...{ kind: 'address', about: `0x${'ab'.repeat(20)}`, chainId: 1, failure: null, isNew: false, isUntold: false },
  ...{ askedMs: beganMs, checkedMs: beganMs, seen: { value: '1', blockNumber: 1 }, change: null },
};
const turn = { beganMs, endedMs: beganMs, stopped: null, today: null };
const content: CardContent = {
  name: 'Transaction',
  kind: 'transaction',
  chain: { id: 1, name: 'Ethereum', reason: '', colour: '' },
  headline: toHeadlineParts('Sent'),
  ...{ rows: [], warnings: [], lists: [], source: 'Sample', copy: { label: 'Copy', text: '0x' } },
  age: { text: formatAge(began, beganMs), title: began },
};
const card = {
  state: signal({ kind: 'nothing' as const }),
  ...{ isChecking: signal(false), staleBecause: signal(null), isLeft: signal(false), heardMs: signal(beganMs) },
  ...{ ask: nothing, show: nothing, refresh: nothing, close: nothing },
};

const checksOf = (turn: CheckTurn) => (
  <CheckStatus
    found={{ checks: new Map(), turn, nextMs: null, spentToday: 0 }}
    wishes={{ checkEvery: 60, checkBudget: 2000, tellChanges: false }}
    {...{ now, openOptions: nothing }}
  />
);

const allowance = {
  allowance: signal({ creditsLeft: 100, asOf: began, spentToday: 0, requestsToday: 0 }),
  load: async () => {},
};
const preferences = createPreferencesStore({
  read: async () => defaultPreferences,
  readLocked: async () => new Set(),
  save: async () => {},
  checkAddress: () => ({ ok: false, problem: 'not-a-url' }),
  defaultAddress: '',
  mayReach: async () => true,
  requestReach: async () => true,
});

const views: [what: string, view: () => ComponentChild][] = [
  [
    'the last change of a balance',
    () => <BalanceHeadline changes={[change]} selectedRow={signal(0)} address={check.about} chainId={1} now={now} />,
  ],
  [
    'an NFT’s transfer',
    () => (
      <TransferRow
        shortForms={new Map()}
        transfer={transferAt(1, { timestamp: began })}
        watched={new Map()}
        {...{ now, follow: () => ({ onClick: nothing }), onTransaction: nothing }}
      />
    ),
  ],
  ['what a check found', () => <WatchedFound check={check} chainId={1} now={now} />],
  ['the credits that are left', () => <CreditsBlock {...{ store: preferences, allowance, now }} />],
  ['the last checks', () => checksOf(turn)],
  [
    'a transaction',
    () => <TransactionAnswer {...{ content, card, now, follow: () => ({ onClick: nothing }), onWatch: nothing }} />,
  ],
];

beforeEach(() => {
  vi.useFakeTimers({ now: beganMs });
});

test.for(views)('the age of %s is updated while it is shown', async ([, view]) => {
  const page = drawOnPage(view());
  await vi.advanceTimersByTimeAsync(0);
  const first = page.textContent;

  await vi.advanceTimersByTimeAsync(330_000);

  expect(first).toContain('just now');
  expect(page.textContent).not.toContain('just now');
  expect(page.textContent).toContain('5\u00a0min ago');
});

test('an age that grows is not read out, a turn of checks is', async () => {
  const page = drawOnPage(checksOf(turn));
  const status = page.querySelector('[role=status]');
  const said = () => status?.firstElementChild;
  await vi.advanceTimersByTimeAsync(0);
  const first = said();

  await vi.advanceTimersByTimeAsync(330_000);
  const later = said();
  render(checksOf({ ...turn, beganMs: Date.now(), endedMs: null }), page);

  // Screen readers announce only additions.
  expect(status?.getAttribute('aria-relevant')).toBe('additions');
  expect(later).toBe(first);
  expect(said()).not.toBe(first);
});

const heardMs = Date.parse('2026-11-21T10:00:00Z');
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const ages = [0, minute, 59 * minute, hour, 23 * hour, day, 2 * day, 30 * day];
const askedAgo = (age: number, now: number) => `Updated ${formatAge(new Date(heardMs - age).toISOString(), now)}`;

test.for(ages.flatMap((age) => [0, 3 * minute, 5 * hour, 3 * day].map((later) => [age, later] as const)))(
  'an answer that was %i ms old says its age %i ms later',
  ([age, later]) => {
    const told = retellAge(`${askedAgo(age, heardMs)} · 20 credits`, { heardMs, now: heardMs + later });

    expect(told).toBe(`${askedAgo(age, heardMs + later)} · 20 credits`);
  },
);

test.for(ages)('an age of %i ms that is alone is updated', (age) => {
  const iso = new Date(heardMs - age).toISOString();

  expect(retellAge(formatAge(iso, heardMs), { heardMs, now: heardMs + hour })).toBe(formatAge(iso, heardMs + hour));
});

test.for(['Sample', 'Updated 4 Jun · 20 credits', 'Updated time unknown', 'Updated 4 Jun 2027 (in the future)'])(
  '“%s” names no age to update',
  (text) => {
    expect(retellAge(text, { heardMs, now: heardMs + day })).toBe(text);
  },
);
