import type { WatchedByAddress } from '../models/watched.ts';
import type { Reference } from '../references/reference.ts';
import type { Warning } from './card-content.ts';
import { findLookAlikes } from './look-alikes/find-look-alikes.ts';
import { toLookAlikeWarnings } from './look-alikes/look-alike-warning.ts';
import { toWrittenWarnings } from './written-warnings.ts';

// More would take seconds to compare where a page means harm.
const mostAddresses = 1000;

/** A reference of a page, as it stands there. */
type Standing = { reference: Reference; written: string; link?: string | undefined };

/**
 * What a person should be wary of in a list of a page's references, by place in the list: look-alikes among its
 * first 1,000 addresses and of the person's own ones, wrong checksums, invisible characters. Places without anything are left out.
 */
export function toPageWarnings(all: readonly Standing[], watched: WatchedByAddress): Map<number, Warning[]> {
  const addresses = all.flatMap(({ reference }) => (reference.kind === 'address' ? [reference.address] : []));
  const alike = new Map<string, string[]>();
  for (const { pair } of findLookAlikes(addresses, [], [...watched.keys()], mostAddresses)) {
    const [one, other] = pair.map((hash) => hash.toLowerCase()) as [string, string];
    for (const [each, its] of [[one, other] as const, [other, one] as const])
      alike.set(each, [...(alike.get(each) ?? []), its]);
  }
  const found = new Map<number, Warning[]>();
  for (const [at, { reference, written, link }] of all.entries()) {
    const chainId = reference.chainId ?? 1;
    const onPage = reference.kind === 'address' ? alike.get(reference.address) : undefined;
    const warnings = [
      ...(onPage && reference.kind === 'address'
        ? toLookAlikeWarnings({ own: [reference.address], onPage, watched, chainId, among: 'address' })
        : []),
      ...toWrittenWarnings(written, chainId, link),
    ];
    if (warnings.length > 0) found.set(at, warnings);
  }
  return found;
}
