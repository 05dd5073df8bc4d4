import { afterEach, expect, test } from 'vitest';
import { formatDecimal, formatNumber, formatPercent, formatUnits } from '../../../src/format/format-amount.ts';
import { formatDate, formatDuration, formatExactTime, formatPauseEnd } from '../../../src/format/format-time.ts';
import { locale, type WritingStyle, writeAs } from '../../../src/format/locale.ts';
import { speak } from '../../../src/i18n/t.ts';
import cases from './writing-style.json' with { type: 'json' };

const usual: WritingStyle = { numbers: 'auto', hours: 'auto', zone: 'local' };
// Browsers use different apostrophes.
const seen = (text: string | null) => text?.replace(/\s/g, ' ').replaceAll("'", '’');

afterEach(() => {
  speak('en');
  writeAs();
});

test.for(cases)('numbers with $numbers', ({ numbers, whole, decimal, units }) => {
  writeAs({ ...usual, numbers: numbers as WritingStyle['numbers'] });

  expect(seen(formatNumber(21_234_567))).toBe(whole);
  expect(seen(formatDecimal('-1234.50'))).toBe(decimal);
  expect(seen(formatUnits('1234500', 3).exact)).toBe(units);
});

test('what is chosen for numbers applies in every language, and nothing but numbers follows it', () => {
  speak('de');
  writeAs({ ...usual, numbers: 'comma' });

  expect(formatNumber(1234)).toBe('1,234');
  expect(seen(formatDuration(400))).toBe('0.4 s');
  expect(seen(formatPercent('61', '100'))).toBe('61 %');
  expect(seen(formatDate('2025-10-04T12:00:00Z'))).toBe('4. Okt. 2025');
});

test.for<[WritingStyle['hours'], RegExp]>([
  ['auto', /15:04:05/],
  ['24', /15:04:05/],
  ['12', /0?3:04:05 pm/i],
])('hours to %s', ([hours, written]) => {
  writeAs({ ...usual, hours });

  expect(seen(formatExactTime('2026-03-01T15:04:05Z', { timeZone: 'UTC' }))).toMatch(written);
});

test('the end of a pause is written with the hours that were chosen', () => {
  const [until, now] = [Date.parse('2026-11-21T15:40:00Z'), Date.parse('2026-11-21T09:00:00Z')];
  const american = { locale: 'en-US', timeZone: 'UTC' };
  const before = seen(formatPauseEnd(until, now, american));

  writeAs({ ...usual, hours: '24' });

  expect([before, seen(formatPauseEnd(until, now, american))]).toEqual(['3:40 PM', '15:40']);
});

test('a time in UTC is written once', () => {
  writeAs({ ...usual, zone: 'utc' });

  expect(seen(formatExactTime('2026-03-01T23:59:59Z'))).toBe('1 Mar 2026, 23:59:59 UTC');
  expect(seen(formatDate('2026-03-01T23:59:59Z'))).toBe('1 Mar 2026');
});

test('without a choice it is written as the language has it', () => {
  writeAs({ numbers: 'point', hours: '12', zone: 'utc' });
  writeAs();

  expect(formatNumber(1234)).toBe('1,234');
  expect(locale()).toBe('en-GB-u-ca-gregory-nu-latn');
});
