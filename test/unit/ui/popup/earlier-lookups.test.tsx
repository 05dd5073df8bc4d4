import { expect, test } from 'vitest';
import type { Protocol } from '../../../../src/messaging/protocol.ts';
import { button, clickAndSettle, settle } from '../on-page.ts';
import { type drawPopup, openOn } from './draw-popup.tsx';
import { changeAt, good } from './samples.ts';

// @vitest-environment new-document
type Reply = Protocol['earlierLookups']['reply'];

const address = `0x${'ab'.repeat(20)}`;
const [hash, other] = [`0x${'cd'.repeat(32)}`, `0x${'ef'.repeat(32)}`];
const lastMs = Date.parse('2026-11-02T12:00:00Z');
const earlier: NonNullable<Reply['earlier']> = {
  count: 2,
  lastMs,
  newest: [
    { hash, chainId: 10, askedMs: lastMs, text: 'Sent 1 ETH to “Bob”' },
    { hash: other, chainId: 1, askedMs: lastMs - 86_400_000, text: '' },
  ],
};
const history = good({ changes: [changeAt(30), changeAt(20)], next: null });

function open(reply: Reply, balance = history, how: Parameters<typeof drawPopup>[1] = {}) {
  return openOn(address, { balancePage: () => balance, earlierLookups: () => reply }, how);
}

const lineOf = (page: HTMLElement) => page.querySelector('.earlier > summary')?.textContent;
const asked = (all: { name: string; request: unknown }[]) => all.filter(({ name }) => name === 'earlierLookups');

test.for([
  ['its balance', history],
  ['an empty balance', good({ changes: [], next: null })],
  ['a failure', { ok: false, failure: { kind: 'no-connection' } } as const],
] as const)('an address with %s has one line about earlier lookups, which leads to each', async ([, balance]) => {
  const { page, popup, card } = await open({ earlier, alike: null }, balance);

  expect(lineOf(page)).toBe('In 2 transactions you looked up, last on 2\u00a0Nov');
  expect([...page.querySelectorAll('.earlier li')].map(({ textContent }) => textContent)).toEqual([
    'Sent 1 ETH to “Bob”OP Mainnet2\u00a0Nov',
    '0xefef…efefEthereum1\u00a0Nov',
  ]);
  await clickAndSettle(button(page, 'Sent 1 ETH to “Bob”'));
  expect(popup.showing.value).toBe('transaction');
  expect(card.asked.at(-1)).toMatchObject({ reference: { kind: 'transaction', hash }, chainId: 10 });
});

test.for([
  [{ count: 100, hasMore: true }, 'In more than 100 transactions you looked up, last on 2\u00a0Nov'],
  [{ count: 3 }, 'In 3 transactions you looked up, last on 2\u00a0Nov'],
] as const)('of %j the list has only the last ones, and says so', async ([counted, line]) => {
  const { page } = await open({ earlier: { ...earlier, ...counted }, alike: null });

  expect(lineOf(page)).toBe(line);
  expect(page.querySelector('.earlier')?.textContent).toContain('Only the last 2 are listed.');
});

test('the line comes with the balance, so that nothing closes it again', async () => {
  const loading = Promise.withResolvers<typeof history>();
  const { page } = await openOn(address, {
    balancePage: () => loading.promise,
    earlierLookups: () => ({ earlier, alike: null }),
  });
  const before = lineOf(page);

  loading.resolve(history);
  await settle();

  expect([before, lineOf(page)]).toEqual([undefined, expect.stringContaining('In 2 transactions')]);
});

test('an address that was never met has no line', async () => {
  const { page } = await open({ earlier: null, alike: null });

  expect(page.querySelector('.earlier')).toBeNull();
});

test('a warning names the address that it looks like', async () => {
  const { page } = await open({ earlier: null, alike: { tone: 'bad', title: 'Two addresses look alike.', text: '' } });

  expect(page.querySelector('[role=note]')?.textContent).toContain('Two addresses look alike.');
});

test('a private window says that it is one', async () => {
  const drawn = await open({ earlier: null, alike: null }, history, { isPrivate: true });

  expect(asked(drawn.asked)).toMatchObject([{ request: { address, isPrivate: true } }]);
});

test('the line is read again whenever the address comes into view, and goes with the saved data', async () => {
  let reply: Reply = { earlier: null, alike: null };
  const { page, popup, lookUp } = await openOn(address, { balancePage: () => history, earlierLookups: () => reply });
  await lookUp(hash);
  reply = { earlier, alike: null };

  popup.showing.value = 'balance';
  await settle();
  const shown = lineOf(page);
  popup.forget();
  await settle();

  expect(shown).toContain('In 2 transactions');
  expect(lineOf(page)).toBeUndefined();
});
