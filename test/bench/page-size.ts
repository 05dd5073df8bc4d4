import { mostPageBytes, readPageScripts } from '../tools/page-scripts.ts';
import { chromeBuild } from './current-build.ts';
import { type Figure, toRow } from './row.ts';

// The smallest of the peers; it finds 0 of 200 references.
const smallestPeerBytes = 3_072;

/** What every page pays for: all content scripts together, with the card and its style sheet in them. */
export const pageSize: Figure = {
  name: 'size',
  needsBuild: true,
  measure: async () => {
    const { bytes } = readPageScripts(chromeBuild);
    return [
      toRow({
        what: 'JS on every page, gzip -9',
        measured: bytes,
        unit: 'bytes',
        floor: smallestPeerBytes,
        budget: `≤ ${mostPageBytes.toLocaleString('en')}`,
        ok: bytes <= mostPageBytes,
        note: 'floor: the smallest peer, which finds 0 of 200',
      }),
    ];
  },
};
