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

/** What we read of an entry of viem's list. */
export type ListedChain = {
  id: number;
  name: string;
  nativeCurrency: { symbol: string; decimals: number };
  testnet?: boolean | undefined;
  blockExplorers?: { [key: string]: { name: string; url: string } } | undefined;
};

function toRow(chain: ListedChain): ChainRow {
  const explorers = Object.values(chain.blockExplorers ?? {})
    .map(({ name, url }): [string, string] => [name, url])
    // Development chains name http://localhost; a link of ours is https or none.
    .filter(([, url]) => url.startsWith('https://'));
  const { symbol, decimals } = chain.nativeCurrency;
  return [chain.id, chain.name, symbol, decimals, chain.testnet ? 1 : 0, explorers];
}

// Where ids collide (999 is HyperEVM and two test networks), people mean the main network that has an explorer.
function isBetter([, , , , testnet, explorers]: ChainRow, other: ChainRow): boolean {
  if (testnet !== other[4]) return testnet < other[4];
  return explorers.length > 0 && other[5].length === 0;
}

/**
 * viem's maintained chain list, condensed and sorted by id. Of entries that share an id, main networks come
 * before testnets, then those with an explorer, then the first by viem's name for it.
 */
export function condenseChains(chains: { [name: string]: ListedChain } = viemChains): ChainRow[] {
  const rows = new Map<number, ChainRow>();
  for (const [, chain] of Object.entries(chains).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const row = toRow(chain);
    const known = rows.get(chain.id);
    if (!known || isBetter(row, known)) rows.set(chain.id, row);
  }
  return [...rows.values()].sort((a, b) => a[0] - b[0]);
}

// Browsers read a long text of JSON in a fraction of the time that they take for the same as code.
function toModule(rows: ChainRow[]): string {
  return `export const rows = JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
}

/** Gives the bundle `virtual:chain-table`, made at build so that viem itself never ships. */
export function chainTable(): Plugin {
  return {
    name: 'chain-table',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? toModule(condenseChains()) : undefined),
  };
}
