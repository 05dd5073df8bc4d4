import { expect, test } from 'vitest';
import { formatPauseEnd, pauseEnds } from '../../../../src/views/parts/pause.ts';

test('an hour is an hour', () => {
  expect(pauseEnds(5000).inAnHour).toBe(3_605_000);
});

test.for([
  [2026, 10, 21, 10, 0],
  [2026, 10, 21, 0, 0],
  [2026, 10, 21, 23, 59],
  [2026, 11, 31, 12, 0],
  // Days on which clocks change somewhere.
  [2026, 2, 29, 0, 30],
  [2026, 9, 25, 0, 30],
] as const)('tomorrow is the person’s next midnight after %j', ([year, month, day, hour, minute]) => {
  const tomorrow = new Date(pauseEnds(new Date(year, month, day, hour, minute).getTime()).tomorrow);

  const { length } = [tomorrow.getHours(), tomorrow.getMinutes(), tomorrow.getSeconds()].filter((part) => part === 0);
  expect(length).toBe(3);
  expect(new Date(tomorrow.getTime() - 1).getDate()).toBe(day);
});

test.for<[string, string, string, string]>([
  ['the same day in Britain', '2026-11-21T10:40:00Z', 'en-GB', '10:40'],
  ['the same day in America', '2026-11-21T15:40:00Z', 'en-US', '3:40 PM'],
  ['the next day in Britain', '2026-11-22T00:00:00Z', 'en-GB', '22 Nov 2026, 00:00'],
  ['the next day in Germany', '2026-11-22T00:00:00Z', 'de', '22.11.2026, 00:00'],
  ['the same day a year later', '2027-11-21T10:00:00Z', 'en-GB', '21 Nov 2027, 10:00'],
])('the end of a pause on %s', ([, until, locale, words]) => {
  const now = Date.parse('2026-11-21T09:00:00Z');

  const written = formatPauseEnd(Date.parse(until), now, { locale, timeZone: 'UTC' });

  expect(written.replace(/\s/g, ' ')).toBe(words);
});

test('the day is the person’s own', () => {
  const now = Date.parse('2026-11-21T22:00:00Z');
  const until = Date.parse('2026-11-21T23:30:00Z');

  expect(formatPauseEnd(until, now, { locale: 'en-GB', timeZone: 'UTC' })).toBe('23:30');
  expect(formatPauseEnd(until, now, { locale: 'en-GB', timeZone: 'Europe/Berlin' })).toBe('22 Nov 2026, 00:30');
});
