import { formatAge } from '../../format/format-time.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const upTo = (count: number, unitMs: number) => Array.from({ length: count }, (_, at) => (at + 1) * unitMs);
// Every age that is told as one; what is older has its date.
const agesMs = [0, ...upTo(59, minuteMs), ...upTo(23, hourMs), ...upTo(30, dayMs)];

/**
 * Words of an answer with the age in them told anew: those of "2 min ago" and "Asked 2 min ago" count from when they
 * came (`heardMs`, milliseconds), so that they are late by less than the unit they came in. They are known by the ages
 * themselves, in whatever language. What names no such age stays as it is.
 */
export function retellAge(text: string, { heardMs, now }: { heardMs: number; now: number }): string {
  const told = agesMs
    .map((ageMs) => new Date(heardMs - ageMs).toISOString())
    .map((at) => ({ at, age: formatAge(at, heardMs) }))
    .filter(({ age }) => text.includes(age))
    // "12 min ago" holds "2 min ago".
    .toSorted((a, b) => b.age.length - a.age.length)[0];
  return told ? text.replace(told.age, () => formatAge(told.at, now)) : text;
}
