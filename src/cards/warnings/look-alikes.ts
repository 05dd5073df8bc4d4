/** Two different addresses that the user may confuse. `isBeside`: the second one is not the card's. */
export type LookAlikes = { pair: [one: string, other: string]; isBeside: boolean };

type Candidate = { hash: string; digits: string };

const mostOfEach = 200;
const mostWatched = 1000;
// Fewer shared digits are always coincidence. Checked first: most pairs share none, and a long list has a million
// pairs.
const fewestDigits = 6;

/**
 * Finds pairs of different addresses that are too similar to be coincidence: first two of the card's `own` addresses,
 * then an own and a `watched` one, then an own one and one `beside` it on the page. Skips values that are not
 * addresses, and everything after the first `most` own, 1,000 watched and 200 other ones.
 */
export function findLookAlikes(
  own: string[],
  beside: string[] = [],
  watched: string[] = [],
  most = mostOfEach,
): LookAlikes[] {
  const seen = new Set<string>();
  const watchedDigits = new Set(toCandidates(watched, mostWatched).map(({ digits }) => digits));
  const take = (hashes: string[], limit: number) =>
    toCandidates(hashes, limit).filter(({ digits }) => !seen.has(digits) && !isNobody(digits) && seen.add(digits));
  const ownOnes = take(own, most);
  const watchedOnes = take(watched, mostWatched);
  const besideOnes = take(beside, mostOfEach);
  const { length } = ownOnes;
  const pairs = (length * (length - 1)) / 2 + length * besideOnes.length;
  const ownWatched = ownOnes.filter(({ digits }) => watchedDigits.has(digits)).length;
  const pairsWithWatched = length * watchedDigits.size + ownWatched * besideOnes.length;

  const isAlike = (one: Candidate, other: Candidate) => {
    const agreement = toAgreement(one.digits, other.digits);
    if (agreement === null) return false;
    const isOfWatched = watchedDigits.has(one.digits) !== watchedDigits.has(other.digits);
    return isNoAccident(agreement, pairs) || (isOfWatched && isNoAccidentWithOwn(agreement, pairsWithWatched));
  };
  const among = ownOnes.flatMap((other, at) => toPairs(ownOnes.slice(0, at), other, false));
  const withOthers = [...watchedOnes, ...besideOnes].flatMap((other) => toPairs(ownOnes, other, true));
  return [...among, ...withOthers];

  function toPairs(ones: Candidate[], other: Candidate, isBeside: boolean): LookAlikes[] {
    return ones
      .filter((one) => isAlike(one, other))
      .map((one): LookAlikes => ({ pair: [one.hash, other.hash], isBeside }));
  }
}

function toCandidates(hashes: string[], most: number): Candidate[] {
  return hashes
    .filter((hash) => /^0x[\da-f]{40}$/i.test(hash))
    .slice(0, most)
    .map((hash) => ({ hash, digits: hash.slice(2).toLowerCase() }));
}

/**
 * The digits that two addresses of 40 digits both begin and end with, without those that a family explains. Null if
 * they share fewer than 6 digits, or if both are famous.
 */
function toAgreement(one: string, other: string): { start: string; end: string } | null {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < one.length && one.at(-1 - end) === other.at(-1 - end)) end++;
  if (start + end < fewestDigits || (isFamous(one) && isFamous(other))) return null;
  const from = countFamilyDigits(one, other);
  return { start: one.slice(from, start), end: withoutKnownEnding(one.slice(40 - end)) };
}

/**
 * The digits that two addresses share. Their probability times the number of compared pairs is the number of such pairs
 * expected by coincidence, that is, among addresses that were not made to imitate others.
 *
 * Three leading and four trailing digits agree once in 16^7 pairs, so even among the 500 addresses of a long list
 * (124,750 pairs) such a pair is no coincidence. Three and three agree once in 16^6, which may well occur in a day.
 */
type Agreement = {
  /** The digits that both addresses begin with, without those that their family explains. */
  start: string;
  /** The digits that both addresses end with, without a launchpad's known ending. */
  end: string;
};

/** Warns if at most this many pairs are expected by coincidence: one false alarm per thousand cards or lists. */
const mostAccidents = 1 / 1000;

/**
 * At least this many pairs count as compared, because the user sees more than one card: a hundred cards with 20
 * addresses each compare 19,000 pairs among themselves, and 2,000 pairs with one address of the user's own.
 */
const fewestPairs = { strangers: 20_000, own: 2_000 };

/** The fewest shared digits for which a beginning or an end counts as alike. */
const shortestEnd = 3;

/**
 * The lowest probability assumed for a run of equal digits, however long: people search for addresses with zeros or
 * eights, and system contracts are mostly zeros. Of 21,728 real addresses, 1 in 945 begins with four or more zeros
 * (test/corpora/addresses.txt).
 */
const leastRunChance = 1 / 250;

/** True if two addresses are too similar to be coincidence, given that this many `pairs` were compared. */
function isNoAccident({ start, end }: Agreement, pairs: number): boolean {
  const [atStart, atEnd] = [toChance(start), toChance(end)];
  const expected = atStart * atEnd * Math.max(pairs, fewestPairs.strangers);
  return Math.min(start.length, end.length) >= shortestEnd && expected <= mostAccidents;
}

/**
 * Like `isNoAccident`, if one address of each pair is the user's own, which attackers imitate: one similar end
 * suffices.
 */
