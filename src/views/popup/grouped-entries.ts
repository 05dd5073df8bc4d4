import type { Warning } from '../../cards/card-content.ts';
import { toPageWarnings } from '../../cards/page-warnings.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { writeReference } from '../../references/name-reference.ts';
import type { Reference } from '../../references/reference.ts';
import { words } from '../../words/words.ts';
import type { PageEntry } from './page-entries.ts';

/** The entries whose value holds a text, in any case; all of them for an empty one. */
export function filterEntries(entries: PageEntry[], text: string): PageEntry[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? entries : entries.filter(({ reference }) => writeReference(reference).includes(wanted));
}

const kinds: Reference['kind'][] = ['transaction', 'address', 'token-instance'];

/** What a person should be wary of in each entry, by its key; look-alikes are looked for in all of them. */
export function toEntryWarnings(entries: PageEntry[], watched: WatchedByAddress): Map<string, Warning[]> {
  const standing = entries.map(({ reference, evidence: { written, link } }) => ({ reference, written, link }));
  return new Map([...toPageWarnings(standing, watched)].map(([at, warnings]) => [entries[at]?.key ?? '', warnings]));
}

/**
 * The entries by what they are, each kind in the order of the page, those with warnings before all others; groups
 * without any are left out.
 */
export function groupEntries(
  entries: PageEntry[],
  warnings: ReadonlyMap<string, Warning[]>,
): { name: string; entries: PageEntry[] }[] {
  const calm = entries.filter(({ key }) => !warnings.has(key));
  const groups = [
    { name: words().popupPage.lookClosely, entries: entries.filter(({ key }) => warnings.has(key)) },
    ...kinds.map((kind) => ({
      name: words().popupPage.groups[kind],
      entries: calm.filter((one) => one.reference.kind === kind),
    })),
  ];
  return groups.filter((group) => group.entries.length > 0);
}
