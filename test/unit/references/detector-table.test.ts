import { expect, test } from 'vitest';
import { border, detectInText, mayHoldReference } from '../../../src/references/detect-in-text.ts';
import { type Found, isReference, isReferenceContext } from '../../../src/references/reference.ts';
import tables from './detector-table.json' with { type: 'json' };
import { fill, toReference } from './values.ts';

/**
 * Reads one line of the detector's specification: a text in which each reference that must be found is in ⟦ ⟧, followed
 * by the references in order, with the ERC-3770 prefix before a colon. Nothing else may be found. ¦ is the border of a
 * node.
 */
function readRow([row = '', ...expected]: string[]): { text: string; found: Found[] } {
  const pieces = fill(row).replaceAll('¦', border).split(/[⟦⟧]/);
  const found: Found[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const [what, chainPrefix] = expected[(index - 1) / 2]?.split(':').reverse() ?? [];
    if (index % 2 === 1 && what) {
      const written = piece.split(border).join('');
      const reference = toReference(what);
      found.push({ reference, written, start: at, end: at + piece.length, ...(chainPrefix && { chainPrefix }) });
    }
    at += piece.length;
  }
  if (pieces.length !== expected.length * 2 + 1) throw new Error(`A row marks other than it expects: ${row}`);
  return { text: pieces.join(''), found };
}

const rows = Object.values(tables).flatMap((groups) => groups.flatMap((group) => group.rows));

test.for(Object.entries(tables))('every text of the %s holds what is marked in it', ([, groups]) => {
  for (const row of groups.flatMap((group) => group.rows)) {
    const { text, found } = readRow(row);

    expect(detectInText(text), row[0]).toEqual(found);
  }
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

test('what is found is a reference, and context that the background takes', () => {
  for (const row of rows) {
    for (const { reference, written, chainPrefix } of detectInText(readRow(row).text)) {
      expect(isReference(reference)).toBe(true);
      expect(isReferenceContext({ written, chainPrefix, pageHost: '', before: '', after: '' })).toBe(true);
    }
  }
});
