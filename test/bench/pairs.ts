import { median } from './row.ts';
import { type Side, sides } from './two-extensions.ts';

/** What both sides gave in one turn. */
export type Pair<T> = Record<Side, T>;

/** Measures both sides in turns, so that both have the same machine; who is first changes from turn to turn. */
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

/** The median of what each pair gives, and in words how far half of the pairs lie apart. */
export function overPairs<T>(
  pairs: readonly Pair<T>[],
  read: (pair: Pair<T>) => number,
): { value: number; spread: string } {
  const values = pairs.map(read).toSorted((a, b) => a - b);
  const at = (share: number) => values[Math.round((values.length - 1) * share)] ?? Number.NaN;
  const words = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 });
  return {
    value: median(values),
    spread: `${pairs.length} pairs, half of them ${words(at(0.25))} to ${words(at(0.75))}`,
  };
}
