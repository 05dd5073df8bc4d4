import { expect, test } from 'vitest';
import { toPageWarnings } from '../../../src/cards/page-warnings.ts';
import { toChecksum } from '../../../src/references/to-checksum.ts';

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
    [1, 'Look-alike addresses'],
    [2, 'Look-alike addresses'],
  ]);
});

test('what looks like one of the person’s own is told from it, and the own one is not warned of', () => {
  const watched = new Map([[one, { address: one, name: 'My wallet', note: '', addedMs: 0 }]]);

  const found = toPageWarnings([standing(else_), standing(other)], watched);

  expect([...found.keys()]).toEqual([1]);
  expect(found.get(1)?.[0]?.text).toContain('a look-alike of “My wallet”, an address that you watch');
});

test('a wrong checksum and invisible characters are told where they stand', () => {
  const checked = toChecksum(else_);
  const wrong = checked.replace(/[a-f]/, (letter) => letter.toUpperCase());

  expect(titles([standing(one), standing(else_, wrong)], new Map())).toEqual([[1, 'Wrong checksum']]);
  expect(titles([standing(else_, `${checked.slice(0, 9)}\u200b${checked.slice(9)}`)], new Map())).toEqual([
    [0, 'Invisible characters'],
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
