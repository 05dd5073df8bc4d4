import { expect, test } from 'vitest';
import {
  formatAge,
  formatConfirmationTime,
  formatDate,
  formatDuration,
  formatExactTime,
  formatGuessedAge,
  formatWait,
} from '../../../src/format/format-time.ts';
import tables from './format-time.json' with { type: 'json' };

const now = Date.UTC(2026, 10, 21, 8, 43);

test.for(tables.ages)('$iso was $text', ({ iso, text }) => {
  expect(formatAge(iso, now)).toBe(text);
});

test.for<[string | null, string]>([
  ['2026-11-21T08:41:00Z', 'about\u00a02\u00a0min ago'],
  ['2026-08-10T12:00:00Z', 'about\u00a010\u00a0Aug'],
  ['2026-11-21T08:42:50Z', 'just now'],
  [null, 'time unknown'],
])('a guess of %s is shown as a guess: %s', ([iso, text]) => {
  expect(formatGuessedAge(iso, now)).toBe(text);
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

test.for([...tables.confirmations, { durationMs: [Number.NaN, -1], text: null }])(
  '$durationMs ms of confirmation reads $text',
  ({ durationMs, text }) => {
    expect(formatConfirmationTime(durationMs)).toBe(text);
  },
);

test.for(tables.spans)('$ms ms are $text', ({ ms, text }) => {
  expect(formatDuration(ms)).toBe(text);
});

test('a wait is never over before it is', () => {
  expect(formatWait(1200)).toBe('2\u00a0s');
  expect(formatWait(0)).toBe('1\u00a0s');
});
