import { shortenHex } from '../../format/hex.ts';
import { keptByLanguage } from '../../format/locale.ts';
import type { Watched, WatchedTransaction } from '../../models/watched.ts';
import { toChecksum } from '../../references/to-checksum.ts';

/** Anything on the list. */
export type Entry = Watched | WatchedTransaction;

const collator = keptByLanguage((locale) => new Intl.Collator(locale, { numeric: true }));

/** The address or the hash, lower case: the name under which its checks are kept. */
export function keyOf(entry: { address: string } | { hash: string }): string {
  return 'hash' in entry ? entry.hash : entry.address;
}

/** The list as it is shown: by name, and those without one behind, the newest first. */
export function sortWatched<E extends Entry>(entries: E[]): E[] {
  const { compare } = collator();
  return entries.toSorted((a, b) => {
    if (a.name === '' || b.name === '') return Number(a.name === '') - Number(b.name === '') || b.addedMs - a.addedMs;
    return compare(a.name, b.name);
  });
}

/** Those whose name, note or value holds a text, in any case; all of them for an empty one. */
export function filterWatched<E extends Entry>(entries: E[], text: string): E[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter((entry) => `${keyOf(entry)}\n${entry.name}\n${entry.note}`.toLowerCase().includes(wanted));
}

/** An entry's value as it is written: an address in its checksum. */
export function writeWatched(entry: Entry): string {
  return 'hash' in entry ? entry.hash : toChecksum(entry.address);
}

/** What an entry is called in the list: its name, else its first and last digits. */
export function nameWatched(entry: Entry): string {
  return entry.name === '' ? shortenHex(writeWatched(entry)) : entry.name;
}
