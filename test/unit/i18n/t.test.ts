import { afterEach, expect, test } from 'vitest';
import { sampleReferences } from '../../../src/api/sample/sample-references.ts';
import { formatList } from '../../../src/format/format-amount.ts';
import { directionIn, speak, t, tParts } from '../../../src/i18n/t.ts';
import { speakIn } from '../../fuzz/all-languages.ts';

afterEach(() => speak('en'));

test.for([
  ['en', 'Sent 1 ETH', 'ltr'],
  // A foreign name at the start does not change the direction of our sentence.
  ['en', 'محمد sent 1 ETH', 'ltr'],
  ['en', 'محمد', 'auto'],
  ['en', '1,024', 'auto'],
  ['ar', 'ETH فقط، دون الرموز', 'rtl'],
  ['ar', 'vitalik.eth', 'auto'],
  ['ar', '1.5 ETH', 'auto'],
  ['ja', 'محمد に送信', 'ltr'],
] as const)('in %s the text "%s" is written %s', ([name, text, expected]) => {
  speakIn(name);

  expect(directionIn(text)).toBe(expected);
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

test.for([
  ['en', 0, '0 days'],
  ['en', 1, '1 days'],
  ['ar', 1, 'يوم'],
  ['ar', 2, 'يومين'],
  ['ar', 3, '3 أيام'],
  ['ar', 11, '11 يومًا'],
] as const)('in %s a count of %d has its form: %s', ([name, count, expected]) => {
  speakIn(name);

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

test.for([
  ['en', [], ''],
  ['en', ['a'], 'a'],
  ['en', ['a', 'b'], 'a and b'],
  ['en', ['a', 'b', 'c'], 'a, b and c'],
  ['de', ['a', 'b', 'c'], 'a, b und c'],
  ['ja', ['a', 'b', 'c'], 'a、b、c'],
] as const)('in %s the list %j is "%s"', ([name, texts, list]) => {
  speakIn(name);

  expect(formatList([...texts])).toBe(list);
});

test('the English words for the samples are their captions', () => {
  for (const { name, caption } of sampleReferences) expect(t('sample', { name })).toBe(caption);
});
