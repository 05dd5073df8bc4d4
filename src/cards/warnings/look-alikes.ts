/** Two different addresses that the user may take for the same one. `isBeside` if the second is not the card's. */
export type LookAlikes = { pair: [one: string, other: string]; isBeside: boolean };

type Candidate = { hash: string; digits: string };

const mostOfEach = 200;
const mostWatched = 1000;
// Never are fewer too alike for accident. Most pairs agree in none, and a long list has a million of them.
const fewestDigits = 6;

/**
 * The pairs of different addresses that are too alike for accident: two of the card's `own` ones, then
 * an own one and one that the user `watched`, then an own one and one `beside`, on its page. Anything but an address is
 * skipped, and so is what comes after the first 200 of each (`most` own ones), or 1,000 watched ones.
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

/** What two addresses of 40 digits begin and end with that no family explains. Null where that is nothing. */
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
 * When is it no accident that two addresses begin and end alike? The chance of it is multiplied by how many pairs were
 * compared: that is how many such pairs are expected among addresses that nobody made to be mistaken for others.
 *
 * Three leading and four trailing digits agree once in 16^7 pairs, so even among the 500 addresses of a long list
 * (124,750 pairs) such a pair is no accident. Three and three agree once in 16^6, which a day's reading may well bring.
 */
type Agreement = {
  /** The digits that both addresses begin with, without those that their family explains. */
  start: string;
  /** The digits that both addresses end with, likewise. */
  end: string;
};

/** Warn where fewer accidental pairs than this are expected: one card or list in a thousand may warn by accident. */
const mostAccidents = 1 / 1000;

/**
 * At least this many pairs count as compared, because a reader sees more than one card: a hundred cards with 20
 * addresses compare 19,000 pairs with one another, and 2,000 pairs with one address of the user's own.
 */
const fewestPairs = { strangers: 20_000, own: 2_000 };

/** An end counts as alike from three digits on. */
const shortestEnd = 3;

/**
 * The chance of a run of equal digits is never taken to be lower, however long the run is: people search for addresses
 * with zeros or eights, and system contracts are mostly zeros. Of 21,728 real addresses, 1 in 945 begins with four zeros or more (test/corpora/addresses.txt).
 */
const leastRunChance = 1 / 250;

/** True where two addresses are too alike for accident, among this many `pairs` that were compared. */
function isNoAccident({ start, end }: Agreement, pairs: number): boolean {
  const [atStart, atEnd] = [toChance(start), toChance(end)];
  const expected = atStart * atEnd * Math.max(pairs, fewestPairs.strangers);
  return Math.min(start.length, end.length) >= shortestEnd && expected <= mostAccidents;
}

/** The same where one of each pair is the user's own address. One end suffices: it is what attackers imitate. */
function isNoAccidentWithOwn({ start, end }: Agreement, pairs: number): boolean {
  const [atStart, atEnd] = [toChance(start), toChance(end)];
  return atStart * atEnd * Math.max(pairs, fewestPairs.own) <= mostAccidents;
}

/** How often two accidental addresses agree in these digits: once in 16 for each, but for runs of equal ones. */
function toChance(digits: string): number {
  const runs = digits.match(/(.)\1*/g) ?? [];
  return runs.reduce((chance, run) => chance * Math.max(16 ** -run.length, leastRunChance), 1);
}

/**
 * Addresses that are numbers behind a long fixed beginning: precompiles, predeploys, system contracts. Nobody can search
 * for so many digits, so two of them are never taken for look-alikes. Sources: the packages in
 * test/corpora/addresses.txt, and viem 2.
 */
const numbered = [
  // Precompiles, and system contracts of ZKsync and Arbitrum.
  /^0{35}/,
  // Predeploys of the OP Stack, with what they delegate to, and of Blast, Scroll and Fraxtal.
  /^420{33}/,
  /^(?:c0d3){8}c0d/,
  /^430{33}/,
  /^530{33}/,
  /^fc0{33}/,
  // What stands for the base layer and its caller in the OP Stack: 0xdeaddead…0000, 0001, 1111.
  /^(?:dead){8}dea/,
  // Taiko's system contracts, on its several chains.
  /^1670\d\d0{29}/,
  // Unichain's contracts of Uniswap v4.
  /^1f9840{30}/,
];

/** What the addresses of one family begin with that one contract gives out: only the digits behind it count. */
const families = [
  // The tokens of Tempo.
  /^20c0(?=0{12})/,
  // The tokens of Base that its factory for B20 makes (@uniswap/default-token-list 22.21.0).
  /^b20{18}/,
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

/**
 * Contracts whose makers searched for addresses that resemble their other ones. Two of these are never taken for
 * look-alikes, because nobody else can have such an address; one of them and a stranger are.
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
  // SNX, the former and the present one (synthetix 2.102.1).
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

/** What is no account at all: nobody's money is at stake if it is taken for another. */
const nobodies = new Set([
  // The placeholder for a chain's own coin.
  'e'.repeat(40),
  // Placeholders of deployments and examples (@safe-global/safe-deployments).
  'beef'.repeat(10),
  'babe'.repeat(10),
  // What a contract's address is moved by on its way from the base layer.
  `1111${'0'.repeat(32)}1111`,
  // Burn addresses.
  'dead'.repeat(10),
  `${'0'.repeat(36)}dead`,
  'dead000000000000000042069420694206942069',
]);

/**
 * How many digits at the beginning of two addresses are no coincidence, as both are of one family. Takes 40 lower-case
 * digits each. Zeros at the beginning are another matter: whoever searches for cheap calldata has them.
 */
function countFamilyDigits(one: string, other: string): number {
  const family = families.find((form) => form.test(one) && form.test(other));
  return family?.exec(one)?.[0].length ?? 0;
}

/** The digits of an ending, two addresses' common one, that are no launchpad's. */
function withoutKnownEnding(end: string): string {
  const known = knownEndings.find((ending) => end.endsWith(ending));
  return known === undefined ? end : end.slice(0, -known.length);
}

/** True for the 40 lower-case digits of an address that stands for nobody. The zero address begins like all zeros. */
export function isNobody(digits: string): boolean {
  return nobodies.has(digits);
}

/** True for an address that nobody can imitate by chance or search: a system contract's, or a famous one itself. */
function isFamous(digits: string): boolean {
  return famous.has(digits) || numbered.some((form) => form.test(digits));
}
