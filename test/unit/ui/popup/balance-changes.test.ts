import { describe, expect, test } from 'vitest';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import { type BalanceExport, toBalanceFile } from '../../../../src/ui/popup/balance/balance-export.ts';
import { keptRow } from '../../../../src/ui/popup/balance/balance-overview.tsx';
import { type Order, orderAfter, sortChanges } from '../../../../src/ui/popup/balance/balance-table.tsx';
import {
  describeChange,
  describeRange,
  isLongAgo,
  rangeWords,
  summariseRange,
} from '../../../../src/ui/popup/balance/balance-words.ts';
import { type RangeName, rangeStart } from '../../../../src/ui/popup/balance/ranges.ts';
import { largestChanges } from '../../../../src/ui/popup/chart/step-chart.ts';
import type { StepLine } from '../../../../src/ui/popup/chart/step-line.ts';
import { named } from '../named.ts';
import cases from './balance-changes.cases.json' with { type: 'json' };
import { changeAt } from './samples.ts';

const unit = { symbol: 'ETH', decimals: 18 };
const askedMs = Date.parse('2026-11-21T10:00:00Z');
const newest = changeAt(2, { approximateTime: '2026-11-20T10:00:00Z' });
const changes = [newest, changeAt(1, { approximateTime: '2024-01-01T00:00:00Z' })];

function words(range: RangeName, isOld: boolean) {
  const summary = summariseRange(changes, rangeStart(range, askedMs));
  if (!summary) throw new Error('No changes');
  const about = { summary, unit, isPartial: false, isOld };
  return {
    where: rangeWords({ ...about, range }).where,
    whole: describeRange({ ...about, address: `0x${'1'.repeat(40)}`, chainId: 1, newest }),
  };
}

test.for(cases.spoken)(
  'a change is read out as $name, and its transaction as recorded with it',
  ({ change, words }) => {
    const said = describeChange(changeAt(9, { value: '7', delta: '2', ...change }), changeAt(4, { value: '5' }), unit);

    expect(said).toContain(words);
    expect(said).toMatch(/, recorded with 0xcdcd…cdcd$/);
  },
);

describe('the words of a balance', () => {
  test.for(cases.ranges)('name the range $range as of now, and as of when it was asked', ({ range, now, then }) => {
    expect([false, true].map((isOld) => words(range as RangeName, isOld).where)).toEqual([now, then]);
  });

  test('give the balance as of now, and as of when it was asked', () => {
    expect(words('All', false).whole).toContain('now 2 ETH.');
    expect(words('All', true).whole).toContain('latest 2 ETH.');
    expect(words('All', true).whole).not.toContain('now');
  });

  test.for(cases.ages)('are old, asked at $asOf, $later ms later: $isOld', ({ asOf, later, isOld }) => {
    expect(isLongAgo(asOf, askedMs + later)).toBe(isOld);
  });
});

const most = '9'.repeat(78);
const history: BalanceExport = {
  chainId: 1,
  address: '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  unit: { symbol: 'ETH', decimals: 18 },
  changes: [
    changeAt(3, { value: most, delta: `-${most}`, approximateTime: '2026-11-01T00:03:00.000Z' }),
    changeAt(2, { value: '0', delta: null, approximateTime: null, transactionHash: null }),
    changeAt(1, { value: '-1', delta: '-5', approximateTime: null, transactionHash: null }),
  ],
  count: 3,
  range: 'All',
  asOf: '2026-11-21T10:00:00Z',
  isComplete: false,
  isSample: false,
};
const textOf = (of: BalanceExport, form: 'csv' | 'json') => [...toBalanceFile(of, form).pieces].join('');

test('CSV has what it is of, and every digit; negative numbers stay numbers', () => {
  expect(textOf(history, 'csv').split('\r\n')).toEqual(cases.csv);
});

test('a change whose beginning is known is given with it', () => {
  const changes = [changeAt(9, { value: '7', delta: '2' }), changeAt(4, { value: '5' })];
  const whole = { ...history, changes, count: 2 };
  const { changes: rows } = JSON.parse(textOf(whole, 'json'));

  expect(rows[0]).toMatchObject({ block_number: 9, since_block: 4, change_wei: '2' });
  expect(rows[0]).not.toHaveProperty('transaction_hash');
  expect(rows[1].since_block).toBeNull();
});

test('JSON has the same as strings', () => {
  const recorded_with_transaction = `0x${'cd'.repeat(32)}`;
  const file = JSON.parse(textOf(history, 'json'));

  expect(file).toMatchObject({ chain_id: 1, address: expect.stringMatching(/^0xd8dA/), is_complete: false, count: 3 });
  expect(file).toMatchObject({ chain: 'Ethereum', coin: 'ETH', decimals: 18, as_of: history.asOf });
  expect(file.changes[0]).toMatchObject({ balance_wei: most, change_wei: `-${most}`, recorded_with_transaction });
  expect(file.changes[1]).toMatchObject({ change_wei: null, change: null, approximate_time: null });
  expect(file.changes[2].change).toBe('-0.000000000000000005');
});

