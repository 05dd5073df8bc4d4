import { expect, test } from 'vitest';
import { findLookAlikes } from '../../../../src/cards/warnings/look-alikes.ts';
import { readThreadMs } from '../../thread-time.ts';
import { named } from '../../ui/named.ts';
import { sender } from '../build-models.ts';
import cases from './look-alikes.json' with { type: 'json' };

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

test.for(named(cases.own))('%s', ([, { first, second, isAlike }]) => {
  expect(findLookAlikes([first, second])).toEqual(isAlike ? [{ pair: [first, second], isBeside: false }] : []);
});

test.for(named(cases.watched))('beside one of the user’s own, %s', ([, { watched, other, isAlike }]) => {
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
