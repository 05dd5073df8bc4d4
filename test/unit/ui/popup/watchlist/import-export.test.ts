import { describe, expect, test } from 'vitest';
import { speak } from '../../../../../src/i18n/t.ts';
import { watchedBounds } from '../../../../../src/models/watched.ts';
import { toChecksum } from '../../../../../src/references/checksum.ts';
import {
  type FileProblem,
  mostBytes,
  readWatchedFile,
  toWatchedFile,
} from '../../../../../src/ui/popup/watchlist/import-export.ts';
import type { Entry } from '../../../../../src/ui/popup/watchlist/watchlist-store.ts';
import { readThreadMs } from '../../../thread-time.ts';
import cases from './read-file.cases.json' with { type: 'json' };

const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const hash = `0x${'1f'.repeat(32)}`;

const entries: Entry[] = [
  { address, name: 'Cold, "big" wallet; safe', note: 'Größe 漢字 ✓', addedMs: 1_700_000_000_000, chainId: 10 },
  { address: `0x${'ab'.repeat(20)}`, name: '', note: '', addedMs: 1_700_000_000_001 },
  { hash, chainId: 1, name: '=HYPERLINK("https://evil.example","x")', note: '-1+1', addedMs: 1_700_000_000_002 },
];

const csv = (...lines: string[]) => readWatchedFile(lines.join('\n'));
const json = (value: unknown) => readWatchedFile(JSON.stringify(value));
const file = (...all: unknown[]) => json({ kind: 'hashlens-watched', version: 1, entries: all });

const forms = ['json', 'csv', 'spreadsheet'] as const;

test.for(forms)('what goes out as %s comes in as it was', (form) => {
  speak('de');
  const read = readWatchedFile(toWatchedFile(entries, form).text);

  const brings = { addresses: entries.slice(0, 2), transactions: entries.slice(2) };
  expect(read).toEqual({ ok: true, brings, left: [] });
});

test.for(["'-5", "''=1", "' =1", "'quoted'", '-5', "it's"])(
  'a name “%s” comes back from a CSV file as it was',
  (name) => {
    const { text } = toWatchedFile([{ address, name, note: '', addedMs: 1 }], 'csv');

    expect(readWatchedFile(text)).toMatchObject({ ok: true, brings: { addresses: [{ name }] } });
  },
);

test('no cell of a CSV file begins like a formula', () => {
  const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|calc', '＝1'].map((name, at) => ({
    address: `0x${String(at).repeat(40)}`,
    name,
    note: name,
    addedMs: 1,
  }));

  const { text } = toWatchedFile(hostile, 'csv');

  const cells = text.slice(1).split(/[\r\n,;|\t]+/);
  expect(cells.filter((cell) => /^"?[=+\-@＝\t]/.test(cell))).toEqual([]);
  expect(readWatchedFile(text)).toMatchObject({ ok: true, brings: { addresses: hostile } });
});

test('spreadsheets see the file for what it is, and addresses are in their checksum', () => {
  const { type, text } = toWatchedFile(entries, 'csv');

  expect(type).toBe('text/csv');
  expect(text).toMatch(/^\ufeffreference,chain,name,note,added\r\n/);
  expect(text).toContain(toChecksum(address));
});

test.for(cases.foreign)('a CSV file of somebody else is read: $name', ({ lines }) => {
  expect(csv(...lines)).toEqual({
    ok: true,
    brings: { addresses: [{ address, name: 'Mine', note: 'here' }], transactions: [] },
    left: [],
  });
});

test('what is not seen in a name is not taken along', () => {
  expect(file({ reference: address, name: ' Sav\u202eings\u0000 ', note: 'a\n\nb' })).toMatchObject({
    brings: { addresses: [{ name: 'Savings', note: 'a b' }] },
  });
});

test.for(cases.noLists)('no list is made of $name', ({ text }) => {
  expect(readWatchedFile(text)).toEqual({ ok: false, problem: 'not-a-list' });
});

test.for(cases.wrongEntries)('an entry with $name is left out, and its place is reported', ({ entry, kind }) => {
  expect(file({ reference: address }, entry, { reference: hash, chain: 1 })).toMatchObject({
    ok: true,
    brings: { addresses: [{ address }], transactions: [{ hash }] },
    left: [{ row: 2, problem: kind }],
  });
});

