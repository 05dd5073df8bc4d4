import { columns } from 'virtual:chain-table';
import type { Chain } from '../models/chain.ts';
import { hostedChainIds } from './hosted-chains.ts';

/** A known chain. `decimals` and `symbol` are the native coin's; `hosted` chains are certainly served. */
export type ChainEntry = {
  id: number;
  name: string;
  symbol: string;
  decimals: number;
  testnet: boolean;
  hosted: boolean;
};

const { steps, separator, testnets, ...lists } = columns();
const names = lists.names.split(separator);
const symbols = lists.symbols.split(separator);
const decimals = lists.decimals.split(',');
const places = new Map<number, number>();
let newest = 0;
for (const [place, step] of steps.entries()) {
  newest += step;
  places.set(newest, place);
}

function toEntry(id: number, place: number): ChainEntry {
  return {
    id,
    name: names[place] ?? '',
    symbol: symbols[place] ?? '',
    decimals: Number(decimals[place] || 18),
    testnet: testnets[place] === '1',
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

/**
 * Returns the chains for which `isWanted` accepts the first four letters of the name. Creates entries for these only.
 */
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

/** Our own colours for the most common chains, for the dot beside the name. */
const chainColours: { [id: number]: string } = {
  1: '#627eea',
  10: '#ff0420',
  56: '#d9a50a',
  61: '#3ab83a',
  100: '#3e6957',
  130: '#f50db4',
  137: '#8247e5',
  143: '#836ef9',
  146: '#fe9a4c',
  250: '#1969ff',
  324: '#4e529a',
  480: '#6b6b6b',
  999: '#4fb8a3',
  1101: '#7b3fe4',
  2741: '#1fae6b',
  5000: '#3f8f84',
  7777777: '#a1723a',
  8453: '#0052ff',
  33139: '#0054fa',
  34443: '#a8b800',
  42161: '#28a0f0',
  42170: '#e57310',
  42220: '#b59a00',
  43114: '#e84142',
  57073: '#7132f5',
  59144: '#3ba0b8',
  80094: '#814625',
  81457: '#b3b300',
  534352: '#c98a4b',
  11155111: '#9aa0b5',
};

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
