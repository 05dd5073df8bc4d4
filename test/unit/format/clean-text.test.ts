import { expect, test } from 'vitest';
import { cleanText, formatUrl, isUrl } from '../../../src/format/clean-text.ts';
import { groupHex, shortenApart, shortenHex, toShortForms, withShortForms } from '../../../src/format/hex.ts';
import cases from './clean-text.json' with { type: 'json' };
import tables from './format-url.json' with { type: 'json' };

test.for<[string, string]>([
  ...(cases.cleaned as [string, string][]),
  ['\ud800x', '\ufffdx'],
  [`Z${'\u0301'.repeat(50)}`, `Z${'\u0301'.repeat(4)}`],
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

const tooLong = { what: 'what is too long to be told apart', values: ['x'.repeat(300), 'x'.repeat(301)] };

test.for([...cases.apart, { ...tooLong, short: ['xxxxxx…xxx…', 'xxxxxx…xxx…'] }])(
  'what is shown together is shortened to $what',
  ({ values, short }) => {
    const shorten = () => values.map(shortenHex);

    expect(withShortForms(toShortForms(values), shorten)).toEqual(short);
    expect(shortenApart(shorten)).toEqual(short);
    expect(shortenHex(deposit)).toBe('0x0000…05Fa');
  },
);

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
