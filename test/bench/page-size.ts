import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from '../../src/page/build/gzip-size.ts';
import { chromeBuild } from './current-build.ts';
import { atMost, type Row, toRow } from './row.ts';

/** Bytes that every page loads: all content scripts, with the card and its style sheet in them. */
export async function measurePageSize(): Promise<Row[]> {
  const folder = join(chromeBuild, 'content-scripts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const scripts = Buffer.concat(names.sort().map((name) => readFileSync(join(folder, name))));
  return [
    toRow({
      figure: 'JS on every page, gzip -9',
      measured: gzipSize(scripts),
      unit: 'bytes',
      budget: atMost(18_432, 'bytes'),
      isComplete: scripts.length > 0,
    }),
  ];
}
