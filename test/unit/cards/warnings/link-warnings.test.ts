import { describe, expect, test } from 'vitest';
import { toPageWarnings } from '../../../../src/cards/warnings/link-warnings.ts';
import { groupHex } from '../../../../src/format/hex.ts';
import { toChecksum } from '../../../../src/references/checksum.ts';
import { azuki, hash, ofAddress, ofInstance, ofTransaction, sender } from '../build-models.ts';

const middle = (digit: string) => `0x8f3a${digit.repeat(32)}c71d`;
const [one, other, else_] = [middle('1'), middle('2'), `0x${'5a'.repeat(20)}`];
const standing = (address: string, written = toChecksum(address)) => ({
  reference: { kind: 'address', address } as const,
  written,
});
const titles = (...of: Parameters<typeof toPageWarnings>) =>
  [...toPageWarnings(...of)].map(([at, warnings]) => [at, ...warnings.map(({ title }) => title)]);

test('look-alikes are found among all addresses of the page', () => {
  expect(titles([standing(else_), standing(one), standing(other)], new Map())).toEqual([
    [1, 'Two addresses here look alike.'],
    [2, 'Two addresses here look alike.'],
  ]);
});

test('a look-alike of the user’s own address is warned of, and the own one is not', () => {
  const watched = new Map([[one, { address: one, name: 'My wallet', note: '', addedMs: 0 }]]);

  const found = toPageWarnings([standing(else_), standing(other)], watched);

  expect([...found.keys()]).toEqual([1]);
  expect(found.get(1)?.[0]?.title).toBe('This is not “My wallet”.');
});

test('a wrong checksum and invisible characters are reported where they are', () => {
  const checked = toChecksum(else_);
  const wrong = checked.replace(/[a-f]/, (letter) => letter.toUpperCase());

  expect(titles([standing(one), standing(else_, wrong)], new Map())).toEqual([[1, 'Wrong checksum']]);
  expect(titles([standing(else_, `${checked.slice(0, 9)}\u200b${checked.slice(9)}`)], new Map())).toEqual([
    [0, 'Invisible characters'],
  ]);
});

test('of a wrong checksum, the letters in the wrong case are marked in what is written', () => {
  const checked = toChecksum(else_);
  const at = checked.search(/[a-f]/);
  const wrong = `${checked.slice(0, at)}${checked.charAt(at).toUpperCase()}${checked.slice(at + 1)}`;

  const [warning] = toPageWarnings([standing(else_, wrong)], new Map()).get(0) ?? [];
  const [row] = warning?.compared?.rows ?? [];

  expect(warning?.tone).toBe('wait');
  expect(row?.parts.map(({ text }) => text).join(' ')).toBe(groupHex(wrong));
  expect(row?.parts.flatMap(({ text, differs = [] }) => differs.map(([start, end]) => text.slice(start, end)))).toEqual(
    [wrong.charAt(at)],
  );
  expect(JSON.stringify(warning)).not.toContain(checked.slice(at, at + 4));
});

test('the gravest warning of an address is first', () => {
  const wrong = toChecksum(one).replace(/[a-f]/, (letter) => letter.toUpperCase());

  expect(titles([standing(one, wrong), standing(other)], new Map())[0]).toEqual([
    0,
    'Two addresses here look alike.',
    'Wrong checksum',
  ]);
});

test('look-alikes are found among hundreds of addresses', () => {
  const others = Array.from({ length: 900 }, (_, at) => standing(`0x${at.toString(16).padStart(40, '7')}`));

  expect([...toPageWarnings([...others, standing(one), standing(other)], new Map()).keys()]).toEqual([900, 901]);
});

test('a calm page has none', () => {
  const hash = `0x${'cd'.repeat(32)}`;

  expect(
    titles([standing(one), standing(else_), { reference: { kind: 'transaction', hash }, written: hash }], new Map()),
  ).toEqual([]);
});

const contract = azuki.addressHash.toLowerCase();

const as = (written?: string) => (written === undefined ? {} : { written });
const cards = {
  transaction: (written?: string) => ofTransaction({}, as(written)),
  address: (written?: string) => ofAddress(sender, as(written)),
  'token-instance': (written?: string) => ofInstance([], as(written)),
};
const values = { transaction: hash, address: sender, 'token-instance': `${contract}/42` };

describe.for(['transaction', 'address', 'token-instance'] as const)('the card of a reference: %s', (kind) => {
  const value = values[kind];
  const toWarnings = (written?: string) => cards[kind](written).warnings.map(({ title }) => title);

  test.for(['\u200b', '\xad', '\u2060\u2060', '\u202e', '\ufeff'])('warns of %j inside it', (hidden) => {
    expect(toWarnings(value.slice(0, 12) + hidden + value.slice(12))).toEqual(['Invisible characters']);
  });

  test('is silent where all of it is seen, and where nothing is known of it', () => {
    expect(toWarnings(value)).toEqual([]);
    expect(toWarnings(`eip155:1:${value}`)).toEqual([]);
    expect(toWarnings()).toEqual([]);
  });
});

test('the warning says what was looked up instead', () => {
  expect(cards.transaction(`0\xad${hash.slice(1)}`).warnings).toEqual([
    {
      tone: 'wait',
      title: 'Invisible characters',
      text: 'On the page, this value contains invisible characters. Hashlens ignored them.',
    },
  ]);
});

test.for([
  ['address', sender, sender.replace('d8dA', 'd8da')],
  ['token-instance', `${azuki.addressHash}/42`, `${azuki.addressHash.replace('0xED', '0xeD')}/42`],
] as const)('the card of a reference of kind %s warns of a wrong checksum', ([kind, right, wrong]) => {
  expect(cards[kind](right).warnings).toEqual([]);
  expect(cards[kind](wrong).warnings).toMatchObject([{ tone: 'wait', title: 'Wrong checksum' }]);
});

test('of a wrong checksum of a name, no letter is marked', () => {
  const [warning] = cards.address(`${sender}@eip155:1#4CA88C9D`).warnings;

  expect(warning).toMatchObject({ title: 'Wrong checksum' });
  expect(warning).not.toHaveProperty('compared');
});

test('a wrong checksum with invisible characters in it is reported as both', () => {
  const written = `${sender.slice(0, 20)}\u200b${sender.slice(20)}`.replace('d8dA', 'd8da');

  expect(cards.address(written).warnings.map(({ title }) => title)).toEqual(['Wrong checksum', 'Invisible characters']);
});
