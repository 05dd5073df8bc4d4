import { formatAge } from '../../format/format-time.ts';

const lengthsMs: { [unit: string]: number } = { min: 60_000, h: 3_600_000, day: 86_400_000, days: 86_400_000 };

/**
 * Where an answer is from, with its age told anew: the words "Asked 2 min ago" count from when they came (`heardMs`,
 * milliseconds). What names no such age stays as it is.
 */
export function retellSource(source: string, { heardMs, now }: { heardMs: number; now: number }): string {
  return source.replace(/^Asked (?:just now|(\d+)\s(min|h|days?) ago)/, (_, count = '0', unit = 'min') => {
    const askedMs = heardMs - Number(count) * (lengthsMs[unit] ?? 0);
    return `Asked ${formatAge(new Date(askedMs).toISOString(), now)}`;
  });
}
