import { expect, test } from 'vitest';
import { type Cell, toCsvLine } from '../../../src/format/csv.ts';

test.for<[string, Cell, string]>([
  ['text as it is', 'Ethereum', 'Ethereum'],
  ['nothing', null, ''],
  ['a comma in quotes', 'a,b', '"a,b"'],
  ['quotes doubled', 'say "x"', '"say ""x"""'],
  ['a line break in quotes', 'a\nb', '"a\nb"'],
  ['space at an end in quotes', ' a', '" a"'],
  ['a formula as text', '=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['plus', '+1', "'+1"],
  ['minus in text', '-1', "'-1"],
  ['at', '@SUM(A1)', "'@SUM(A1)"],
  ['a wide equals sign', '＝1', "'＝1"],
  ['a tab', '\tx', "'\tx"],
  ['a carriage return', '\rx', '"\'\rx"'],
  ['a formula behind a space', ' =1', "'\u0020=1"],
  ['a number', { number: '0' }, '0'],
  ['a negative number stays a number', { number: '-1.000000000000000001' }, '-1.000000000000000001'],
  ['78 digits', { number: '9'.repeat(78) }, '9'.repeat(78)],
  ['no number that is called one', { number: '-1+cmd|x' }, "'-1+cmd|x"],
  ['a number with an exponent is text', { number: '1e5' }, '1e5'],
])('writes %s', ([, cell, written]) => {
  expect(toCsvLine([cell])).toBe(`${written}\r\n`);
});

test('puts cells into a line', () => {
  expect(toCsvLine(['a', null, { number: '-5' }])).toBe('a,,-5\r\n');
});
