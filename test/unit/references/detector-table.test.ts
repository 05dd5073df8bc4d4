import { describe, expect, test } from 'vitest';
import { detectInText, mayHoldReference } from '../../../src/references/detect-in-text.ts';
import { isEvidence, isReference } from '../../../src/references/is-reference.ts';
import { bareValues } from './detector/bare-values.ts';
import { borders } from './detector/borders.ts';
import { caip, payments, prefixes, tokens } from './detector/forms.ts';
import { hidden } from './detector/hidden.ts';
import { nearMisses } from './detector/near-misses.ts';
import { punctuation } from './detector/punctuation.ts';
import { type Row, readRow } from './detector/row.ts';
import { scripts } from './detector/scripts.ts';
import { urls } from './detector/urls.ts';

const tables = {
  bareValues,
  punctuation,
  nearMisses,
  scripts,
  tokens,
  caip,
  prefixes,
  payments,
  urls,
  hidden,
  borders,
};
const rows: Row[] = Object.values(tables).flat();

describe.for(Object.entries(tables))('of the %s', ([, table]) => {
  test.for(table)('%j holds what is marked in it', (row) => {
    const { text, found } = readRow(row);

    expect(detectInText(text)).toEqual(found);
  });
});

test('the specification has at least 400 different texts', () => {
  expect(new Set(rows.map(([marked]) => marked)).size).toBeGreaterThanOrEqual(400);
});

test('every text that holds a reference passes the cheap check', () => {
  const texts = rows.filter((row) => row.length > 1).map((row) => readRow(row).text);

  expect(texts.filter((text) => !mayHoldReference(text))).toEqual([]);
});

test('every row is found again between other text, at its place', () => {
  const before = 'Once 0x12 … ';
  const after = ' — and 0x34.';

  for (const row of rows) {
    const { text, found } = readRow(row);
    const moved = found.map((one) => ({ ...one, start: one.start + before.length, end: one.end + before.length }));

    expect(detectInText(before + text + after)).toEqual(moved);
  }
});

test('what is found is a reference, and evidence that the background takes', () => {
  for (const row of rows) {
    for (const { reference, written, chainPrefix } of detectInText(readRow(row).text)) {
      expect(isReference(reference)).toBe(true);
      expect(isEvidence({ written, chainPrefix, pageHost: '', before: '', after: '' })).toBe(true);
    }
  }
});
