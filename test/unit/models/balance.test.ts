import { expect, test } from 'vitest';
import { recordedBefore } from '../../../src/models/balance.ts';
import cases from './balance.json' with { type: 'json' };

type Numbers = { blockNumber: number; value: string; delta?: string };

const toChange = (numbers: Numbers) => ({ delta: null, approximateTime: null, transactionHash: null, ...numbers });

test.for(cases)(
  'the block of the balance before a change is known where the sum says so: $what',
  ({ change, before, block }) => {
    expect(recordedBefore(toChange(change), before && toChange(before))).toBe(block);
  },
);