test('rows that are left out are named as a spreadsheet numbers them, however many there are', () => {
  const lines = ['address,name', `${address},Mine`, '', 'vitalik.eth,V', ...Array(200).fill('sum,1')];

  const read = csv(...lines);

  expect(read).toMatchObject({ ok: true, brings: { addresses: [{ address, name: 'Mine' }] } });
  expect(read.ok && read.left).toHaveLength(201);
  expect(read.ok && read.left[0]).toEqual({ row: 4, problem: 'not-a-reference', text: 'vitalik.eth' });
});

test('a private key in a row that is left out is not shown whole', () => {
  const key = '4c0883a69102937d6231471b5dbb6204fe512961708279f23efb06b1d7f5c2a9';

  const read = csv('address,name', `${key},Mine`);

  expect(read.ok && read.left).toEqual([{ row: 2, problem: 'not-a-reference', text: expect.any(String) }]);
  expect(read.ok && read.left[0]?.text.slice(0, -1)).toBe(key.slice(0, 23));
});

test('a name that could not be decoded is not taken', () => {
  expect(csv('address;name', `${address};B\ufffdro`)).toMatchObject({ ok: true, left: [{ problem: 'not-text' }] });
});

test('a list of nothing and one of too much are told apart', () => {
  const many = Array.from({ length: 1001 }, (_, at) => ({ reference: `0x${String(at).padStart(40, '0')}` }));

  expect(file()).toEqual({ ok: false, problem: 'empty' });
  expect(csv('address,name')).toEqual({ ok: false, problem: 'empty' });
  expect(file(...many)).toEqual({ ok: false, problem: 'too-many' });
  expect(file(...many.slice(1))).toMatchObject({ ok: true });
});

describe('a full list whose names and notes are as long as can be', () => {
  // Each character takes three bytes.
  const full: Entry[] = Array.from({ length: watchedBounds.addresses }, (_, at) => {
    const name = `${'字'.repeat(watchedBounds.name - 3)}${String(at).padStart(3, '0')}`;
    const named = { name, note: '漢'.repeat(watchedBounds.note), addedMs: 1_700_000_000_000 + at };
    const value = at.toString(16).padStart(4, '0');
    return at < 500
      ? { address: `0x${value.padStart(40, 'c')}`, chainId: 999_999_999_999_999, ...named }
      : { hash: `0x${value.padStart(64, 'd')}`, chainId: 999_999_999_999_999, ...named };
  });
  const brings = { addresses: full.slice(0, 500), transactions: full.slice(500) };
  const bytesOf = (text: string) => new TextEncoder().encode(text).length;

  test.for(forms)('goes out as %s and comes in as it was', (form) => {
    const { text } = toWatchedFile(full, form);

    expect(bytesOf(text)).toBeGreaterThan(1_000_000);
    expect(bytesOf(text)).toBeLessThanOrEqual(mostBytes);
    expect(readWatchedFile(text)).toEqual({ ok: true, brings, left: [] });
  });

  test('comes in from a program that writes only ASCII, too', () => {
    const escaped = toWatchedFile(full, 'json').text.replace(
      /[^\0-\x7f]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

    expect(bytesOf(escaped)).toBeLessThanOrEqual(mostBytes);
    expect(readWatchedFile(escaped)).toEqual({ ok: true, brings, left: [] });
  });
});

test.for<[string, string, FileProblem]>([
  ['brackets', '['.repeat(mostBytes), 'not-a-list'],
  ['commas', `address${','.repeat(mostBytes - 7)}`, 'empty'],
  ['quotes', `address\n${'"'.repeat(mostBytes - 9)}`, 'not-a-list'],
  ['lines', `address\n${'a\n'.repeat(mostBytes / 2 - 4)}`, 'too-many'],
  ['entries', `{"kind":"hashlens-watched","version":1,"entries":[${'{},'.repeat(mostBytes / 3 - 20)}{}]}`, 'too-many'],
])('the largest file of nothing but %s is refused in little time', ([, text, problem]) => {
  const began = readThreadMs();

  const read = readWatchedFile(text);

  expect(read).toEqual({ ok: false, problem });
  expect(readThreadMs() - began).toBeLessThan(5_000);
});
