import { afterEach, expect, test } from 'vitest';
import { sampleReferences } from '../../../src/api/sample/sample-references.ts';
import { formatList } from '../../../src/format/format-amount.ts';
import type { LanguageName } from '../../../src/i18n/choose-language.ts';
import { directionIn, speak, t, tParts } from '../../../src/i18n/t.ts';
import { speakIn } from '../../fuzz/all-languages.ts';
import cases from './t.json' with { type: 'json' };

afterEach(() => speak('en'));

// A foreign name at the start does not change the direction of our sentence.
test.for(cases.directions)('in $name the text $text is written $direction', ({ name, text, direction }) => {
  speakIn(name as LanguageName);

  expect(directionIn(text)).toBe(direction);
});

test.for([
  [
    'an amount',
    () => t('transaction.movement.sent', { what: '1.5 ETH', to: 'vitalik.eth' }),
    'إرسال \u20681.5 ETH\u2069 إلى \u2068vitalik.eth\u2069',
  ],
  [
    'what is isolated already',
    () => t('transaction.movement.received', { what: '\u20681.5 ETH\u2069' }),
    'استلام \u20681.5 ETH\u2069',
  ],
  [
    'two of them at once',
    () => t('transaction.movement.received', { what: '\u2068a\u2069 و\u2068b\u2069' }),
    'استلام \u2068\u2068a\u2069 و\u2068b\u2069\u2069',
  ],
  // The value only selects the text and is not shown.
  ['no choice', () => t('popup.tab', { tab: 'watched' }), 'المراقبة'],
] as const)('an Arabic sentence isolates %s', ([, say, expected]) => {
  speakIn('ar');

  expect(say()).toBe(expected);
});

test.for(cases.counts)('in $name a count of $count has its form: $expected', ({ name, count, expected }) => {
  speakIn(name as LanguageName);

  const said = t('duration', { unit: 'days', count, amount: String(count) });

  expect(said.replace(/[\u2068\u2069]/g, '').replaceAll('\u00a0', ' ')).toBe(expected);
});

test('a part of a message becomes an element', () => {
  expect(tParts('options.key.source', { link: (texts) => ({ link: texts }) })).toEqual([
    'Hashlens uses the Blockscout API with your own key. Get one free at ',
    { link: ['dev.blockscout.com'] },
    '.',
  ]);
});

test.for(cases.lists)('in $name the list $texts is "$list"', ({ name, texts, list }) => {
  speakIn(name as LanguageName);

  expect(formatList([...texts])).toBe(list);
});

test('the English words for the samples are their captions', () => {
  for (const { name, caption } of sampleReferences) expect(t('sample', { name })).toBe(caption);
});
