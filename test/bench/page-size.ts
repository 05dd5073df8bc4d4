import { mostPageBytes, readPageScripts } from '../tools/page-scripts.ts';
import { chromeBuild } from './measure/current-build.ts';
import { atMost, type Row, toRow } from './measure/row.ts';

/** Measures the bytes that every page loads: all content scripts, including the card and its style sheet. */
export async function measurePageSize(): Promise<Row[]> {
  const { code, bytes } = readPageScripts(chromeBuild);
  return [
    toRow({
      figure: 'JS on every page, gzip -9',
      measured: bytes,
      unit: 'bytes',
      budget: atMost(mostPageBytes, 'bytes'),
      isComplete: code.length > 0,
    }),
  ];
}
