import { rows } from 'virtual:chain-table';
import type { Chain } from '../models/chain.ts';
import type { ChainRow } from './build/chain-table.ts';
import { chainColours } from './chain-colours.ts';
import { hostedChainIds } from './hosted-chains.ts';
import { moreChains } from './more-chains.ts';

/** What we know of a chain. `decimals` and `symbol` are the native coin's; `hosted` chains are surely served. */
export type ChainEntry = {
  id: number;
  name: string;
  symbol: string;
  decimals: number;
  testnet: boolean;
  explorers: { name: string; url: string }[];
  hosted: boolean;
};

// "Linea Mainnet" beside "Ethereum" says nothing more than "Linea"; testnets always say that they are one.
function toName(name: string): string {
  return name.replace(/ Main[nN]et$/, '');
}

// These are called so by everybody, their makers included.
const fullNames = new Set(['OP Mainnet']);

function toEntry([id, name, symbol, decimals, testnet, explorers]: ChainRow): ChainEntry {
  return {
    id,
    name: fullNames.has(name) ? name : toName(name),
    symbol,
    decimals,
    testnet: testnet === 1,
    explorers: explorers.map(([explorer, url]) => ({ name: explorer, url })),
    hosted: hostedChainIds.has(id),
  };
}

const rowsById = new Map([...rows, ...moreChains].map((row) => [row[0], row]));
const entries = new Map<number, ChainEntry>();

/** The chain with this id, or undefined where nobody has told us of it. */
export function chainById(id: number): ChainEntry | undefined {
  const row = rowsById.get(id);
  const entry = entries.get(id) ?? (row && toEntry(row));
  if (entry) entries.set(id, entry);
  return entry;
}

/** Every explorer's address with its chain, in no order; without making an entry of each chain, which takes its time. */
export function allExplorers(): { chainId: number; url: string }[] {
  return [...rowsById.values()].flatMap(([chainId, , , , , explorers]) =>
    explorers.map(([, url]) => ({ chainId, url })),
  );
}

/** The chains whose names' first four letters pass, without making an entry of every chain. */
export function chainsByStart(isWanted: (start: string) => boolean): ChainEntry[] {
  const wanted = [...rowsById.values()].filter(([, name]) => isWanted(name.slice(0, 4)));
  return wanted.flatMap(([id]) => chainById(id) ?? []);
}

/** Every chain we know, by id. */
export function allChains(): ChainEntry[] {
  const ids = [...rowsById.keys()].sort((a, b) => a - b);
  return ids.flatMap((id) => chainById(id) ?? []);
}

/** The chain as people see it; one that nobody has told us of is "Chain 123". */
export function toChain(id: number): Chain {
  return { id, name: chainById(id)?.name ?? `Chain ${id}` };
}

function toHex(hue: number): string {
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const value = 0.5 - 0.3 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A `#rrggbb` colour of our own for the chain's dot; for chains without one, always the same by its id. */
export function chainColour(id: number): string {
  // Multiples of the golden angle put neighbouring ids far apart on the colour wheel.
  return chainColours[id] ?? toHex((id * 137.508) % 360);
}
