/**
 * When is it no accident that two addresses begin and end alike? The chance of it is multiplied by how many pairs were
 * compared: that is how many such pairs are expected among addresses that nobody made to be mistaken for others.
 *
 * Three leading and four trailing digits agree once in 16^7 pairs, so even among the 500 addresses of a long list
 * (124,750 pairs) such a pair is no accident. Three and three agree once in 16^6, which a day's reading may well bring.
 */
export type Agreement = {
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
export function isNoAccident({ start, end }: Agreement, pairs: number): boolean {
  const [atStart, atEnd] = [toChance(start), toChance(end)];
  const expected = atStart * atEnd * Math.max(pairs, fewestPairs.strangers);
  return Math.min(start.length, end.length) >= shortestEnd && expected <= mostAccidents;
}

/** The same where one of each pair is the user's own address. One end suffices: it is what attackers imitate. */
export function isNoAccidentWithOwn({ start, end }: Agreement, pairs: number): boolean {
  const [atStart, atEnd] = [toChance(start), toChance(end)];
  return atStart * atEnd * Math.max(pairs, fewestPairs.own) <= mostAccidents;
}

/** How often two accidental addresses agree in these digits: once in 16 for each, but for runs of equal ones. */
function toChance(digits: string): number {
  const runs = digits.match(/(.)\1*/g) ?? [];
  return runs.reduce((chance, run) => chance * Math.max(16 ** -run.length, leastRunChance), 1);
}
