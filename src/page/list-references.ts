import type { PageReference } from '../messages/page-port.ts';
import { nameReference } from '../references/name-reference.ts';
import { closestAcross } from './across-shadows.ts';
import { findAll } from './find-all.ts';
import { hrefOf } from './find-in-node.ts';
import { gatherEvidence } from './gather-evidence.ts';
import type { Inventory } from './inventory.ts';

const mostListed = 5_000;
// What stands around a value takes a third of a millisecond to read.
const mostRead = 500;

/** What stands on the page for our own pages, each reference once; what has left the page is not there. */
export function listReferences(inventory: Inventory): PageReference[] {
  const references = new Map<string, PageReference>();
  let read = 0;
  for (const node of inventory.nodes()) {
    const names = node.isConnected ? (inventory.names(node) ?? []) : [];
    // A value that is known already is only counted.
    if (names.some((name) => !references.has(name))) {
      const link = closestAcross(node, 'a[href]');
      const href = (link && hrefOf(link)) ?? undefined;
      for (const { found, place } of [...findAll(node)].flat()) {
        const { reference, written, chainPrefix } = found;
        const name = nameReference(reference);
        if (references.has(name)) continue;
        const listed: PageReference = { reference, written, chainPrefix, link: href, count: 0 };
        if (reference.kind === 'transaction' && read++ < mostRead) {
          const { before, after, heads } = gatherEvidence({ found, node, place, link }, []);
          listed.around = { before, after, heads };
        }
        references.set(name, listed);
      }
    }
    for (const name of names) {
      const known = references.get(name);
      if (known) known.count++;
    }
    if (references.size >= mostListed) break;
  }
  return [...references.values()].filter(({ count }) => count > 0);
}
