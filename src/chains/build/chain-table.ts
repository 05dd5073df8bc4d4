import * as viemChains from 'viem/chains';
import type { Plugin } from 'vite';

const moduleId = 'virtual:chain-table';

/** One chain as the build condenses it: id, name, symbol, decimals, 1 for testnets, explorers as [name, url]. */
export type ChainRow = [
  id: number,
  name: string,
  symbol: string,
  decimals: number,
  testnet: 0 | 1,
  explorers: [name: string, url: string][],
];

/** viem's maintained chain list, condensed; where several entries share an id, the first by name stays. */
export function condenseChains(): ChainRow[] {
  const rows = new Map<number, ChainRow>();
  for (const chain of Object.values(viemChains)) {
    if (rows.has(chain.id)) continue;
    const explorers = Object.values(chain.blockExplorers ?? {}).map(({ name, url }): [string, string] => [name, url]);
    const { symbol, decimals } = chain.nativeCurrency;
    rows.set(chain.id, [chain.id, chain.name, symbol, decimals, chain.testnet ? 1 : 0, explorers]);
  }
  return [...rows.values()].sort((a, b) => a[0] - b[0]);
}

/** Gives the bundle `virtual:chain-table`, made at build so that viem itself never ships. */
export function chainTable(): Plugin {
  return {
    name: 'chain-table',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export const rows = ${JSON.stringify(condenseChains())};` : undefined),
  };
}
