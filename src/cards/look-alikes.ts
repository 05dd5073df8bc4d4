/** Two different addresses that a person may take for the same one. */
export type LookAlikes = [one: string, other: string];

const fewestDigits = 4;
const mostAddresses = 100;

/**
 * The pairs of different addresses that begin and end alike, with four hex digits or more on either side. Zeros
 * at the beginning do not count: many contracts have them. Anything but an address is passed over.
 */
export function findLookAlikes(hashes: string[]): LookAlikes[] {
  const seen = new Map<string, string>();
  for (const hash of hashes) {
    const key = hash.toLowerCase();
    if (seen.size < mostAddresses && /^0x[\da-f]{40}$/.test(key) && !seen.has(key)) seen.set(key, hash);
  }
  const all = [...seen];
  return all.flatMap(([key, one], at) =>
    all
      .slice(at + 1)
      .filter(([otherKey]) => isAlike(key, otherKey))
      .map(([, other]): LookAlikes => [one, other]),
  );
}

function isAlike(one: string, other: string): boolean {
  // Almost every pair ends here, and a transaction may name a hundred addresses.
  if (one.slice(-fewestDigits) !== other.slice(-fewestDigits)) return false;
  const [a, b] = [one.slice(2), other.slice(2)];
  const start = a.slice(0, countAlike([...a], [...b])).replace(/^0+/, '');
  const end = countAlike([...a].reverse(), [...b].reverse());
  return start.length >= fewestDigits && end >= fewestDigits;
}

function countAlike(a: string[], b: string[]): number {
  const at = a.findIndex((digit, index) => digit !== b[index]);
  return at === -1 ? a.length : at;
}
