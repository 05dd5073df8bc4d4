import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A sample chain's newest block and its constant block time. */
type Pace = { head: number; blockMs: number };

/** Block numbers are fixed and times follow from `now`, so ages look fresh and cursors stay valid from page to page. */
const paceOf: { [chainId: number]: Pace } = {
  1: { head: 26_464_210, blockMs: 12_000 },
  42161: { head: 528_104_900, blockMs: 250 },
};

/** The ids of the sample's chains. */
export const ethereum = 1;
export const arbitrum = 42161;

/** A block in the sample, and the current time in ms. */
export type BlockMoment = { chainId: number; block: number; now: number };

/** Returns the number of the block from this many minutes before the newest one. */
export function minutesAgo(chainId: number, minutes: number): number {
  const { head, blockMs } = toPace(chainId);
  return head - Math.round((minutes * 60_000) / blockMs);
}

/** Returns a block's confirmations, counting the block itself, as the explorer does. */
export function toConfirmations({ chainId, block }: { chainId: number; block: number }): number {
  return toPace(chainId).head - block + 1;
}

/** Returns the time of a block in ms, rounded down to whole seconds. */
function toBlockTimeMs({ chainId, block, now }: BlockMoment): number {
  const { head, blockMs } = toPace(chainId);
  return Math.floor((now - (head - block) * blockMs) / 1000) * 1000;
}

/** Returns a time with six decimals, as the API writes times of transactions and transfers. */
export function toLongTime(moment: BlockMoment): string {
  return new Date(toBlockTimeMs(moment)).toISOString().replace('.000Z', '.000000Z');
}

/** Returns a time without decimals, as the API writes times of balance changes. */
export function toShortTime(moment: BlockMoment): string {
  return new Date(toBlockTimeMs(moment)).toISOString().replace('.000Z', 'Z');
}

function toPace(chainId: number): Pace {
  return paceOf[chainId] ?? { head: 26_464_210, blockMs: 12_000 };
}

/** A pseudo-random generator with the same sequence for the same seed. */
export type Dice = {
  /** An integer from 0 up to, not including, `sides` (at most 2^32). */
  below: (sides: number) => number;
  /** One of the given values. */
  oneOf: <T>(things: readonly [T, ...T[]]) => T;
};

/** Creates a generator from a seed. Not for secrets: the same seed always yields the same sequence. */
export function createDice(seed: string): Dice {
  let state = toSeedNumber(seed);
  const below = (sides: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mix(state) % sides;
  };
  return { below, oneOf: (things) => things[below(things.length)] ?? things[0] };
}

/** Returns keccak-256 of a sentence as `0x` and 64 hex digits, which is not the hash of anything on any chain. */
export function hashSentence(sentence: string): string {
  return `0x${bytesToHex(keccak_256(utf8ToBytes(sentence)))}`;
}

/** Returns `0x` and `digits` hex digits from a seed, for data that is neither a hash nor an address. */
export function toSeededHex(seed: string, digits = 64): string {
  const dice = createDice(seed);
  let hex = '';
  while (hex.length < digits) hex += dice.below(0x10000).toString(16).padStart(4, '0');
  return `0x${hex.slice(0, digits)}`;
}

/** FNV-1a over UTF-16 units. */
function toSeedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** The mixing step of mulberry32. */
function mix(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
