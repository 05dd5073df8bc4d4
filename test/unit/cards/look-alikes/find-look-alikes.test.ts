import { expect, test } from 'vitest';
import { findLookAlikes } from '../../../../src/cards/look-alikes/find-look-alikes.ts';
import { readThreadMs } from '../../thread-time.ts';
import { sender } from '../build-models.ts';

const middle = (start: string, end: string, digit = '7') =>
  `0x${start}${digit.repeat(40 - start.length - end.length)}${end}`;

const [one, two] = [middle('abcd', 'ef01', '1'), middle('abcd', 'ef01', '2')];
const placeholder = `0x${'Ee'.repeat(20)}`;

test.for<[string, string, string, boolean]>([
  ['four and four digits', one, two, true],
  ['any case', middle('ABCD', 'EF01', '1'), two, true],
  [
    'one digit that differs',
    middle('abcd', 'ef01'),
    `${middle('abcd', 'ef01').slice(0, 20)}8${'7'.repeat(17)}ef01`,
    true,
  ],
  ['only three at the start', middle('abc1', 'ef01', '3'), middle('abc2', 'ef01', '4'), false],
  ['only three at the end', middle('abcd', '1f01', '3'), middle('abcd', '2f01', '4'), false],
  ['zeros, then four digits', middle('0000abcd', 'ef01', '1'), middle('0000abcd', 'ef01', '2'), true],
  ['zeros, then three digits', middle('00000abc1', 'ef01', '3'), middle('00000abc2', 'ef01', '4'), false],
  ['nothing but zeros', `0x${'0'.repeat(39)}1`, `0x${'0'.repeat(39)}2`, false],
  ['a number behind zeros', `0x${'0'.repeat(32)}12345678`, `0x${'0'.repeat(31)}123455678`, false],
  ['the same address', sender, sender.toLowerCase(), false],
  ['what is no address', 'abcd1ef01', 'abcd2ef01', false],
  ['system contracts of one chain', middle('167000', '0001', '0'), middle('167000', '10001', '0'), false],
  ['system contracts of two chains', middle('167000', '0001', '0'), middle('167009', '10001', '0'), false],
  ['one system contract on two chains', middle('167000', '10001', '0'), middle('167009', '10001', '0'), false],
  ['a system contract and what was searched for', middle('167000', '0006', '0'), middle('167000', '0006', '7'), true],
  ['tokens that are numbers', middle('20c0', 'abcd1234', '0'), middle('20c0', 'ffff1234', '0'), false],
  ['such tokens with a number that is alike', middle('20c0', 'abcd11234', '0'), middle('20c0', 'abcd21234', '0'), true],
  ['an ending that a launchpad gives', middle('abcd', '4b07', '1'), middle('abcd', '4b07', '2'), false],
  ['four digits before such an ending', middle('abcd', '12344444', '1'), middle('abcd', '12344444', '2'), true],
  ['the placeholder for a chain’s own coin', placeholder, middle('eeee', 'eeee', '1'), false],
  ['two burn addresses', `0x${'dead'.repeat(10)}`, middle('dead', 'dead', '0'), false],
])('%s', ([, first, second, isAlike]) => {
  expect(findLookAlikes([first, second])).toEqual(isAlike ? [{ pair: [first, second], isBeside: false }] : []);
});

test('addresses beside are compared with own ones, not with one another', () => {
  const three = middle('abcd', 'ef01', '3');

  expect(findLookAlikes([one], [two, three])).toEqual([
    { pair: [one, two], isBeside: true },
    { pair: [one, three], isBeside: true },
  ]);
  expect(findLookAlikes([sender], [two, three])).toEqual([]);
  expect(findLookAlikes([one, sender], [one, sender.toLowerCase()])).toEqual([]);
});

test('what is both own and beside is own, and own pairs come first', () => {
  const three = middle('abcd', 'ef01', '3');

  expect(findLookAlikes([one, three], [two, three]).map(({ isBeside }) => isBeside)).toEqual([false, true, true]);
});

test('of 200 own addresses and 200 beside that all look alike, telling takes no time', () => {
  const many = (digit: string) =>
    Array.from({ length: 300 }, (_, at) => middle(`abcd${String(at).padStart(4, '0')}`, 'ef01', digit));
  const begun = readThreadMs();
  const found = findLookAlikes(many('1'), many('2'));

  expect(found).toHaveLength((200 * 199) / 2 + 200 * 200);
  expect(readThreadMs() - begun).toBeLessThan(2_000);
});
