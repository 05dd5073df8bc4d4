import { median } from './row.ts';
import { type Side, sides } from './two-extensions.ts';

/** What both sides gave in one turn. */
export type Pair<T> = Record<Side, T>;

/** Measures both sides alternately, so that both meet the same load; which one goes first changes from turn to turn. */
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

/** The median and the lower quartile of what each pair gives, and the middle half of the pairs in words. */
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
