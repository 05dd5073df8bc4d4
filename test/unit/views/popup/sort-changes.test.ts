import { expect, test } from 'vitest';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import { type Order, orderAfter, sortChanges } from '../../../../src/views/popup/sort-changes.ts';
import { changeAt } from './samples.ts';

const huge = `1${'0'.repeat(77)}`;
const changes: BalanceChange[] = [
  changeAt(5, { value: `${huge.slice(0, -1)}1`, delta: '1' }),
  changeAt(4, { value: huge, delta: null }),
  changeAt(3, { value: '0', delta: `-${huge}` }),
  changeAt(2, { value: '7', delta: '0' }),
  changeAt(1, { value: '7', delta: '7' }),
];

test.for<[Order['by'], boolean, number[]]>([
  ['block', false, [5, 4, 3, 2, 1]],
  ['block', true, [1, 2, 3, 4, 5]],
  ['balance', false, [5, 4, 2, 1, 3]],
  ['balance', true, [3, 2, 1, 4, 5]],
  ['change', false, [1, 5, 2, 3, 4]],
  ['change', true, [3, 2, 5, 1, 4]],
])('sorts by %s, rising %j, to the last digit', ([by, isRising, blocks]) => {
  expect(sortChanges(changes, { by, isRising }).map((row) => changes[row]?.blockNumber)).toEqual(blocks);
});

test('the same column turns round, another one begins with the largest', () => {
  const first: Order = { by: 'block', isRising: false };

  expect(orderAfter(first, 'block')).toEqual({ by: 'block', isRising: true });
  expect(orderAfter({ by: 'block', isRising: true }, 'change')).toEqual({ by: 'change', isRising: false });
});
