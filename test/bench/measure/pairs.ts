import { median } from './row.ts';
import { type Side, sides } from './two-extensions.ts';

/** The results of both sides in one turn. */
export type Pair<T> = Record<Side, T>;

/** Measures both sides alternately, so that both see the same load. The side that goes first alternates too. */
export async function inPairs<T>(count: number, measure: (side: Side) => Promise<T>): Promise<Pair<T>[]> {
  const pairs: Pair<T>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const [first = 'ours', second = 'inert'] = turn % 2 === 0 ? sides : sides.toReversed();
    const one = await measure(first);
    const other = await measure(second);
    pairs.push(first === 'ours' ? { ours: one, inert: other } : { ours: other, inert: one });
  }
  return pairs;
}

/** Returns the median and lower quartile of a figure over all pairs, and its middle half as text. */
export function overPairs<T>(
  pairs: readonly Pair<T>[],
  read: (pair: Pair<T>) => number,
): { value: number; lowerQuartile: number; spread: string } {
  const values = pairs.map(read).toSorted((a, b) => a - b);
  const at = (share: number) => values[Math.round((values.length - 1) * share)] ?? Number.NaN;
  const words = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 });
  return {
    value: median(values),
    lowerQuartile: at(0.25),
    spread: `${pairs.length} pairs, middle half ${words(at(0.25))} to ${words(at(0.75))}`,
  };
}
