import { serveTables } from '../fuzz/serve-tables.ts';
import { atLeast, type Row, toRow } from './measure/row.ts';

const fewestCases = 150;

/** Measures how often the first chain asked is the right one. A wrong one costs a request and its credits. */
export async function measureChainTable(): Promise<Row[]> {
  serveTables();
  const { guessAll } = await import('../unit/chains/guess-all.ts');
  const guesses = guessAll();
  const rate = (hits: number) => Math.round((hits / guesses.length) * 1000) / 10;
  const shared = {
    unit: '%',
    budget: atLeast(97, '%'),
    isComplete: guesses.length >= fewestCases,
    note: `${guesses.length} cases; the goal is meant for 1,000 real ones`,
  };
  return [
    toRow({
      ...shared,
      figure: 'right chain at the first guess',
      measured: rate(guesses.filter(({ isChain }) => isChain).length),
      goal: atLeast(99.5, '%'),
    }),
    toRow({
      ...shared,
      figure: 'right chain, and the right reason for it',
      measured: rate(guesses.filter(({ isChain, isReason }) => isChain && isReason).length),
    }),
  ];
}
