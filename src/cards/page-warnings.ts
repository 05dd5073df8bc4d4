import type { WatchedByAddress } from '../models/watched.ts';
import type { Reference } from '../references/reference.ts';
import type { Warning } from './card-content.ts';
import { findLookAlikes } from './look-alikes/find-look-alikes.ts';
import { toLookAlikeWarnings } from './look-alikes/look-alike-warning.ts';
import { toWrittenWarnings } from './written-warnings.ts';

/** A reference of a page, as it stands there. */
type Standing = { reference: Reference; written: string };

/**
 * What a person should be wary of in a list of a page's references, by place in the list: look-alikes among its
 * addresses and of the person's own ones, wrong checksums, invisible characters. Places without anything are left out.
 */
export function toPageWarnings(all: readonly Standing[], watched: WatchedByAddress): Map<number, Warning[]> {
  const addresses = all.flatMap(({ reference }) => (reference.kind === 'address' ? [reference.address] : []));
  const alike = new Set(
    findLookAlikes(addresses, [], [...watched.keys()]).flatMap(({ pair }) => pair.map((hash) => hash.toLowerCase())),
  );
  const found = new Map<number, Warning[]>();
  for (const [at, { reference, written }] of all.entries()) {
    const chainId = reference.chainId ?? 1;
    const isAlike = reference.kind === 'address' && alike.has(reference.address);
    const warnings = [
      ...(isAlike
        ? toLookAlikeWarnings({ own: [reference.address], onPage: addresses, watched, chainId, among: 'address' })
        : []),
      ...toWrittenWarnings(written, chainId),
    ];
    if (warnings.length > 0) found.set(at, warnings);
  }
  return found;
}
