import { expect, test } from 'vitest';
import { formatConfirmationTime, formatDuration, formatWait } from '../../../src/format/format-duration.ts';
import { formatAge, formatDate, formatExactTime } from '../../../src/format/format-time.ts';

const now = Date.UTC(2026, 10, 21, 8, 43);

test.for<[string | null, string]>([
  ['2026-11-21T08:42:30Z', 'just now'],
  ['2026-11-21T08:41:00.000000Z', '2\u00a0min ago'],
  ['2026-11-21T05:43:00Z', '3\u00a0h ago'],
  ['2026-11-20T08:43:00Z', '1\u00a0day ago'],
  ['2026-11-16T08:43:00Z', '5\u00a0days ago'],
  ['2026-08-02T12:00:00Z', '2\u00a0Aug'],
  ['2025-06-04T12:00:00Z', '4\u00a0Jun\u00a02025'],
  // Clocks differ by a little, but not by a week.
  ['2026-11-21T08:44:30Z', 'just now'],
  ['2026-11-28T12:00:00Z', 'dated ahead, 28\u00a0Nov\u00a02026'],
  [null, 'time unknown'],
  ['', 'time unknown'],
  ['yesterday', 'time unknown'],
  ['1', 'time unknown'],
  ['2026-99-99', 'time unknown'],
])('%j was %s', ([iso, text]) => {
  expect(formatAge(iso, now)).toBe(text);
});

test.for<[string | null, { now?: number }, string]>([
  ['2025-06-04T12:00:00Z', {}, '4\u00a0Jun\u00a02025'],
  ['2026-11-02T12:00:00Z', { now }, '2\u00a0Nov'],
  ['2025-11-02T12:00:00Z', { now }, '2\u00a0Nov\u00a02025'],
  [null, {}, 'date unknown'],
])('%j with %j is the day %s', ([iso, options, text]) => {
  expect(formatDate(iso, { ...options, timeZone: 'UTC' })).toBe(text);
});

test.for<[string | null, string, string]>([
  ['2026-11-21T08:41:11Z', 'America/New_York', '21 Nov 2026, 03:41:11 GMT-5 (21 Nov 2026, 08:41:11 UTC)'],
  ['2026-11-21T08:41:11Z', 'UTC', '21 Nov 2026, 08:41:11 UTC'],
  ['soon', 'UTC', 'time unknown'],
])('%j in %s is exactly %s', ([iso, timeZone, text]) => {
  expect(formatExactTime(iso, { timeZone })).toBe(text);
});

test.for<[number[], string | null]>([
  [[], null],
  [[12_000], 'within 12\u00a0s'],
  [[0, 12_040], 'within 12\u00a0s'],
  [[12_000, 25_000], '12 to 25\u00a0s'],
  [[25_000, 12_000], '12 to 25\u00a0s'],
  [[12_000, 12_000], 'within 12\u00a0s'],
  [[250, 400], '0.3 to 0.4\u00a0s'],
  [[30], 'within 30\u00a0ms'],
  [[20, 40], '20 to 40\u00a0ms'],
  [[0, 40], 'within 40\u00a0ms'],
  [[50, 400], '50\u00a0ms to 0.4\u00a0s'],
  [[30_000, 300_000], '30\u00a0s to 5\u00a0min'],
  [[Number.NaN, -1], null],
  [[1000, 2000, 90_000_000], '1 to 2\u00a0s'],
])('%j ms of confirmation reads %j', ([durationMs, text]) => {
  expect(formatConfirmationTime(durationMs)).toBe(text);
});

test.for<[number, string]>([
  [0, '0\u00a0s'],
  [1, '1\u00a0ms'],
  [99, '99\u00a0ms'],
  [100, '0.1\u00a0s'],
  [400, '0.4\u00a0s'],
  [12_000, '12\u00a0s'],
  [180_000, '3\u00a0min'],
  [5 * 3_600_000, '5\u00a0h'],
  [72 * 3_600_000, '3\u00a0days'],
  [-5, '0\u00a0s'],
])('%d ms are %s', ([ms, text]) => {
  expect(formatDuration(ms)).toBe(text);
});

test('a wait is never over before it is', () => {
  expect(formatWait(1200)).toBe('2\u00a0s');
  expect(formatWait(0)).toBe('1\u00a0s');
});
