import * as viemChains from 'viem/chains';
import { chainParting } from '../chains/chain-parting.ts';
import { dataModules, toModule } from './data-modules.ts';
import { moreChains } from './more-chains.ts';

/** One chain as the build condenses it: id, name, symbol, decimals, 1 for testnets, explorers as [name, url]. */
export type ChainRow = [
  id: number,
  name: string,
  symbol: string,
  decimals: number,
  testnet: 0 | 1,
  explorers: ChainExplorer[],
];

/** An explorer's name and https address. @public The declaration of the build's modules names it, which no checker sees. */
export type ChainExplorer = [name: string, url: string];

/**
 * The chains without their explorers, column by column, in the order of their ids: half the size of rows once it is
 * packed, and the popup loads it each time. `steps` are the ids' distances, `symbols` and `names` are parted by
 * `chainParting`, `decimals` are empty for the usual 18, `testnets` have a 1 for each that is one. @public As above.
 */
export type ChainColumns = { steps: number[]; names: string; symbols: string; decimals: string; testnets: string };

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

// These are called so by everybody, their makers included.
const fullNames = new Set(['OP Mainnet']);

// "Linea Mainnet" beside "Ethereum" says nothing more than "Linea"; testnets always say that they are one.
function toName(name: string): string {
  return fullNames.has(name) ? name : name.replace(/ Main[nN]et$/, '');
}

function toColumns(rows: ChainRow[]): ChainColumns {
  const lines = (texts: string[]) => {
    if (texts.some((text) => text.includes(chainParting)))
      throw new Error(`A chain has a “${chainParting}” in its words.`);
    return texts.join(chainParting);
  };
  return {
    steps: rows.map(([id], at) => id - (rows[at - 1]?.[0] ?? 0)),
    names: lines(rows.map(([, name]) => toName(name))),
    symbols: lines(rows.map(([, , symbol]) => symbol)),
    decimals: rows.map(([, , , decimals]) => (decimals === 18 ? '' : decimals)).join(),
    testnets: rows.map(([, , , , testnet]) => testnet).join(''),
  };
}

function toExplorers(rows: ChainRow[]): [id: number, explorers: ChainExplorer[]][] {
  return rows.flatMap(([id, , , , , explorers]) => (explorers.length > 0 ? [[id, explorers]] : []));
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

/** The code of the modules that the build makes, by their names. */
export function toChainModules(): { [moduleId: string]: string } {
  const rows = [...new Map([...condenseChains(), ...moreChains].map((row) => [row[0], row])).values()];
  rows.sort(([id], [other]) => id - other);
  return {
    'virtual:chain-table': toModule('columns', toColumns(rows)),
    'virtual:chain-explorers': toModule('explorersByChain', toExplorers(rows)),
  };
}

/**
 * Gives the bundle `virtual:chain-table` and, for who needs their explorers too, `virtual:chain-explorers`, made at
 * build so that viem itself never ships.
 */
export const chainTable = () => dataModules('chain-table', toChainModules);
