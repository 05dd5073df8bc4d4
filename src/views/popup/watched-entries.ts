import { shortenHex } from '../../format/hex.ts';
import { keptByLanguage } from '../../format/locale.ts';
import type { Watched } from '../../models/watched.ts';
import { toChecksum } from '../../references/to-checksum.ts';

const collator = keptByLanguage((locale) => new Intl.Collator(locale, { numeric: true }));

/** The list as it is shown: by name, and those without one behind, the newest first. */
export function sortWatched(entries: Watched[]): Watched[] {
  const { compare } = collator();
  return entries.toSorted((a, b) => {
    if (a.name === '' || b.name === '') return Number(a.name === '') - Number(b.name === '') || b.addedMs - a.addedMs;
    return compare(a.name, b.name);
  });
}

/** Those whose name, note or address holds a text, in any case; all of them for an empty one. */
export function filterWatched(entries: Watched[], text: string): Watched[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(({ address, name, note }) => `${address}\n${name}\n${note}`.toLowerCase().includes(wanted));
}

/** What an address is called in the list: its name, else its first and last digits. */
export function nameWatched({ address, name }: Watched): string {
  return name === '' ? shortenHex(toChecksum(address)) : name;
}
