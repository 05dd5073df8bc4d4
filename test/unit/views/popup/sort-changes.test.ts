import { expect, test } from 'vitest';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import { type Order, orderAfter, sortChanges } from '../../../../src/views/popup/sort-changes.ts';
import { changeAt } from './samples.ts';
import cases from './sort-changes.cases.json' with { type: 'json' };

const huge = `1${'0'.repeat(77)}`;
const changes: BalanceChange[] = [
  changeAt(5, { value: `${huge.slice(0, -1)}1`, delta: '1' }),
  changeAt(4, { value: huge, delta: null }),
  changeAt(3, { value: '0', delta: `-${huge}` }),
  changeAt(2, { value: '7', delta: '0' }),
  changeAt(1, { value: '7', delta: '7' }),
];

test.for(cases.orders)('sorts by $by, rising $isRising, to the last digit', ({ by, isRising, blocks }) => {
  expect(sortChanges(changes, { by: by as Order['by'], isRising }).map((row) => changes[row]?.blockNumber)).toEqual(
    blocks,
  );
});

test('the same column turns round, another one begins with the largest', () => {
  const first: Order = { by: 'block', isRising: false };

  expect(orderAfter(first, 'block')).toEqual({ by: 'block', isRising: true });
  expect(orderAfter({ by: 'block', isRising: true }, 'change')).toEqual({ by: 'change', isRising: false });
});
