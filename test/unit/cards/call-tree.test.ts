import { expect, test } from 'vitest';
import { toCallTree, toEntryType } from '../../../src/cards/call-tree.ts';
import type { Json } from '../../../src/models/json.ts';
import { buildAddress, buildTransaction, other, usdc, weth } from './build-models.ts';
import cases from './call-tree.json' with { type: 'json' };
import { toAddress, toArgument, toTransfer } from './sentences/read-cases.ts';

type Named = { name: string; type: string; value: Json }[];

const make = (...parameters: Named) => makeOf({}, ...parameters);
const makeOf = (q: Partial<Parameters<typeof toCallTree>[0]> & { methodId?: string }, ...parameters: Named) =>
  toCallTree(
    {
      ...buildTransaction(q),
      decodedInput: { methodCall: 'f(uint256 n)', methodId: q.methodId ?? '12345678', parameters },
    },
    1,
  );
const toLines = (list: ReturnType<typeof make>) => list.lines.map((parts) => parts.map(({ text }) => text).join(' '));

test.for(cases.oneLine)('$what takes one line', ({ value, type, line }) => {
  expect(toLines(make({ name: 'n', type, value }))).toEqual([line]);
});

test.for(cases.deadlines)(
  '$name of type $type with $value is shown as $expected',
  ({ name, type, value, expected }) => {
    const [[label, told] = []] = make({ name, type, value }).lines;

    const [word, what = ''] = expected.split(' ');
    expect(label).toMatchObject({ text: word, title: expect.stringContaining(type) });
    expect(told?.text).toContain(what);
    expect(told?.title?.includes('UTC') ?? false).toBe(word === 'Until');
  },
);

const path = { name: 'path', type: 'address[]', value: [weth.addressHash, other, usdc.addressHash] };
const uint = (name: string, value: string) => ({ name, type: 'uint256', value });

test.for(cases.amounts)('an amount $what reads as one where its token is known', ({ name, value, beside, line }) => {
  const others = beside ? [{ ...beside, value: toArgument(beside.value) as Json }] : [];

  expect(toLines(make(uint(name, value), ...others))[0]).toBe(line);
});

test.for(cases.moves)('what a token is asked to move, where $what', ({ to, methodId, transfers = [], line }) => {
  const q = { to: toAddress(to), methodId, tokenTransfers: transfers.map(toTransfer) };

  expect(toLines(makeOf(q, uint('value', '5000000')))).toEqual([line]);
});

test('more than there is of a token is unlimited, with the number behind it', () => {
  const all = String(2n ** 256n - 1n);
  const list = makeOf({ to: buildAddress({ hash: usdc.addressHash }), methodId: '095ea7b3' }, uint('value', all));

  expect(list.lines).toEqual([
    [expect.objectContaining({ text: 'Value', title: 'uint256 value' }), { text: 'unlimited USDC', title: all }],
  ]);
});

test('no bound of an exchange is unlimited, however large', () => {
  const [line] = toLines(make(uint('amountOutMin', String(2n ** 256n - 1n)), path));

  expect(line).toMatch(/^At least .*USDC$/);
  expect(line).not.toContain('unlimited');
});

test.for<[string, string]>([
  ['_to', 'To'],
  ['token_id', 'token_id'],
  ['baseURI', 'baseURI'],
  ['checked_safeToApprove', 'checked_safeToApprove'],
  ['', 'bytes'],
])('a parameter called “%s” is labelled “%s”, and its title is its declaration', ([name, label]) => {
  const [[part] = []] = make({ name, type: 'bytes', value: '0x' }).lines;

  expect(part).toMatchObject({ text: label, title: `bytes ${name}`.trim() });
});

test('what was asked is headed by the method alone', () => {
  expect(make(uint('n', '1')).heading).toBe('Decoded call: f');
});

test.for([
  { what: 'what was cut', value: 'a'.repeat(161), title: 'a'.repeat(161) },
  { what: 'nothing of a text of 160 letters', value: 'a'.repeat(160), title: undefined },
  { what: 'nothing of one that is as long, but of wide letters', value: '𝒂'.repeat(160), title: undefined },
])('under a value there is $what', ({ value, title }) => {
  const [parts] = make({ name: 'n', type: 'string', value }).lines;

  expect(parts?.map((part) => part.title)).toEqual(['string n', title]);
});

test('a list of tuples is a tree with the type of each entry', () => {
  const value = [
    [
      '0x1111111111111111111111111111111111111111',
      ['7', '8'],
      'a text that is too long to stand with the others in one line',
    ],
  ];

  const list = make({ name: 'orders', type: '(address,uint256[],string)[]', value });
  const lines = toLines(list);
  const titles = list.lines.map(([label, entry]) => label?.title ?? entry?.title);

  expect(lines).toEqual([
    'Orders 1 entry',
    ' 1 3 entries',
    ' \u20031 0x1111…1111',
    ' \u20032 7, 8',
    ' \u20033 a text that is too long to stand with the others in one line',
  ]);
  expect(titles).toEqual([
    '(address,uint256[],string)[] orders',
    '(address,uint256[],string)',
    'address',
    'uint256[]',
    'string',
  ]);
});

test('a list of many entries says how many it leaves out', () => {
  const value = Array.from({ length: 11 }, (_, at) => `${at}`.repeat(20));

  const lines = toLines(make({ name: 'ids', type: 'uint256[]', value }));

  expect(lines[0]).toBe('Ids 11 entries');
  expect(lines.at(-1)).toBe(' and 3 more');
  expect(lines).toHaveLength(10);
});

test('a call of very many lines is cut and says so', () => {
  const parameter = { name: 'ids', type: 'uint256[]', value: Array.from({ length: 8 }, () => '9'.repeat(40)) };

  const list = make(parameter, parameter, parameter);

  expect(list.lines).toHaveLength(24);
  expect(list.more).toBe('More in the block explorer');
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

test.for(cases.entryTypes)('an entry of “$type” at $at is “$expected”', ({ type, at, expected }) => {
  expect(toEntryType(type, at)).toBe(expected);
});

test('a hostile name of an amount is cleaned and cut in its title', () => {
  const q = { to: buildAddress({ hash: usdc.addressHash }), methodId: 'a9059cbb' };
  const [[label] = []] = makeOf(q, uint(`\ud800${'x'.repeat(40_000)}`, '5000000')).lines;

  expect(label?.title).toMatch(/^uint256 \ufffdx{60,80}…?$/);
});
