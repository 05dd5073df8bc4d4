import { afterEach, expect, test } from 'vitest';
import { formatChainReason } from '../../../src/format/chain-words.ts';
import { formatFailure } from '../../../src/format/failure.ts';
import {
  formatDecimal,
  formatDollars,
  formatList,
  formatNumber,
  formatPercent,
  formatUnits,
  formatUsd,
  sayCount,
} from '../../../src/format/format-amount.ts';
import { formatDate, formatDuration, formatExactTime } from '../../../src/format/format-time.ts';
import { cachedByLanguage } from '../../../src/format/locale.ts';
import { nftMoveWords } from '../../../src/format/nft-moves.ts';
import { chooseLanguage } from '../../../src/i18n/choose-language.ts';
import { speak } from '../../../src/i18n/t.ts';
import { allLanguages } from '../../fuzz/all-languages.ts';
import cases from './locale.json' with { type: 'json' };

afterEach(() => speak('en'));

test.for<[string, () => string | null, string, string]>([
  ['a number', () => formatNumber(21_234_567), '21,234,567', '21.234.567'],
  ['a decimal', () => formatDecimal('-1234.50'), '-1,234.50', '-1.234,50'],
  ['an amount', () => formatUnits('1234500', 3).exact, '1,234.5', '1.234,5'],
  ['dollars of a rate', () => formatUsd({ amount: '2', decimals: 0, rate: '1957.05' }), '$3,914.10', '$3.914,10'],
  ['dollars as they are written', () => formatDollars('2609.4'), '$2,609.40', '$2.609,40'],
  ['a share', () => formatPercent('61', '100'), '61%', '61\u00a0%'],
  ['hardly a share', () => formatPercent('1', '1000'), '<1%', '<1\u00a0%'],
  ['a duration', () => formatDuration(400), '0.4\u00a0s', '0,4\u00a0s'],
  ['a day', () => formatDate('2025-10-04T12:00:00Z'), '4\u00a0Oct\u00a02025', '4.\u00a0Okt.\u00a02025'],
  ['a list', () => formatList(['A', 'B', 'C']), 'A, B and C', 'A, B und C'],
])('%s follows the language that is spoken', ([, say, english, german]) => {
  expect(say()).toBe(english);

  speak('de');
  expect(say()).toBe(german);

  speak('en');
  expect(say()).toBe(english);
});

test.for(cases)('dates and times are written as in the reader’s region: $language', ({ language, day, time }) => {
  speak(chooseLanguage([language]).name, undefined, language);

  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain(formatDate('2025-06-04T12:00:00Z'))).toBe(day);
  expect(plain(formatExactTime('2025-06-04T17:48:00Z', { timeZone: 'UTC' }))).toContain(time);
});

test('digits are 0 to 9 in every language', () => {
  speak('ar', undefined, 'ar-EG');

  expect(formatNumber(1234)).toBe('1,234');
  expect(formatDate('2025-06-04T12:00:00Z')).toMatch(/^4.*2025$/);
});

test('words are those of the language that is spoken when they are asked for', () => {
  speak('de', {
    ...allLanguages.en,
    'nft.move.minted': 'Geprägt',
    'chain.reason.chosen': 'weil du sie gewählt hast',
    'failure.tryAgain': 'Noch einmal',
    'failure.title': 'Angehalten',
  });

  expect(nftMoveWords.minted).toBe('Geprägt');
  expect(formatChainReason({ kind: 'chosen' })).toBe('weil du sie gewählt hast');
  expect(formatFailure({ kind: 'aborted' }, { now: 0 })).toMatchObject({
    title: 'Angehalten',
    action: { kind: 'try-again', label: 'Noch einmal' },
  });
});

test('what is kept is made once for each language', () => {
  const made: string[] = [];
  const kept = cachedByLanguage((locale) => made.push(locale));

  for (const language of ['en', 'de', 'en', 'de'] as const) {
    speak(language);
    kept();
  }

  expect(made).toEqual(['en-GB-u-ca-gregory-nu-latn', 'de-u-ca-gregory-nu-latn']);
});

test('a message gets the count and how it is written', () => {
  expect(sayCount(1200, (count, formatted) => `${count}: ${formatted}`)).toBe('1200: 1,200');
});
