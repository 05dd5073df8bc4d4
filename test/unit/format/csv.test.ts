import { expect, test } from 'vitest';
import { csvStart, decodeText, readCsv, toCsvLine } from '../../../src/format/csv.ts';
import { speak } from '../../../src/i18n/t.ts';
import { sizes } from '../../size.ts';
import { createRandom } from '../lookup/request-queue/virtual-clock.ts';
import tables from './csv.json' with { type: 'json' };

test.for(tables.cells)('writes $what', ({ cell, written }) => {
  expect(toCsvLine([cell])).toBe(`${written}\r\n`);
});

test('puts cells into a line', () => {
  expect(toCsvLine(['a', null, { number: '-5' }])).toBe('a,,-5\r\n');
});

test.for(tables.forSpreadsheets)('writes for a spreadsheet in $language: $written', ({ language, cells, written }) => {
  speak(language as 'de' | 'en');

  expect(toCsvLine(cells, 'spreadsheet')).toBe(`${written}\r\n`);
});

test.for(tables.tables)('reads $what', ({ text, rows }) => {
  expect(readCsv(text, { isColumn: (cell) => cell === 'b' })).toEqual(rows);
});

/** Texts of separators, quotes, formula signs, white space and letters, in any order. */
function* hostileTexts(count: number): Generator<string> {
  const random = createRandom(7);
  const signs = [...'=+-@＝＋－＠,;|\t"\' \u00a0aé漢'];
  for (let at = 0; at < count; at += 1) {
    yield Array.from({ length: 1 + Math.floor(random() * 9) }, () => signs[Math.floor(random() * signs.length)]).join(
      '',
    );
  }
}

test('no part of a line runs as a formula, however the line is parted, and each text comes back', () => {
  const runs: string[] = [];
  for (const text of hostileTexts(sizes.csvTexts)) {
    const line = toCsvLine(['a', text, 'b']);
    for (const separator of [',', ';', '|', '\t']) {
      const plain = line.split(separator);
      const quoted = readCsvPlainly(line, separator);
      const parts = [...plain, ...quoted].map((part) => part.replace(/^["\s]+/u, ''));
      if (parts.some((part) => /^[=+\-@＝＋－＠]/.test(part))) runs.push(line);
    }
    if (readCsv(`x,y,z\n${line}`, { isColumn: (cell) => cell === 'y' })?.[1]?.cells[1] !== text && text.trim() !== '')
      runs.push(`lost: ${line}`);
  }

  expect(runs).toEqual([]);
});

// As a program reads it that knows quotes, and another separator than ours.
function readCsvPlainly(line: string, separator: string): string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells;
}

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer;

test.for<[string, ArrayBuffer, string, { text: string; guessed: string | null } | null]>([
  ['UTF-8', bytesOf(0x42, 0xc3, 0xbc), 'de', { text: 'Bü', guessed: null }],
  ['UTF-8 with its mark', bytesOf(0xef, 0xbb, 0xbf, 0x42), 'de', { text: 'B', guessed: null }],
  ['UTF-16 with its mark', bytesOf(0xff, 0xfe, 0x42, 0, 0xfc, 0), 'de', { text: 'Bü', guessed: null }],
  ['UTF-16 the other way round', bytesOf(0xfe, 0xff, 0, 0x42, 0, 0xfc), 'de', { text: 'Bü', guessed: null }],
  ['Windows-1252', bytesOf(0x42, 0xfc, 0x72, 0x6f), 'de-AT', { text: 'Büro', guessed: 'windows-1252' }],
  ['Windows-1251', bytesOf(0xcf, 0xf0), 'ru', { text: 'Пр', guessed: 'windows-1251' }],
  ['Shift_JIS', bytesOf(0x93, 0xfa), 'ja-JP', { text: '日', guessed: 'shift_jis' }],
  ['GB18030', bytesOf(0xd6, 0xd0), 'zh-CN', { text: '中', guessed: 'gb18030' }],
  ['Big5', bytesOf(0xa4, 0xa4), 'zh-TW', { text: '中', guessed: 'big5' }],
  ['no text', bytesOf(0x50, 0x4b, 0, 0x04), 'en', null],
])('decodes %s', ([, bytes, language, expected]) => {
  expect(decodeText(bytes, language)).toEqual(expected);
});

test('every file begins with the mark of UTF-8', () => {
  expect([...new TextEncoder().encode(csvStart)]).toEqual([0xef, 0xbb, 0xbf]);
});
