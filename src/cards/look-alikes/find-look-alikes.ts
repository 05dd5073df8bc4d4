import { isNoAccident, isNoAccidentWithOwn } from './coincidence.ts';
import { countFamilyDigits, isFamous, isNobody, withoutKnownEnding } from './known-vanity.ts';

/** Two different addresses that the user may take for the same one. `isBeside` if the second is not the card's. */
export type LookAlikes = { pair: [one: string, other: string]; isBeside: boolean };

type Candidate = { hash: string; digits: string };

const mostOfEach = 200;
const mostWatched = 1000;
// Never are fewer too alike for accident. Most pairs agree in none, and a long list has a million of them.
const fewestDigits = 6;

/**
 * The pairs of different addresses that are too alike for accident (coincidence.ts): two of the card's `own` ones, then
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
