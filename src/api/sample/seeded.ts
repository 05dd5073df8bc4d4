/** Throws dice that always fall the same way for the same seed. */
export type Dice = {
  /** An integer from 0 up to, not including, `sides` (at most 2^32). */
  below: (sides: number) => number;
  /** One of the given things. */
  oneOf: <T>(things: readonly [T, ...T[]]) => T;
};

/** Gives dice for a seed. Not random and not for secrets: the same text gives the same throws for ever. */
export function createDice(seed: string): Dice {
  let state = toSeedNumber(seed);
  const below = (sides: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    return mix(state) % sides;
  };
  return { below, oneOf: (things) => things[below(things.length)] ?? things[0] };
}

/** Gives `0x` and `digits` hex digits for a seed; looks like a hash, and is one of nothing. */
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
