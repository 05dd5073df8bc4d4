import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromeBuild } from './current-build.ts';
import { type Figure, toRow } from './row.ts';

const budgetBytes = 18_432;
// The smallest of the peers; it finds 0 of 200 references.
const smallestPeerBytes = 3_072;

/** What every page pays for: all content scripts together, with the card and its style sheet in them. */
export const pageSize: Figure = {
  name: 'size',
  needsBuild: true,
  measure: async () => {
    const folder = join(chromeBuild, 'content-scripts');
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    const scripts = Buffer.concat(names.sort().map((name) => readFileSync(join(folder, name))));
    const bytes = gzipSync(scripts, { level: 9 }).length;
    return [
      toRow({
        what: 'JS on every page, gzip -9',
        measured: bytes,
        unit: 'bytes',
        floor: smallestPeerBytes,
        budget: `≤ ${budgetBytes.toLocaleString('en')}`,
        ok: scripts.length > 0 && bytes <= budgetBytes,
        note: 'floor: the smallest peer, which finds 0 of 200',
      }),
    ];
  },
};
