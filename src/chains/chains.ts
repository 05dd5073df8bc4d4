import { columns } from 'virtual:chain-table';
import type { Chain } from '../models/chain.ts';

/** A known chain. `decimals` and `symbol` are the native coin's; `hosted` chains are certainly served. */
export type ChainEntry = {
  id: number;
  name: string;
  symbol: string;
  decimals: number;
  testnet: boolean;
  hosted: boolean;
};

/**
 * The chains that the service hosts itself, according to its public list. It may serve others, which only it knows.
 * Main networks first, then testnets.
 */
export const hostedChainIds: ReadonlySet<number> = new Set([
  1, 10, 30, 61, 100, 109, 122, 130, 137, 148, 177, 239, 314, 324, 488, 592, 698, 714, 747, 869, 1514, 1868, 1890, 2288,
  2366, 4326, 4663, 6497, 7000, 8021, 8453, 8822, 13371, 32769, 34443, 42161, 42170, 42220, 42793, 73115, 101010,
  102030, 534352, 612055, 245022934,

  31, 63, 81, 123, 300, 545, 1073, 1075, 1076, 1301, 1315, 1891, 1946, 2368, 2391, 3941, 3945, 3946, 4888, 8408, 10200,
  13473, 33101, 73114, 84532, 102031, 102032, 127823, 222888, 314159, 323432, 325000, 421614, 534351, 560048, 612044,
  5042002, 5278000, 11142220, 11155111, 11155420, 20180427, 245022926, 420120000, 420120001, 3735928814,
]);

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
