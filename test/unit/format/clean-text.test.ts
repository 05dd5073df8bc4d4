import { expect, test } from 'vitest';
import { cleanText, formatUrl, isUrl } from '../../../src/format/clean-text.ts';
import { groupHex, shortenApart, shortenHex, toShortForms, withShortForms } from '../../../src/format/hex.ts';
import tables from './format-url.json' with { type: 'json' };

test.for<[string, string]>([
  ['USD Coin', 'USD Coin'],
  ['  a \n\t b  ', 'a b'],
  ['a\u0000b\u001b[31mc\u009bd', 'ab[31mcd'],
  ['\u202egnp.exe\u202c\u2066x\u2069\u200f\u200e', 'gnp.exex'],
  ['U\u200bS\u200cD\u200dC\u2060\ufeff', 'USDC'],
  ['a\u2028b\u2029c\u00a0d', 'a b c d'],
  ['\u3164\u115f\u2800\u00ad', ''],
  ['\u{e0041}tag', 'tag'],
  ['שלום', 'שלום'],
  ['\ud800x', '\ufffdx'],
  [`Z${'\u0301'.repeat(50)}`, `Z${'\u0301'.repeat(4)}`],
  ['<b>hi</b>', '<b>hi</b>'],
])('%j becomes %j', ([text, clean]) => {
  expect(cleanText(text)).toBe(clean);
});

test.for<[string, number, string]>([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abcde…'],
  ['abcd efg', 6, 'abcd…'],
  ['💎💎💎💎', 3, '💎💎…'],
  [`${'\u200b'.repeat(5000)}hidden`, 6, '…'],
  ['x'.repeat(100_000), 3, 'xx…'],
])('%# is cut to %d code points', ([text, max, cut]) => {
  expect(cleanText(text, max)).toBe(cut);
});

test.for<[string, string]>([
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '0xd8dA…6045'],
  [`0x${'ab'.repeat(32)}`, '0xabab…abab'],
  ['0x1234', '0x1234'],
  ['', ''],
  ['👧'.repeat(40), `${'👧'.repeat(6)}…${'👧'.repeat(4)}`],
])('%s is shortened to %s', ([hex, short]) => {
  expect(shortenHex(hex)).toBe(short);
});

test('hex is in groups of four, the prefix with the first', () => {
  expect(groupHex('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')).toBe(
    '0xd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045',
  );
  expect(groupHex('0x12345')).toBe('0x1234 5');
  expect(groupHex('')).toBe('');
});

const [deposit, posing] = ['0x00000000219ab540356cBB839Cbe05303d7705Fa', '0x0000ffee219ab540356cbb839cbe05303d7705fa'];

test.for<[string, string[], string[]]>([
  ['as many digits as tell them apart', [deposit, posing], ['0x00000…705Fa', '0x0000f…705fa']],
  [
    'nothing longer for others',
    [deposit, posing, `0x${'ab'.repeat(20)}`],
    ['0x00000…705Fa', '0x0000f…705fa', '0xabab…abab'],
  ],
  ['the same form for one value in two cases', [deposit, deposit.toLowerCase()], ['0x0000…05Fa', '0x0000…05fa']],
  [
    'the whole where only the middle differs',
    [`0x${'a'.repeat(40)}`, `0x${'a'.repeat(20)}b${'a'.repeat(19)}`],
    [`0x${'a'.repeat(40)}`, `0x${'a'.repeat(20)}b${'a'.repeat(19)}`],
  ],
  ['what is too long to be told apart', ['x'.repeat(300), 'x'.repeat(301)], ['xxxxxx…xxx…', 'xxxxxx…xxx…']],
])('what is shown together is shortened to %s', ([, values, short]) => {
  const shorten = () => values.map(shortenHex);

  expect(withShortForms(toShortForms(values), shorten)).toEqual(short);
  expect(shortenApart(shorten)).toEqual(short);
  expect(shortenHex(deposit)).toBe('0x0000…05Fa');
});

test('what fails leaves the usual short forms', () => {
  const fail = () => {
    throw new Error(shortenHex(deposit));
  };

  expect(() => withShortForms(toShortForms([deposit, posing]), fail)).toThrow('0x00000…705Fa');
  expect(shortenHex(deposit)).toBe('0x0000…05Fa');
});

test.for([...tables.urls, { url: `data:image/png;base64,${'A'.repeat(5000)}`, words: 'a data URI' }])(
  '$url leads to $words',
  ({ url, words }) => {
    expect(formatUrl(url)).toBe(words);
  },
);

test.for(tables.links)('$text is a link: $expected', ({ text, expected }) => {
  expect(isUrl(text)).toBe(expected);
});
