import { expect, test } from 'vitest';
import { findLookAlikes } from '../../../../src/cards/warnings/look-alikes.ts';
import { readThreadMs } from '../../thread-time.ts';
import { sender } from '../build-models.ts';

const middle = (start: string, end: string, digit = '7') =>
  `0x${start}${digit.repeat(40 - start.length - end.length)}${end}`;

// Addresses that differ at both ends and resemble nothing else.
const toFiller = (at: number) => {
  const digits = ((at * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0');
  return `0x${digits}${'9'.repeat(24)}${[...digits].reverse().join('')}`;
};

const [one, two] = [middle('abcd', 'ef01', '1'), middle('abcd', 'ef01', '2')];
const stolen = '0xbaff2f13638c04b10f8119760b2d2ae86b08f8b5';
const thief = '0xbaf4b1af7e3b560d937da0458514552b6495f8b5';
const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const v3Factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';
const deposit = '0x00000000219ab540356cBB839Cbe05303d7705Fa';
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
  ['three at the start and four at the end', middle('abc1', 'ef01', '3'), middle('abc2', 'ef01', '4'), true],
  ['four at the start and three at the end', middle('abcd', '1f01', '3'), middle('abcd', '2f01', '4'), true],
  ['three and three', middle('abc1', '1f01', '3'), middle('abc2', '2f01', '4'), false],
  ['two at the start, however many at the end', middle('ab1', 'cdef0123', '3'), middle('ab2', 'cdef0123', '4'), false],
  ['the 50-million case of December 2025', stolen, thief, true],
  ['UNI and the Uniswap V3 factory', uni, v3Factory, false],
  ['UNI and a stranger', uni, `0x1f9840a8${'7'.repeat(24)}4201f984`, true],
  ['zeros, then four digits', middle('0000abcd', 'ef01', '1'), middle('0000abcd', 'ef01', '2'), true],
  ['zeros, then three digits', middle('00000abc1', 'ef01', '3'), middle('00000abc2', 'ef01', '4'), true],
  ['zeros alone, and four at the end', deposit, `0x0000ffee${'3'.repeat(28)}05fa`, false],
  ['zeros alone, and five at the end', middle('0000', '05fac', '1'), middle('0000', '05fac', '2'), true],
  ['a vanity run alone, and four at the end', middle('11111', 'ef01', '3'), middle('11111', 'ef01', '4'), false],
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

test.for<[string, string, string, boolean]>([
  ['zeros, and four at the end: the same short form', deposit, `0x0000ffee${'7'.repeat(28)}05fa`, true],
  ['three and three', middle('abc1', '1f01', '3'), middle('abc2', '2f01', '4'), true],
  ['six at the start alone', middle('abcdef', '1', '3'), middle('abcdef', '2', '4'), true],
  ['six at the end alone', middle('1', 'abcdef', '3'), middle('2', 'abcdef', '4'), true],
  ['five at one end alone', middle('1', 'bcdef', '3'), middle('2', 'bcdef', '4'), false],
  ['a launchpad’s ending and three digits', middle('1', 'abc4b07', '3'), middle('2', 'abc4b07', '4'), false],
  ['two precompiles', `0x${'8004'.padStart(40, '0')}`, `0x${'8006'.padStart(40, '0')}`, false],
  ['two predeploys', middle('42', '0006', '0'), middle('42', '0007', '0'), false],
  [
    'two tokens of Synthetix',
    '0x57ab1ec28d129707052df4df418d58a2d46d5f51',
    `0x57ab1e02fee23774580c119740129eac7081e9d3`,
    false,
  ],
])('beside one of the user’s own, %s', ([, watched, other, isAlike]) => {
  expect(findLookAlikes([other], [], [watched])).toHaveLength(isAlike ? 1 : 0);
  expect(findLookAlikes([watched], [other], [watched])).toHaveLength(isAlike ? 1 : 0);
});

test('the more are compared, the less likely a coincidence must be', () => {
  const filler = (count: number) => Array.from({ length: count }, (_, at) => toFiller(at));

  expect(findLookAlikes([stolen, thief, ...filler(498)], [], [], 500)).toHaveLength(1);
  expect(findLookAlikes([stolen, thief, ...filler(998)], [], [], 1000)).toEqual([]);
  expect(findLookAlikes([one, two, ...filler(998)], [], [], 1000)).toHaveLength(1);
  expect(findLookAlikes([stolen, ...filler(199)], [thief])).toHaveLength(1);
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
