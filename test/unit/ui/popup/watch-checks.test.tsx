import { type Signal, signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { WatchedChange, WatchedChecks } from '../../../../src/messaging/protocol.ts';
import { prices } from '../../../../src/models/credits.ts';
import type { AddressCheck, TransactionCheck } from '../../../../src/models/watched.ts';
import type { Popup } from '../../../../src/ui/popup/shell/popup.ts';
import {
  type CheckParts,
  type CheckWishes,
  createWatchChecks,
} from '../../../../src/ui/popup/watchlist/watch-checks-store.ts';
import { createDeferred } from '../fake-ask.ts';
import { alerts, button, choose, clickAndSettle, field, settle, submit, type, typeAndSettle } from '../on-page.ts';
import { drawPopup, showPanel } from './draw-popup.tsx';
import cases from './watch-checks.cases.json' with { type: 'json' };

// @vitest-environment new-document
const now = Date.parse('2026-11-21T10:00:00Z');
const address = `0x${'ab'.repeat(20)}`;
const hash = `0x${'1f'.repeat(32)}`;
const checked = { askedMs: now, checkedMs: now - 300_000, failure: null, isNew: false, isUntold: false };
const ofAddress = (more: Partial<AddressCheck> = {}): AddressCheck => ({
  kind: 'address',
  about: address,
  chainId: 1,
  ...checked,
  seen: { value: '1500000000000000001', blockNumber: 1 },
  change: null,
  ...more,
});
const ofTransaction = (more: Partial<TransactionCheck> = {}): TransactionCheck => ({
  kind: 'transaction',
  about: hash,
  chainId: 1,
  ...checked,
  state: 'pending',
  end: null,
  tries: 1,
  misses: 0,
  ...more,
});

const importedBy = (addresses: WatchedChange[]) => addresses.map((one) => ({ after: { ...one, addedMs: 1 } }));

/** Opens the tab over a background with these check results. */
async function openTab(
  found: Partial<WatchedChecks> | null = {},
  over: { every?: number; checks?: Partial<CheckParts>; isFull?: () => boolean } = {},
) {
  const known: WatchedChecks = {
    transactions: [],
    checks: [],
    turn: { beganMs: now - 600_000, endedMs: now - 300_000, stopped: null, today: null },
    nextMs: now + 3_000_000,
    spentToday: 150,
    ...found,
  };
  const drawn = drawPopup(
    {
      watchedList: () => [{ address, name: 'Cold wallet', note: '', addedMs: 1 }],
      watchedChecks: () => found && known,
      saveWatchedTransaction: () => 'private-key',
      importWatched: ({ addresses }) =>
        over.isFull?.()
          ? 'not-stored'
          : { added: addresses.length, changed: 2, skipped: 0, heldBack: 0, imported: importedBy(addresses) },
      undoImport: () => (over.isFull?.() ? 'not-stored' : { notUndone: 1 }),
    },
    { checks: { read: async () => drawn.wishes.kept, ...over.checks } },
  );
  drawn.wishes.kept.checkEvery = over.every ?? 60;
  const panel = await showPanel(drawn, 'watched');
  const rows = () => [...panel.querySelectorAll('.watched-row')].map((row) => row.textContent);
  return { ...drawn, panel, rows };
}

test('says in a browser that keeps nothing how long the list is kept', async () => {
  const { panel } = await openTab({ isPassing: true });

  expect(panel.textContent).toContain('Your watch list is kept until you close the browser.');
});

test('shows the balance, the change and how old that is, and marks what is new', async () => {
  const change = { delta: '-500000000000000000', foundMs: now - 3_600_000 };

  const { rows, panel, asked } = await openTab({ checks: [ofAddress({ change, isNew: true })] });

  expect(rows()).toEqual([expect.stringMatching(/new.*1\.5 ETH−0\.5 ETH, seen 1.h agoEthereum, checked 5.min ago/)]);
  expect(panel.querySelector('.watched-found b')?.getAttribute('title')).toBe('1.500000000000000001 ETH');
  expect(asked.filter(({ name }) => name === 'seenWatched')).toEqual([
    { name: 'seenWatched', request: { about: [address] } },
  ]);
});

test.for([
  ['another tab is in front', (popup: Popup) => (popup.showing.value = 'balance')],
  ['the page is out of sight', (_: Popup, isVisible: Signal<boolean>) => (isVisible.value = false)],
] as const)('what is found while %s is not marked as seen before it is', async ([, leave]) => {
  const turn = { beganMs: now, endedMs: null, stopped: null, today: null };
  const checks = [ofAddress()];
  const { popup, isVisible, clock, asked } = await openTab({ turn, checks });
  const seen = () => asked.filter(({ name }) => name === 'seenWatched');

  leave(popup, isVisible);
  checks[0] = ofAddress({ isNew: true });
  clock.waits.at(-1)?.end();
  await settle();
  await popup.watched.loadFound();
  expect(seen()).toEqual([]);
  expect(popup.watched.news.value).toBe(1);

  popup.showing.value = 'watched';
  isVisible.value = true;
  await settle();
  expect(seen()).toEqual([{ name: 'seenWatched', request: { about: [address] } }]);
  expect(popup.watched.news.value).toBe(0);
});

test('shows news that come while it is in view, and how checks are wanted now', async () => {
  const checks = [ofAddress()];
  const { popup, wishes, rows, panel, asked } = await openTab({ checks }, { every: 0 });
  expect(panel.textContent).not.toContain('Last checked');

  checks[0] = ofAddress({ seen: { value: '7', blockNumber: 2 }, isNew: true });
  wishes.kept.checkEvery = 60;
  popup.refreshWatched();
  await settle();

  expect(rows()).toEqual([expect.stringMatching(/new.*<0\.000001 ETH/)]);
  expect(panel.textContent).toMatch(/Last checked: 5.min ago/);
  expect(asked.filter(({ name }) => name === 'seenWatched')).toEqual([
    { name: 'seenWatched', request: { about: [address] } },
  ]);
});

test('counts news that come while another tab is in front, and marks nothing as seen', async () => {
  const checks = [ofAddress()];
  const { popup, asked } = await openTab({ checks });
  popup.showing.value = 'balance';

  checks[0] = ofAddress({ isNew: true });
  popup.refreshWatched();
  await settle();

  expect(popup.watched.news.value).toBe(1);
  expect(asked.filter(({ name }) => name === 'seenWatched')).toEqual([]);
});

test('says when checks last ran, when they will, and what they cost', async () => {
  const { panel } = await openTab();

  expect(panel.textContent).toMatch(/Last checked: 5.min ago\. Next in 50.min\. 150 of 2,000 credits used today/);
});

test('after a pause they go on when the pause is over, and not with the next turn', async () => {
  const turn = { beganMs: now - 600_000, endedMs: null, stopped: { kind: 'no-connection' }, today: null } as const;

  const { panel } = await openTab({ turn, nextMs: now + 300_000 });

  expect(panel.textContent).toMatch(/Next in 5.min\./);
});

test('what a check costs is shown as it is counted', async () => {
  const { panel } = await openTab();

  expect(panel.textContent).toContain(`balances (${prices.address} credits each)`);
  expect(panel.textContent).toContain(`pending transactions (${prices.transaction} credits each)`);
});

test('no file is made of half a list: without its transactions it does not go out, and the tab says why', async () => {
  const { panel } = await openTab(null);

  expect(['Export JSON', 'Export CSV'].map((name) => button(panel, name).hasAttribute('disabled'))).toEqual([
    true,
    true,
  ]);
  expect(alerts(panel)).toEqual([expect.stringContaining('Could not read your watched transactions')]);
});

test('without checks none is mentioned', async () => {
  const { panel, rows } = await openTab({}, { every: 0 });

  expect(panel.textContent).not.toContain('Last checked');
  expect(rows()).toEqual([expect.not.stringContaining('checked')]);
});

test.for(cases.states)('a transaction is above addresses with its state: $more', async ({ more, said }) => {
  const transactions = [{ hash, chainId: 1, name: 'Payment', note: '', addedMs: 1 }];

  const { rows } = await openTab({ transactions, checks: [ofTransaction(more as Partial<TransactionCheck>)] });

  expect(rows()[0]).toContain('Payment');
  expect(rows()[0]).toContain(said);
});

test('what could not be checked says why, and what is known stays', async () => {
  const { rows } = await openTab({ checks: [ofAddress({ failure: { kind: 'service-trouble', status: 500 } })] });

  expect(rows()[0]).toMatch(/1\.5 ETH.*Ethereum, not checked: /);
});

test('spent credits for checks are a note, a refused key is an alert', async () => {
  const turn = { beganMs: now, endedMs: now, today: null };
  const spent = await openTab({ turn: { ...turn, stopped: 'budget' } });
  expect(spent.panel.querySelector('[role=note]')?.textContent).toContain('credits for checks are used up');
  expect(alerts(spent.panel)).toEqual([]);

  const refused = await openTab({ turn: { ...turn, stopped: { kind: 'key-refused' } } });
  expect(alerts(refused.panel)).toEqual([expect.stringContaining('API key')]);
});

test('checks are turned on with the list, and looked at until they are through', async () => {
  const { panel, wishes, asked, clock } = await openTab({}, { every: 0 });
  const list = field<HTMLSelectElement>(panel, 'Check for changes');
  await choose(list, '15');

  expect(wishes.kept.checkEvery).toBe(15);
  const before = asked.filter(({ name }) => name === 'watchedChecks').length;
  for (let look = 0; look < 5; look += 1) {
    clock.waits.at(-1)?.end();
    await settle();
  }
  expect(asked.filter(({ name }) => name === 'watchedChecks')).toHaveLength(before + 3);
});

test('what is chosen while the settings are read again stays chosen', async () => {
  const stale: CheckWishes = { checkEvery: 0, checkBudget: 2000, tellChanges: false };
  const late = createDeferred<CheckWishes>();
  let reading = Promise.resolve(stale);
  const { popup, panel } = await openTab({}, { every: 0, checks: { read: () => reading } });
  reading = late.promise;

  void popup.checks.load();
  const choosing = choose(field<HTMLSelectElement>(panel, 'Check for changes'), '15');
  late.resolve(stale);
  await choosing;

  expect(popup.checks.wishes.value?.checkEvery).toBe(15);
});

test.for(cases.budgets)('a budget of “$text” is kept as $expected', async ({ text, expected }) => {
  const { panel, wishes } = await openTab();

  type(field(panel, 'Daily credits for checks'), text);
  field(panel, 'Daily credits for checks').dispatchEvent(new FocusEvent('blur'));
  await settle();

  expect(wishes.kept.checkBudget).toBe(expected);
  expect(alerts(panel)).toHaveLength(expected === 2000 ? 1 : 0);
});

test('the browser is asked for notifications within the press, and what it refuses is shown', async () => {
  const requestTelling = vi.fn(async () => false);
  const { panel, wishes } = await openTab({}, { checks: { requestTelling } });

  field(panel, 'Notify me of changes').click();
  expect(requestTelling).toHaveBeenCalledOnce();
  await settle();

  expect(wishes.kept.tellChanges).toBe(true);
  expect(panel.querySelector('[role=note]')?.textContent).toContain('Notifications are not allowed');
});

test('a setting that the browser does not store is taken back and reported', async () => {
  const save = () => Promise.reject(new Error('The disk is full.'));
  const { panel } = await openTab({}, { checks: { save } });

  await clickAndSettle(field(panel, 'Notify me of changes'));

  expect(alerts(panel)).toEqual([expect.stringContaining('Could not save. Try again.')]);
  expect(field(panel, 'Notify me of changes').checked).toBe(false);
});

test('what would be a private key is refused in words', async () => {
  const { panel } = await openTab();

  await typeAndSettle(field(panel, 'Address or transaction to watch'), hash);
  await submit(field(panel, 'Address or transaction to watch'));

  expect(alerts(panel)).toEqual([expect.stringContaining('private key')]);
});

test('what is around a hash goes with it, for the background to judge', async () => {
  const { panel, asked } = await openTab();
  const pasted = field(panel, 'Address or transaction to watch');

  await typeAndSettle(pasted, `PRIVATE_KEY=${hash}`);
  await submit(pasted);

  expect(asked.find(({ name }) => name === 'saveWatchedTransaction')?.request).toMatchObject({
    hash,
    context: { before: expect.stringContaining('PRIVATE_KEY=') },
  });
});

test('the list goes out as its own file', async () => {
  const { panel, downloads } = await openTab();

  button(panel, 'Export CSV').click();

  // The code is loaded on the first press.
  await vi.waitFor(() => expect(downloads).toHaveLength(1), { timeout: 10_000 });
  expect(downloads[0]).toMatchObject({ name: 'hashlens-watched-2026-11-21.csv', type: 'text/csv' });
  expect(downloads[0]?.text).toContain('Cold wallet');
});

/** Chooses a file with this text, as the user does. */
function chooseFile(panel: HTMLElement, text: string): void {
  const input = panel.querySelector<HTMLInputElement>('#watched-file');
  if (!input) throw new Error('No field for a file');
  Object.defineProperty(input, 'files', { value: [new File([text], 'list.csv')] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a file is shown before it is imported, with what is left out', async () => {
  const { panel } = await openTab();
  chooseFile(panel, `address,name\n0x${'cd'.repeat(20)},Mine\nvitalik.eth,V`);
  await vi.waitFor(() => expect(panel.textContent).toContain('1 entry can be imported.'), { timeout: 10_000 });

  expect(panel.textContent).toContain('1 row will be left out');
  expect(panel.textContent).toContain('Row 3 is neither an EVM address nor a transaction. vitalik.eth');
  await clickAndSettle(button(panel, 'Import 1'));

  expect(panel.textContent).toContain('Imported: 1 added and 2 changed.');
  expect(panel.textContent).not.toContain('vitalik.eth');
});

test('the preview tells what is new, what changes and what stays, and follows the choice to replace', async () => {
  const { panel } = await openTab();
  chooseFile(panel, `address,name,blockchain\n${address},Other name,\n0x${'cd'.repeat(20)},Mine,arbitrum_one`);
  await vi.waitFor(() => expect(panel.textContent).toContain('2 entries can be imported.'), { timeout: 10_000 });

  expect(panel.textContent).toContain('Of these: 1 new and 1 unchanged.');
  expect(panel.textContent).toMatch(/Mine 0xcdcd\S+ Arbitrum One/);
  await clickAndSettle(field(panel, 'Replace existing names and notes'));

  expect(panel.textContent).toContain('Of these: 1 new and 1 changed.');
});

test('an import is undone with one button, which says what was left as it is', async () => {
  let isFull = false;
  const { panel, asked } = await openTab({}, { isFull: () => isFull });
  chooseFile(panel, `address\n0x${'cd'.repeat(20)}`);
  await vi.waitFor(() => expect(panel.textContent).toContain('1 entry can be imported.'), { timeout: 10_000 });
  await clickAndSettle(button(panel, 'Import 1'));

  isFull = true;
  await clickAndSettle(button(panel, 'Undo'));
  expect(alerts(panel)).toHaveLength(1);
  isFull = false;
  await clickAndSettle(button(panel, 'Undo'));

  expect(panel.textContent).toContain('Import undone. 1 entry changed after the import and was left as it is.');
  expect(panel.textContent).not.toContain('Imported:');
  expect(asked.filter(({ name }) => name === 'undoImport').at(-1)?.request).toMatchObject({
    imported: [{ after: { address: `0x${'cd'.repeat(20)}` } }],
  });
});

test('a file that could not be imported is still offered', async () => {
  let isFull = true;
  const { panel } = await openTab({}, { isFull: () => isFull });
  chooseFile(panel, `address\n0x${'cd'.repeat(20)}`);
  await vi.waitFor(() => expect(panel.textContent).toContain('1 entry can be imported.'), { timeout: 10_000 });

  await clickAndSettle(button(panel, 'Import 1'));
  expect(alerts(panel)).toHaveLength(1);
  isFull = false;
  await clickAndSettle(button(panel, 'Import 1'));

  expect(panel.textContent).toContain('Imported: 1 added');
  expect(alerts(panel)).toEqual([]);
});

test.for([
  [`address\n${`0x${'cd'.repeat(20)}`}`, '1 entry can be imported.', 0],
  ['address\nhello', 'No entry can be imported.', 0],
  [`address\n${' '.repeat(4_000_001)}`, 'The file is larger than 4 MB', 1],
  ['0'.repeat(10_000_000), 'The file is larger than 4 MB', 1],
] as const)('a file comes in, or says why not', async ([text, said, failures]) => {
  const { panel } = await openTab();
  chooseFile(panel, text);

  await vi.waitFor(() => expect(panel.textContent).toContain(said), { timeout: 10_000 });
  expect(alerts(panel)).toHaveLength(failures);
});

function createReading({ requestTelling = async () => true, save = async () => {} }: Partial<CheckParts> = {}) {
  const reading = Promise.withResolvers<CheckWishes>();
  const store = createWatchChecks({
    checks: {
      intervals: [0, 60],
      read: () => reading.promise,
      save,
      mayTell: async () => false,
      requestTelling,
    },
    found: { found: signal(null), loadFound: async () => {} },
    isInView: () => false,
    wait: async () => {},
  });
  return { store, finish: () => reading.resolve({ checkEvery: 0, checkBudget: 2000, tellChanges: true }) };
}

test('what is chosen while the choices are read does not hide that the browser allows no notifications', async () => {
  const { store, finish } = createReading();
  const loading = store.load();

  await store.store({ checkEvery: 60 });
  finish();
  await loading;

  expect(store.mayTell.value).toBe(false);
});

test('what the user allowed meanwhile is newer than what was read', async () => {
  const { store, finish } = createReading();
  const loading = store.load();

  await store.setTelling(true);
  finish();
  await loading;

  expect(store.mayTell.value).toBe(true);
});

test('what was read while a choice was being stored does not take it back', async () => {
  const saving = Promise.withResolvers<void>();
  const { store, finish } = createReading({ save: () => saving.promise });
  const first = store.load();
  finish();
  await first;
  const storing = store.store({ checkEvery: 60 });

  // The disk still has the old value.
  await store.load();
  saving.resolve();
  await storing;

  expect(store.wishes.value?.checkEvery).toBe(60);
});
