import { columns } from 'virtual:chain-table';
import type { Chain } from '../models/chain.ts';
import { chainColours, chainParting, hostedChainIds } from './chain-data.ts';
/** A known chain. `decimals` and `symbol` are the native coin's; `hosted` chains are certainly served. */
export type ChainEntry = {
  id: number;
  name: string;
  symbol: string;
  decimals: number;
  testnet: boolean;
  hosted: boolean;
};

const names = columns.names.split(chainParting);
const symbols = columns.symbols.split(chainParting);
const decimals = columns.decimals.split(',');
const places = new Map<number, number>();
let newest = 0;
for (const [place, step] of columns.steps.entries()) {
  newest += step;
  places.set(newest, place);
}

function toEntry(id: number, place: number): ChainEntry {
  return {
    id,
    name: names[place] ?? '',
    symbol: symbols[place] ?? '',
    decimals: Number(decimals[place] || 18),
    testnet: columns.testnets[place] === '1',
    hosted: hostedChainIds.has(id),
  };
}

const entries = new Map<number, ChainEntry>();

/** Returns the chain with this id; undefined if it is unknown. */
export function chainById(id: number): ChainEntry | undefined {
  const place = places.get(id);
  const entry = entries.get(id) ?? (place === undefined ? undefined : toEntry(id, place));
  if (entry) entries.set(id, entry);
  return entry;
}

/** Returns the chains of whose names the first four letters pass, without creating an entry for every chain. */
export function chainsByStart(isWanted: (start: string) => boolean): ChainEntry[] {
  const wanted = [...places].filter(([, place]) => isWanted(names[place]?.slice(0, 4) ?? ''));
  return wanted.flatMap(([id]) => chainById(id) ?? []);
}

/** Returns every known chain, by id. */
export function allChains(): ChainEntry[] {
  return [...places.keys()].flatMap((id) => chainById(id) ?? []);
}

/** Returns the chain as users see it. An unknown one is "Chain 123". */
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

/** Returns the `#rrggbb` colour of the chain's dot. Without a colour of our own, it is derived from the id. */
export function chainColour(id: number): string {
  // Multiples of the golden angle put neighbouring ids far apart on the colour wheel.
  return chainColours[id] ?? toHex((id * 137.508) % 360);
}