test.for(['csv', 'json'] as const)('a file of nothing is whole: %s', (form) => {
  const text = textOf({ ...history, changes: [], count: 0, asOf: null }, form);

  if (form === 'json') expect(JSON.parse(text)).toMatchObject({ changes: [], as_of: null });
  else expect(text.split('\r\n')).toHaveLength(13);
});

test('a file contains the chosen range, whose oldest change names what was before it', () => {
  const changes = [changeAt(9, { value: '7', delta: '2' }), changeAt(4, { value: '5' })];
  const file = JSON.parse(textOf({ ...history, changes, count: 1, range: '1W' }, 'json'));

  expect(file).toMatchObject({ range: '1W', count: 1, changes: [{ block_number: 9, since_block: 4 }] });
  expect(file.changes).toHaveLength(1);
});

test('the name has the chain, the address, the day and the range', () => {
  expect(toBalanceFile(history, 'csv').name).toBe(
    'hashlens-balance-1-0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045-2026-11-21-All.csv',
  );
});

test('a file of the sample says so in its name and in the first column of each row', () => {
  const sample = { ...history, isSample: true };
  const lines = textOf(sample, 'csv').split('\r\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#'));

  expect(toBalanceFile(sample, 'csv').name).toMatch(/^hashlens-sample-balance-1-0xd8dA/);
  expect(rows.map((row) => row.split(',', 2))).toEqual([
    ['\ufeffsource', 'block_number'],
    ['sample', '3'],
    ['sample', '2'],
    ['sample', '1'],
  ]);
  const { changes } = JSON.parse(textOf(sample, 'json'));
  expect(changes.map((change: object) => Object.entries(change)[0])).toEqual(
    Array.from({ length: 3 }, () => ['source', 'sample']),
  );
});

test('a coin without decimals has no point', () => {
  const text = textOf(
    { ...history, unit: { symbol: 'X', decimals: 0 }, changes: [changeAt(1, { value: '7' })], count: 1 },
    'csv',
  );

  expect(text).toContain(',7,7,');
});

test.for(named(cases.rows))('%s', ([, { before, after, row, expected }]) => {
  const toChanges = (blocks: number[]) => blocks.map((block) => changeAt(block));

  expect(keptRow(toChanges(before), toChanges(after), row)).toBe(expected);
});

const lineOf = (changes: number[]): StepLine => ({
  axis: 'block',
  start: 0,
  places: changes.map((_, at) => at * 10),
  balances: changes.map(() => 1),
  changes,
  rows: changes.map((_, at) => changes.length - 1 - at),
  tens: 0,
  base: 0n,
});

describe('the largest changes', () => {
  test('are the three that move the balance most, either way, in their order', () => {
    expect(largestChanges(lineOf([1, -9, 3, 8, -2, 7, 6, 0]), null)).toEqual([1, 3, 5]);
  });

  test('are only those of at least a tenth of the largest', () => {
    expect(largestChanges(lineOf([100, 5, 9, 12, 3]), null)).toEqual([0, 3]);
  });

  test('are those in view', () => {
    expect(largestChanges(lineOf([90, 1, 2, 3, 4, 5, 6, 80]), { from: 5, to: 65 })).toEqual([4, 5, 6]);
  });

  test('are empty if there are hardly any changes, or none is recorded', () => {
    expect(largestChanges(lineOf([5, 4, 3]), null)).toEqual([]);
    expect(largestChanges(lineOf([0, 0, 0, 0, 0, 0]), null)).toEqual([]);
    expect(largestChanges(lineOf([]), null)).toEqual([]);
  });

  test('prefer the older of equal ones', () => {
    expect(largestChanges(lineOf([5, 5, 5, 5, 5, 5, 5]), null)).toEqual([0, 1, 2]);
  });
});

const huge = `1${'0'.repeat(77)}`;
const unsorted: BalanceChange[] = [
  changeAt(5, { value: `${huge.slice(0, -1)}1`, delta: '1' }),
  changeAt(4, { value: huge, delta: null }),
  changeAt(3, { value: '0', delta: `-${huge}` }),
  changeAt(2, { value: '7', delta: '0' }),
  changeAt(1, { value: '7', delta: '7' }),
];

test.for(cases.orders)('sorts by $by, rising $isRising, to the last digit', ({ by, isRising, blocks }) => {
  expect(sortChanges(unsorted, { by: by as Order['by'], isRising }).map((row) => unsorted[row]?.blockNumber)).toEqual(
    blocks,
  );
});

test('the same column turns round, another one begins with the largest', () => {
  const first: Order = { by: 'block', isRising: false };

  expect(orderAfter(first, 'block')).toEqual({ by: 'block', isRising: true });
  expect(orderAfter({ by: 'block', isRising: true }, 'change')).toEqual({ by: 'change', isRising: false });
});
