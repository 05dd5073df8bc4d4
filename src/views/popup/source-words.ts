import { formatAge } from '../../format/format-time.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const upTo = (count: number, unitMs: number) => Array.from({ length: count }, (_, at) => (at + 1) * unitMs);
// Every age that is told as one; what is older has its date.
const agesMs = [0, ...upTo(59, minuteMs), ...upTo(23, hourMs), ...upTo(30, dayMs)];

/**
 * Where an answer is from, with its age told anew: the words "Asked 2 min ago" count from when they came (`heardMs`,
 * milliseconds). They are known by the ages themselves, in whatever language. What names no such age stays as it is.
 */
export function retellSource(source: string, { heardMs, now }: { heardMs: number; now: number }): string {
  const told = agesMs
    .map((ageMs) => new Date(heardMs - ageMs).toISOString())
    .map((askedAt) => ({ askedAt, age: formatAge(askedAt, heardMs) }))
    .filter(({ age }) => source !== age && source.includes(age))
    // "12 min ago" holds "2 min ago".
    .toSorted((a, b) => b.age.length - a.age.length)[0];
  return told ? source.replace(told.age, () => formatAge(told.askedAt, now)) : source;
}
