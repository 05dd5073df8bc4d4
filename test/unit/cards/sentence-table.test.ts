import { describe, expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { about, ofTransaction } from './build-models.ts';
import { allCases } from './sentences/all-cases.ts';

describe.for(Object.entries(allCases))('%s', ([, cases]) => {
  test.for(Object.entries(cases))('%s', ([, [transaction, says, detail, chainId = 1]]) => {
    const { headline } = ofTransaction(transaction, {
      chosen: { ...about.chosen, chain: { id: chainId, name: 'Chain' } },
    });

    expect([textOf(headline.parts), headline.detail && textOf(headline.detail)]).toEqual([says, detail]);
  });
});

test('the table has at least 300 cases, no two the same', () => {
  const cases = Object.values(allCases).flatMap((cases) => Object.values(cases));
  const distinct = new Set(cases.map(([transaction, , , chainId]) => JSON.stringify([transaction, chainId])));

  expect(distinct.size).toBe(cases.length);
  expect(distinct.size).toBeGreaterThanOrEqual(300);
});
