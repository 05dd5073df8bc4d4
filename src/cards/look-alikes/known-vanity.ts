/**
 * What many addresses that nobody forged begin with. Without what a chain has many of, a page about its system
 * contracts or tokens would be full of warnings; digits behind it count as ever.
 */
const knownBeginnings = [
  // Padding: precompiles, system contracts, and all that was searched for cheap calldata (Seaport, Permit2, …).
  '0+',
  // The OP Stack's predeploys, and those of Blast, Scroll and Taiko: a number behind zeros.
  '(?:4200|4300|5300|1670(?:0\\d)?)0{12,}',
  // The tokens of Tempo, each 0x20c0 and a number.
  '20c00{12,}',
  // What bundlers write in place of a factory for EIP-7702.
  '7702(?:[\\da-f]{2})?0{12,}',
].map((form) => new RegExp(`^${form}`));

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

/** The digits of a beginning, two addresses' common one, that are no coincidence. Lower case, without 0x. */
export function withoutKnownBeginning(start: string): string {
  const known = knownBeginnings.map((form) => form.exec(start)?.[0].length ?? 0);
  return start.slice(Math.max(...known));
}

/** The same of an ending. */
export function withoutKnownEnding(end: string): string {
  const known = knownEndings.find((ending) => end.endsWith(ending));
  return known === undefined ? end : end.slice(0, -known.length);
}

/** True for the 40 lower-case digits of an address that stands for nobody. The zero address begins like all zeros. */
export function isNobody(digits: string): boolean {
  return nobodies.has(digits);
}
