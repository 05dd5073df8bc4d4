import type { TextFile } from '../../../src/ui/components/file-export.ts';
import { judgeCells } from '../../fuzz/judge-cells.ts';
import { readCsv } from '../../fuzz/read-csv.ts';
import { judgeText } from './judge-drawn.ts';

/** Returns the problems of an exported file of `count` rows: executable cells, broken rows, unseen characters. */
export function judgeFile({ name, pieces }: TextFile, count: number): string[] {
  const text = [...pieces].join('');
  const rows = name.endsWith('.csv') ? cellsIn(text) : valuesIn(text);
  const texts = rows.flat().filter((value) => typeof value === 'string');
  return [
    ...(rows.length === count ? [] : [`${rows.length} rows, not ${count}`]),
    ...(name.endsWith('.csv') ? judgeCells(rows as string[][]) : []),
    ...texts.flatMap(judgeText),
  ];
}

// Lines about the whole file have one cell. The first of the others is the header.
function cellsIn(text: string): string[][] {
  return readCsv(text)
    .filter((line) => line.length > 1)
    .slice(1);
}

function valuesIn(text: string): unknown[][] {
  const { changes, transfers } = JSON.parse(text);
  return (changes ?? transfers).map((row: object) => Object.values(row));
}
