import { serveTables } from '../fuzz/serve-tables.ts';
import { atLeast, type Row, toRow } from './measure/row.ts';

/** Measures how often the first chain asked is the right one. A wrong one costs a request and its credits. */
export async function measureChainTable(): Promise<Row[]> {
  serveTables();
  const { guessAll } = await import('../unit/chains/guess-all.ts');
  const guesses = guessAll();
  const right = guesses.filter(({ isChain }) => isChain);
  const rateOf = (figure: string, hits: number, goal?: ReturnType<typeof atLeast>) => {
    const note = `${guesses.length} cases; the goal is meant for 1,000 real ones`;
    const measured = Math.round((hits / guesses.length) * 1000) / 10;
    const isComplete = guesses.length >= 150;
    return toRow({ figure, measured, unit: '%', budget: atLeast(97, '%'), ...(goal && { goal }), isComplete, note });
  };
  return [
    rateOf('right chain at the first guess', right.length, atLeast(99.5, '%')),
    rateOf('right chain, and the right reason for it', right.filter(({ isReason }) => isReason).length),
  ];
}
