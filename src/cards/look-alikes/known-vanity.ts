/**
 * What the contracts of one family begin with: a number follows. Without what a chain has many of, a page about its
 * system contracts or tokens would be full of warnings; one that only begins like a family is compared as any other.
 */
const families = [
  // Taiko's system contracts, on its several chains.
  /^1670\d\d(?=0{12})/,
  // The tokens of Tempo.
  /^20c0(?=0{12})/,
  // What bundlers write in place of a factory for EIP-7702.
  /^7702[\da-f]{2}(?=0{12})/,
];

/** What launchpads search for at the end of every token that they make. */
const knownEndings = [
  // Clanker's tokens.
  '4b07',
  // four.meme's tokens.
  '4444',
];

/** What is no account at all: nobody's money is at stake if it is taken for another. */
const nobodies = new Set([
  // The placeholder for a chain's own coin.
  'e'.repeat(40),
  // What a contract's address is moved by on its way from the base layer.
  `1111${'0'.repeat(32)}1111`,
  // Burn addresses.
  'dead'.repeat(10),
  'dead000000000000000042069420694206942069',
]);

/**
 * How many digits at the beginning of two addresses are no coincidence, as both are of one family. Takes 40 lower-case
 * digits each. Zeros at the beginning are another matter: whoever searches for cheap calldata has them.
 */
export function countFamilyDigits(one: string, other: string): number {
  const family = families.find((form) => form.test(one) && form.test(other));
  return family?.exec(one)?.[0].length ?? 0;
}

/** The digits of an ending, two addresses' common one, that are no launchpad's. */
export function withoutKnownEnding(end: string): string {
  const known = knownEndings.find((ending) => end.endsWith(ending));
  return known === undefined ? end : end.slice(0, -known.length);
}

/** True for the 40 lower-case digits of an address that stands for nobody. The zero address begins like all zeros. */
export function isNobody(digits: string): boolean {
  return nobodies.has(digits);
}