function isNoAccidentWithOwn({ start, end }: Agreement, pairs: number): boolean {
  const [atStart, atEnd] = [toChance(start), toChance(end)];
  return atStart * atEnd * Math.max(pairs, fewestPairs.own) <= mostAccidents;
}

/** The probability that two random addresses share these digits: 1/16 for each, except in runs of equal digits. */
function toChance(digits: string): number {
  const runs = digits.match(/(.)\1*/g) ?? [];
  return runs.reduce((chance, run) => chance * Math.max(16 ** -run.length, leastRunChance), 1);
}

/**
 * Addresses that are a number after a long fixed prefix: precompiles, predeploys, system contracts. No one can
 * brute-force that many digits, so two of them are never reported as look-alikes. Sources: the packages in
 * test/corpora/addresses.txt, and viem 2.
 */
const numbered = [
  // Precompiles, and system contracts of ZKsync and Arbitrum.
  /^0{35}/,
  // Predeploys of the OP Stack and their implementations, and of Blast, Scroll and Fraxtal.
  /^420{33}/,
  /^(?:c0d3){8}c0d/,
  /^430{33}/,
  /^530{33}/,
  /^fc0{33}/,
  // Placeholders for the base layer and its caller in the OP Stack: 0xdeaddead…0000, 0001, 1111.
  /^(?:dead){8}dea/,
  // Taiko's system contracts, on its several chains.
  /^1670\d\d0{29}/,
  // Unichain's contracts of Uniswap v4.
  /^1f9840{30}/,
];

/** Prefixes shared by all addresses that one contract assigns: only the digits after them count. */
const families = [
  // The tokens of Tempo.
  /^20c0(?=0{12})/,
  // The tokens of Base's B20 factory (@uniswap/default-token-list 22.21.0).
  /^b20{18}/,
  // What bundlers write instead of a factory for EIP-7702.
  /^7702[\da-f]{2}(?=0{12})/,
];

/** Endings that launchpads search for, shared by all tokens that they create. */
const knownEndings = [
  // Clanker's tokens.
  '4b07',
  // four.meme's tokens.
  '4444',
];

/**
 * Contracts whose makers searched for addresses that resemble their other ones. Two of these are never reported as
 * look-alikes, because an attacker cannot have such an address. A pair of one of these and any other address is
 * reported.
 */
const famous = new Set([
  // UNI, its former and present factory (@uniswap/sdk-core 7.19.4).
  '1f9840a85d5af5bf1d1762f925bdaddc4201f984',
  '1f98415757620b543a52e61c46b32eb19261f984',
  '1f98431c8ad98523631ae4a59f267346ea31f984',
  // sUSD of Synthetix, then reUSD (synthetix 2.102.1, @curvefi/api 2.70.1).
  '57ab1ec28d129707052df4df418d58a2d46d5f51',
  '57ab1e02fee23774580c119740129eac7081e9d3',
  '57ab1e0003f623289cd798b1824be09a793e4bec',
  // SNX, former and present (synthetix 2.102.1).
  'c011a72400e58ecd99ee497cf89e3775d4bd732f',
  'c011a73ee8576fb46f5e1c5751ca3b9fe0af2a6f',
  // SOLACE on several chains (blockchain-addressbook 0.54.111).
  '501ace9c35e60f03a2af4d484f49f9b1efde9f40',
  '501ace3d42f9c8723b108d4fbe29989060a91411',
  '501ace47c5b0c2099c4464f681c3fa2ecd3146c1',
  '501acee6350bb566ebe4a0dabdc9901100b8c445',
  // 1337 tokens (@sushiswap/default-token-list 43.3.0).
  '1337def16f9b486faed0293eb623dc8395dfe46a',
  '1337def18c680af1f9f45cbcab6309562975b1dd',
]);

/** Addresses that are not accounts: no money is at stake if one is taken for another. */
const nobodies = new Set([
  // The placeholder for a chain's own coin.
  'e'.repeat(40),
  // Placeholders of deployments and examples (@safe-global/safe-deployments).
  'beef'.repeat(10),
  'babe'.repeat(10),
  // The offset that is added to a contract's address on its way from the base layer.
  `1111${'0'.repeat(32)}1111`,
  // Burn addresses.
  'dead'.repeat(10),
  `${'0'.repeat(36)}dead`,
  'dead000000000000000042069420694206942069',
]);

/**
 * The number of leading digits that two addresses share because both belong to one family; 0 if they do not. Takes 40
 * lower-case digits each. Leading zeros are not a family: anyone who searches for cheap calldata has them.
 */
function countFamilyDigits(one: string, other: string): number {
  const family = families.find((form) => form.test(one) && form.test(other));
  return family?.exec(one)?.[0].length ?? 0;
}

/** A shared ending without a launchpad's known ending. */
function withoutKnownEnding(end: string): string {
  const known = knownEndings.find((ending) => end.endsWith(ending));
  return known === undefined ? end : end.slice(0, -known.length);
}

/** True for the 40 lower-case digits of an address that is not an account. The zero address counts as `numbered`. */
export function isNobody(digits: string): boolean {
  return nobodies.has(digits);
}

/** True for an address that no stranger can have by chance or search: a system contract's, or a famous one itself. */
function isFamous(digits: string): boolean {
  return famous.has(digits) || numbered.some((form) => form.test(digits));
}
