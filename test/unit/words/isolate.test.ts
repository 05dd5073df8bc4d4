import { afterEach, expect, test } from 'vitest';
import { en } from '../../../src/words/en/en.ts';
import { directionIn, speak, words } from '../../../src/words/words.ts';
import { allLanguages } from '../../fuzz/all-languages.ts';

afterEach(() => speak(en));

const inArabic = () => {
  speak(allLanguages.ar);
  return words();
};

test.for([
  ['en', 'Sent 1 ETH', 'ltr'],
  // A foreign name at the beginning turns no sentence of ours.
  ['en', 'محمد sent 1 ETH', 'ltr'],
  ['en', 'محمد', 'auto'],
  ['en', '1,024', 'auto'],
  ['ar', 'ETH فقط، دون الرموز', 'rtl'],
  ['ar', 'vitalik.eth', 'auto'],
  ['ar', '1.5 ETH', 'auto'],
  ['ja', 'محمد に送信', 'ltr'],
] as const)('in %s the text "%s" is written %s', ([name, text, expected]) => {
  speak(allLanguages[name]);

  expect(directionIn(text)).toBe(expected);
});

test.for([
  [
    'an amount',
    () => inArabic().movements.sent('1.5 ETH', 'vitalik.eth'),
    'إرسال \u20681.5 ETH\u2069 إلى \u2068vitalik.eth\u2069',
  ],
  [
    'what is isolated already',
    () => inArabic().movements.received('\u20681.5 ETH\u2069'),
    'استلام \u20681.5 ETH\u2069',
  ],
  [
    'two of them at once',
    () => inArabic().movements.received('\u2068a\u2069 و\u2068b\u2069'),
    'استلام \u2068\u2068a\u2069 و\u2068b\u2069\u2069',
  ],
] as const)('an Arabic sentence isolates %s', ([, say, expected]) => {
  expect(say()).toBe(expected);
});
