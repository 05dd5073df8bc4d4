import { serveChainTable } from '../fuzz/serve-chain-table.ts';
import { type Figure, toRow } from './row.ts';

const leastRate = 97;
const fewestCases = 150;

/** How often the first chain that is asked is the right one: what is wrong costs a request and its credits. */
export const chainTable: Figure = {
  name: 'chains',
  needsBuild: false,
  measure: async () => {
    serveChainTable();
    const { guessAll } = await import('./chain-guesses.ts');
    const guesses = guessAll();
    const rate = (hits: number) => Math.round((hits / guesses.length) * 1000) / 10;
    const right = rate(guesses.filter(({ isChain }) => isChain).length);
    const explained = rate(guesses.filter(({ isChain, isReason }) => isChain && isReason).length);
    const budget = `≥ ${leastRate}, ≥ ${fewestCases} cases`;
    const isEnough = guesses.length >= fewestCases;
    const note = `${guesses.length} cases`;
    return [
      toRow({
        what: 'chain right at the first guess',
        measured: right,
        unit: '%',
        budget,
        ok: isEnough && right >= leastRate,
        note,
      }),
      toRow({
        what: 'chain and reason right',
        measured: explained,
        unit: '%',
        budget,
        ok: isEnough && explained >= leastRate,
        note,
      }),
    ];
  },
};
