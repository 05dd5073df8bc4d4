import { expect, test } from 'vitest';
import { formatPauseEnd, pauseEnds } from '../../../../src/views/parts/pause.ts';
import cases from './pause.cases.json' with { type: 'json' };

test('an hour is an hour', () => {
  expect(pauseEnds(5000).inAnHour).toBe(3_605_000);
});

test.for(cases.days)(
  'tomorrow is the person’s next midnight after $day of month $month, $hour:$minute',
  ({ year, month, day, hour, minute }) => {
    const tomorrow = new Date(pauseEnds(new Date(year, month, day, hour, minute).getTime()).tomorrow);

    const { length } = [tomorrow.getHours(), tomorrow.getMinutes(), tomorrow.getSeconds()].filter((part) => part === 0);
    expect(length).toBe(3);
    expect(new Date(tomorrow.getTime() - 1).getDate()).toBe(day);
  },
);

test.for(cases.ends)('the end of a pause on $name', ({ until, locale, words }) => {
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
