// @vitest-environment new-document
import { expect, test } from 'vitest';
import type { Watched, WatchedTransaction } from '../../../../src/models/watched.ts';
import { readThreadMs } from '../../thread-time.ts';
import { button, clickAndSettle, field, settle, type } from '../on-page.ts';
import { drawPopup } from './draw-popup.tsx';
import { noChecks } from './samples.ts';
import cases from './watched-many.cases.json' with { type: 'json' };

const named = (at: number) => ({ name: `Name ${at}`, note: 'a note of some length '.repeat(10), addedMs: at });
const hexOf = (at: number, digits: number) => `0x${String(at).padStart(digits, '0')}`;
const addressAt = (at: number): Watched => ({ address: hexOf(at, 40), ...named(at) });
const transactionAt = (at: number): WatchedTransaction => ({ hash: hexOf(at, 64), chainId: 1, ...named(at) });
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The tab over a list of so many of each kind, and what drawing it took of this thread's time. */
async function open(addresses: number, transactions: number) {
  const drawn = drawPopup({
    watchedList: () => many(addresses).map(addressAt),
    watchedChecks: () => ({ ...noChecks, transactions: many(transactions).map(transactionAt) }),
  });
  const began = readThreadMs();
  drawn.popup.showing.value = 'watched';
  await settle();
  const tookMs = readThreadMs() - began;
  const panel = drawn.page.querySelector<HTMLElement>('#watched-panel');
  if (!panel) throw new Error('No panel');
  return { panel, tookMs, rows: () => panel.querySelectorAll('.watched-row').length };
}

test.for(cases.counts)(
  'of $addresses addresses and $transactions transactions it draws $shown at once',
  async ({ addresses, transactions, shown }) => {
    const { rows } = await open(addresses, transactions);

    expect(rows()).toBe(shown);
  },
);

test('the others of each kind come on demand, a hundred at once', async () => {
  const { panel, rows } = await open(0, 250);

  await clickAndSettle(button(panel, 'Show 100 more'));
  const after = rows();
  await clickAndSettle(button(panel, 'Show 50 more'));

  expect([after, rows()]).toEqual([200, 250]);
  expect(panel.querySelector('.watched-more')).toBeNull();
});

test('a full list of both kinds is drawn, and filtered at a key, in little time', async () => {
  const took: { drawnMs: number; filteredMs: number }[] = [];
  // What is done for the first time takes longer, and other programs can take a processor's caches away.
  for (let time = 0; time < 3; time += 1) {
    const { panel, tookMs, rows } = await open(500, 500);
    const began = readThreadMs();
    type(field(panel, 'Filter'), 'name 49');
    await settle();
    took.push({ drawnMs: tookMs, filteredMs: readThreadMs() - began });
    // 49, 490 to 499: of each kind.
    expect(rows()).toBe(22);
  }

  // All thousand rows take 1,400 ms where these two hundred take 120.
  expect(Math.min(...took.map(({ drawnMs }) => drawnMs))).toBeLessThan(800);
  expect(Math.min(...took.map(({ filteredMs }) => filteredMs))).toBeLessThan(300);
});
