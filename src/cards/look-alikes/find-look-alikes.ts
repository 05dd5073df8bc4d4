import { countFamilyDigits, isNobody, withoutKnownEnding } from './known-vanity.ts';

/** Two different addresses that a person may take for the same one. `isBeside` where the other is not the card's. */
export type LookAlikes = { pair: [one: string, other: string]; isBeside: boolean };

type Seen = { hash: string; digits: string; isBeside: boolean };

const fewestDigits = 4;
const mostOfEach = 200;
const mostWatched = 1000;

/**
 * The pairs of different addresses that begin and end alike, with four hex digits or more on either side: of `own`
 * ones (a card's), then of an own one and one that the person watches, then of an own one and one `beside` (its
 * page's). Zeros at the beginning do not count, nor what known contracts share. Anything but an address is passed over,
 * and so is what comes after the first 200 of each (`most` own ones), or 1,000 watched ones.
 */
export function findLookAlikes(
  own: string[],
  beside: string[] = [],
  watched: string[] = [],
  most = mostOfEach,
): LookAlikes[] {
  const pairs: LookAlikes[] = [];
  const seen = new Map<string, Seen>();
  const byEnding = new Map<string, Seen[]>();
  const all = [...toSeen(own, false, most), ...toSeen(watched, true, mostWatched), ...toSeen(beside, true, mostOfEach)];
  for (const one of all) {
    if (seen.has(one.digits) || isNobody(one.digits)) continue;
    seen.set(one.digits, one);
    const ending = one.digits.slice(-fewestDigits);
    const others = byEnding.get(ending) ?? [];
    for (const other of others) {
      if (other.isBeside || !isAlike(other.digits, one.digits)) continue;
      pairs.push({ pair: [other.hash, one.hash], isBeside: one.isBeside });
    }
    byEnding.set(ending, [...others, one]);
  }
  return pairs;
}

function toSeen(hashes: string[], isBeside: boolean, most: number): Seen[] {
  return hashes
    .filter((hash) => /^0x[\da-f]{40}$/i.test(hash))
    .slice(0, most)
    .map((hash) => ({ hash, digits: hash.slice(2).toLowerCase(), isBeside }));
}

function isAlike(one: string, other: string): boolean {
  const from = countFamilyDigits(one, other);
  // The same number on two chains of a family.
  if (one.slice(from) === other.slice(from)) return false;
  const start = countAlike([...one.slice(from)], [...other.slice(from)]);
  const end = countAlike([...one].reverse(), [...other].reverse());
  return (
    one.slice(from, from + start).replace(/^0+/, '').length >= fewestDigits &&
    withoutKnownEnding(one.slice(one.length - end)).length >= fewestDigits
  );
}

function countAlike(a: string[], b: string[]): number {
  const at = a.findIndex((digit, index) => digit !== b[index]);
  return at === -1 ? a.length : at;
}
