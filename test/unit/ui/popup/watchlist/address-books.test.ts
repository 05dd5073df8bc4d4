import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDice } from '../../../../../src/api/sample/sample-values.ts';
import { isWatchedImport } from '../../../../../src/background/request-checks.ts';
import { readWatchedFile } from '../../../../../src/ui/popup/watchlist/import-export.ts';
import { seed, sizes } from '../../../../size.ts';
import fields from './address-book-fields.json' with { type: 'json' };
import pieces from './address-book-pieces.json' with { type: 'json' };
import expected from './address-books.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../../../address-books');
const samples = readdirSync(folder).filter((name) => !name.endsWith('.md'));

test('each sample has what is expected of it', () => {
  expect(new Set(Object.keys(expected))).toEqual(new Set(samples));
});

test.for(Object.entries(expected))('the address book %s is imported', ([file, { entries, left }]) => {
  const read = readWatchedFile(readFileSync(join(folder, file), 'utf8'));

  expect(read).toEqual({
    ok: true,
    brings: {
      addresses: entries.map(([address, name, note, chainId]) => ({
        address,
        name,
        note,
        ...(chainId !== null && { chainId }),
      })),
      transactions: [],
    },
    left: left.map(([row, problem]) => ({ row, problem, text: expect.any(String) })),
  });
});

const address = '0x60ca6191f0c6073238aa2405c775d945961b1213';

test.for(fields)('JSON is read by what its fields are called: $what', ({ value }) => {
  expect(readWatchedFile(JSON.stringify(value))).toMatchObject({
    ok: true,
    brings: { addresses: [{ address, name: '', note: '' }] },
  });
});

test('entries within an entry are entries too', () => {
  const [second, third] = ['61', '62'].map((start) => address.replace('60', start));
  const value = [{ address, name: 'A', more: [{ address: second, name: 'B', inner: { [third ?? '']: 'C' } }] }];

  expect(readWatchedFile(JSON.stringify(value))).toMatchObject({
    brings: {
      addresses: [
        { address, name: 'A' },
        { address: second, name: 'B' },
        { address: third, name: 'C' },
      ],
    },
    left: [],
  });
});

test('an address that is also a member of a group keeps the name of its own entry', () => {
  const bob = address.replace('60', '61');
  const file = JSON.stringify([
    { address, name: 'Team', members: [{ address: bob }] },
    { address: bob, name: 'Bob' },
  ]);

  expect(readWatchedFile(file)).toMatchObject({ brings: { addresses: [{ name: 'Team' }, { name: 'Bob' }] } });
});

test.for([
  ['ERC20', undefined],
  ['erc-721', undefined],
  ['BEP20', undefined],
  ['Base', 8453],
  ['Neptune', 'wrong-chain'],
] as const)('the network %s is the chain %s', ([network, chain]) => {
  const read = readWatchedFile(`address,network\n${address},${network}`);

  expect(read.ok && (read.left[0]?.problem ?? read.brings.addresses[0]?.chainId)).toBe(chain);
});

test.for([
  ['ids of a database', { groups: { 0: [{ address }], 1: [{ address: address.replace('60', '61') }] } }],
  ['a time', { 1699999999999: { [address]: 'Mine' } }],
])('a number above entries is no chain if it is %s', ([, value]) => {
  const file = readWatchedFile(JSON.stringify(value));

  expect(file.ok && file.brings.addresses.map(({ chainId }) => chainId ?? null)).toEqual(
    expect.not.arrayContaining([expect.any(Number)]),
  );
  expect(file).toMatchObject({ ok: true, left: [] });
});

test('lines with an address alone are a list', () => {
  expect(readWatchedFile(`${address}\neth:${address.replace('60', '61')} Mine`)).toMatchObject({
    ok: true,
    brings: {
      addresses: [
        { address, name: '' },
        { name: 'Mine', chainId: 1 },
      ],
    },
  });
});

test('an address book without entries is empty, and an address outside of it is not taken', () => {
  const backup = { accounts: { [address]: { name: 'Account 1' } }, addressBook: {} };

  expect(readWatchedFile(JSON.stringify(backup))).toEqual({ ok: false, problem: 'empty' });
});

test.for([`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, `${'['.repeat(100_000)}${']'.repeat(100_000)}`])(
  'JSON that is nested without end is refused',
  (text) => {
    expect(readWatchedFile(text)).toEqual({ ok: false, problem: 'not-a-list' });
  },
);

test('no file makes the import throw, and what it takes is what the background stores', () => {
  const { below, oneOf } = createDice(`address books ${seed}`);
  const some = <T>(most: number, one: () => T) => Array.from({ length: below(most) }, one);
  // Parts of every form, in places where they do not belong.
  const piece = () => oneOf(pieces as [string, ...string[]]);
  const text = () => some(30, piece).join('');
  const value = (depth: number): unknown => {
    if (depth === 0 || below(3) === 0) return oneOf([text(), piece(), below(3), null, true]);
    return below(2) === 0
      ? some(4, () => value(depth - 1))
      : Object.fromEntries(some(4, () => [piece(), value(depth - 1)]));
  };
  const forms: [() => string, ...(() => string)[]] = [
    text,
    () => JSON.stringify(value(4)),
    () => ['address,name,chain', ...some(6, () => [piece(), piece(), piece()].join(','))].join('\n'),
    () => some(6, () => `${piece()} ${text()}`).join('\n'),
  ];
  let taken = 0;

  for (let round = 0; round < sizes.importedFiles; round += 1) {
    const file = oneOf(forms)();
    const read = readWatchedFile(file);
    if (!read.ok) continue;
    taken += read.brings.addresses.length;
    expect(isWatchedImport({ ...read.brings, replaces: false }), file).toBe(true);
  }

  expect(taken).toBeGreaterThan(sizes.importedFiles / 100);
});
