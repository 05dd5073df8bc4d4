// @vitest-environment new-document
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import { HistoryLoader } from '../../../../src/views/popup/history-loader.tsx';
import type { Pages } from '../../../../src/views/popup/pages.ts';
import { drawOnPage } from '../on-page.ts';
import cases from './history-loader.cases.json' with { type: 'json' };
import { changeAt } from './samples.ts';

function draw(rows: BalanceChange[], loading: 'all' | 'nothing' = 'all'): Element {
  const never = () => Promise.reject(new Error('Nothing is asked here.'));
  const pages: Pages<BalanceChange> = {
    ...{ rows: signal(rows), isKnownRead: signal(true), loading: signal(loading), failed: signal(null) },
    ...{ end: signal('open' as const), credits: signal(150), asOf: signal(null) },
    ...{ open: never, openKnown: never, refresh: never, loadMore: never, loadAll: never, tryAgain: never },
    ...{ stop: () => {}, close: () => {}, toKept: () => null, showKept: () => {} },
  };
  return drawOnPage(<HistoryLoader pages={pages} rows={rows} />);
}

const estimate = (rows: BalanceChange[]) => draw(rows).querySelector('.hint')?.textContent ?? null;

test.for(cases.shares)('says how much of the way to block 0 is done: $name', ({ blocks, share }) => {
  expect(estimate(blocks.map((block) => changeAt(block)))).toBe(
    `${share} of the way down to block 0, where it ends at the latest.`,
  );
});

test.for(cases.untold)('estimates nothing where nothing can be told: $name', ({ blocks }) => {
  expect(estimate(blocks.map((block) => changeAt(block)))).toBeNull();
});

test('estimates nothing while nothing is loaded', () => {
  const rows = [changeAt(20_000_000), changeAt(10_000_000)];
  const at = draw(rows, 'nothing');

  expect(at.textContent).not.toContain('of the way');
  expect(at.querySelector('[role=progressbar]')).toBeNull();
});

test('the progress bar says how many records there are, how far they reach and what they cost', () => {
  const bar = draw([changeAt(20), changeAt(10)]).querySelector('[role=progressbar]');

  expect(bar?.getAttribute('aria-valuetext')).toBe('2 records, back to ≈ 1\u00a0Nov\u00a02026, 150 credits used');
});

test('a history without times says how many records there are, and no date', () => {
  const at = draw([2, 1].map((block) => changeAt(block, { approximateTime: null })));

  expect(at.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')).toBe('2 records, 150 credits used');
});
