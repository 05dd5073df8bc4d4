import { expect, test } from 'vitest';
import { toCallTree, toEntryType } from '../../../src/cards/call-tree.ts';
import type { Json } from '../../../src/models/json.ts';
import { sender } from './build-models.ts';

const make = (...parameters: { name: string; type: string; value: Json }[]) =>
  toCallTree({ methodCall: 'f()', methodId: '12345678', parameters });
const toLines = (list: ReturnType<typeof make>) => list.lines.map((parts) => parts.map(({ text }) => text).join(' '));

test.for<[string, Json, string, string]>([
  ['a number', '1000000', 'uint256', 'n 1000000 uint256'],
  ['an address', sender.toLowerCase(), 'address', 'n 0xd8dA…6045 address'],
  ['nothing', '', 'string', 'n empty string'],
  ['what could not be decoded', null, 'bytes', 'n could not be decoded bytes'],
  ['an empty list', [], 'uint256[]', 'n empty list uint256[]'],
  ['a short list', ['1', '2', '3'], 'uint256[]', 'n 1, 2, 3 uint256[]'],
  ['a truth', 'true', 'bool', 'n true bool'],
  ['an object, which nobody sends', { a: '1', b: null }, 'tuple', 'n a 1 tuple'],
])('%s takes one line', ([, value, type, line]) => {
  expect(toLines(make({ name: 'n', type, value }))).toEqual([line]);
});

test.for<[string, string, Json, string]>([
  ['deadline', 'uint256', '1795500000', '\u00a0Nov\u00a02026'],
  ['_expiry', 'uint48', '1795500000', '\u00a0Nov\u00a02026'],
  ['amount', 'uint256', '1795500000', ''],
  ['deadline', 'bytes32', '1795500000', ''],
  ['deadline', 'uint256', '1000000000', ''],
  ['deadline', 'uint256', '9999999999', ''],
  ['deadline', 'uint256', String(2n ** 256n - 1n), ''],
  ['deadline', 'uint256', ['1795500000'], ''],
])('%s of type %s is %j with its day where that is one: %j', ([name, type, value, day]) => {
  const [parts = []] = make({ name, type, value }).lines;

  expect(parts.map(({ text }) => text).join('')).toContain(String(value));
  expect(parts).toHaveLength(day === '' ? 3 : 4);
  expect(parts[2]?.text.endsWith(day)).toBe(true);
  expect(parts[2]?.title?.includes('UTC') ?? false).toBe(day !== '');
});

test.for([
  { what: 'what was cut', value: 'a'.repeat(161), title: 'a'.repeat(161) },
  { what: 'nothing of a text of 160 letters', value: 'a'.repeat(160), title: undefined },
  { what: 'nothing of one that is as long, but of wide letters', value: '𝒂'.repeat(160), title: undefined },
])('under a value stands $what', ({ value, title }) => {
  const [parts] = make({ name: 'n', type: 'string', value }).lines;

  expect(parts?.map((part) => part.title)).toEqual([undefined, title, undefined]);
});

test('a list of tuples is a tree with the type of each entry', () => {
  const value = [
    [
      '0x1111111111111111111111111111111111111111',
      ['7', '8'],
      'a text that is too long to stand with the others in one line',
    ],
  ];

  const lines = toLines(make({ name: 'orders', type: '(address,uint256[],string)[]', value }));

  expect(lines).toEqual([
    'orders 1 entry (address,uint256[],string)[]',
    '\u20031 3 entries (address,uint256[],string)',
    '\u2003\u20031 0x1111…1111 address',
    '\u2003\u20032 7, 8 uint256[]',
    '\u2003\u20033 a text that is too long to stand with the others in one line string',
  ]);
});

test('a list of many entries says how many it leaves out', () => {
  const value = Array.from({ length: 11 }, (_, at) => `${at}`.repeat(20));

  const lines = toLines(make({ name: 'ids', type: 'uint256[]', value }));

  expect(lines[0]).toBe('ids 11 entries uint256[]');
  expect(lines.at(-1)).toBe('\u2003and 3 more');
  expect(lines).toHaveLength(10);
});

test('a call of very many lines is cut and says so', () => {
  const parameter = { name: 'ids', type: 'uint256[]', value: Array.from({ length: 8 }, () => '9'.repeat(40)) };

  const list = make(parameter, parameter, parameter);

  expect(list.lines).toHaveLength(24);
  expect(list.more).toBe('There is more: the explorer has it all.');
  expect(make(parameter)).not.toHaveProperty('more');
});

test('a long value has more of itself behind it', () => {
  const [[, part] = []] = make({ name: 'data', type: 'bytes', value: `0x${'ab'.repeat(5000)}` }).lines;

  expect(part?.text).toHaveLength(160);
  expect(part?.title).toHaveLength(450);
});

test('lists in lists without end come to one', () => {
  let value: Json = '1';
  for (let depth = 0; depth < 100; depth += 1) value = [value, ''];

  expect(toLines(make({ name: 'n', type: '', value })).at(-1)).not.toBe('');
  expect(make({ name: 'n', type: '', value }).lines.length).toBeLessThan(25);
});

test.for<[string, number, string]>([
  ['uint256[]', 3, 'uint256'],
  ['bytes32[2][]', 0, 'bytes32[2]'],
  ['(address,uint256)', 1, 'uint256'],
  ['((address,bool),uint256)', 0, '(address,bool)'],
  ['tuple(address,uint256)', 0, 'address'],
  ['(address, uint256)[2]', 1, '(address, uint256)'],
  ['address', 0, ''],
  ['(address', 0, ''],
  ['(address)', 4, ''],
  ['', 0, ''],
])('an entry of %j at %i is %j', ([type, at, expected]) => {
  expect(toEntryType(type, at)).toBe(expected);
});
