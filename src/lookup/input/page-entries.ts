import type { Warning } from '../../cards/card-content.ts';
import { judgeListed, toPageWarnings } from '../../cards/warnings/link-warnings.ts';
import { isExplorerHost } from '../../chains/chain-of-url.ts';
import { t } from '../../i18n/t.ts';
import type { PageList, PageReference } from '../../messaging/page-port.ts';
import type { Opened } from '../../messaging/protocol.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { judgeHash } from '../../references/private-key-guard.ts';
import { nameReference, type Reference, type ReferenceContext, writeReference } from '../../references/reference.ts';
import { type Question, toQuestion, withPage } from './lookup-question.ts';
import { parseLookupInput } from './parse-lookup-input.ts';

/** One reference of this page with the context for its lookup, in however many frames it occurs. */
export type PageEntry = Question & {
  key: string;
  /** Number of occurrences. */
  count: number;
};

/**
 * Merges the lists of all frames: each reference once for each chain with which it is written. A transaction gets the
 * context of the occurrence, in any frame, that most suggests a private key.
 */
export function mergePageLists(lists: Iterable<PageList>): PageEntry[] {
  const entries = new Map<string, PageEntry>();
  const places = new Map<string, ReferenceContext[]>();
  const all = [...lists];
  const isCut = all.some((list) => list.isCut);
  for (const { pageHost, references } of all) {
    for (const { around, ...found } of references) {
      const key = toKey(found);
      // If a list is incomplete, any value may occur again beside words that suggest a private key.
      const entry = toEntry(key, isCut || !around ? found : { ...found, around }, pageHost);
      const before = entries.get(key);
      if (before) before.count += found.count;
      else entries.set(key, entry);
      if (found.reference.kind !== 'transaction') continue;
      const { hash } = found.reference;
      places.set(hash, [...(places.get(hash) ?? []), entry.context]);
    }
  }
  for (const entry of entries.values()) takeWorst(entry, places);
  return [...entries.values()];
}

function takeWorst(entry: PageEntry, places: ReadonlyMap<string, ReferenceContext[]>): void {
  if (entry.reference.kind !== 'transaction') return;
  const { hash } = entry.reference;
  const all = places.get(hash) ?? [];
  if (all.length < 2) return;
  const doubts = all.map((context) => toDoubt(hash, context));
  const worst = all[doubts.indexOf(Math.max(...doubts))];
  if (!worst) return;
  const { chainPrefix: _, ...around } = worst;
  const { written, chainPrefix } = entry.context;
  entry.context = { ...around, written, ...(chainPrefix !== undefined && { chainPrefix }) };
}

/** Returns how much speaks against looking up a 64-hex value in this context. An unread context may say anything. */
function toDoubt(hash: string, context: ReferenceContext): number {
  const verdict = judgeHash({ hash, context, asked: false, isExplorerHost });
  if (verdict.kind === 'send') return 0;
  if (verdict.kind !== 'ask-first') return 4;
  if (verdict.because === 'near-key-words') return 3;
  return context.isListed ? 2 : 1;
}

function toKey({ reference, chainPrefix }: PageReference): string {
  return `${nameReference(reference)} ${reference.chainId ?? chainPrefix?.toLowerCase() ?? ''}`;
}

function toEntry(key: string, found: PageReference, pageHost: string): PageEntry {
  const { reference, written, chainPrefix, link, said, around, count } = found;
  // A link to the value is evidence only together with the words around it.
  const isUnread = reference.kind === 'transaction' && !around;
  const isSure = !isUnread || !link?.toLowerCase().includes(reference.hash.slice(2));
  const context = {
    written,
    pageHost,
    ...(around ?? { before: '', after: '', isListed: true as const }),
    ...(chainPrefix !== undefined && { chainPrefix }),
    ...(link !== undefined && isSure && { link, ...(said !== undefined && { said }) }),
  };
  return { key, reference, context, count };
}

/** The addresses among the entries, lower case, each once. */
export function toAddresses(entries: PageEntry[]): string[] {
  const found = entries.flatMap(({ reference }) => (reference.kind === 'address' ? [reference.address] : []));
  return [...new Set(found)];
}

/** Returns the entries whose value contains a text, ignoring case; all of them for empty text. */
export function filterEntries(entries: PageEntry[], text: string): PageEntry[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? entries : entries.filter(({ reference }) => writeReference(reference).includes(wanted));
}

const kinds: Reference['kind'][] = ['transaction', 'address', 'token-instance'];

/** Returns the warnings of each entry, by its key. Look-alikes are searched for among all entries. */
export function toEntryWarnings(entries: PageEntry[], watched: WatchedByAddress): Map<string, Warning[]> {
  const standing = entries.map(({ reference, context }) => ({ ...context, reference }));
  return new Map([...toPageWarnings(standing, watched)].map(([at, warnings]) => [entries[at]?.key ?? '', warnings]));
}

/** Returns the entries with warnings, then the others by kind, each group in page order, without empty groups. */
export function groupEntries(
  entries: PageEntry[],
  warnings: ReadonlyMap<string, Warning[]>,
): { name: string; entries: PageEntry[] }[] {
  const calm = entries.filter(({ key }) => !warnings.has(key));
  const groups = [
    { name: t('popup.page.lookClosely'), entries: entries.filter(({ key }) => warnings.has(key)) },
    ...kinds.map((kind) => ({
      name: t('popup.page.group', { kind }),
      entries: calm.filter((one) => one.reference.kind === kind),
    })),
  ];
  return groups.filter((group) => group.entries.length > 0);
}

/** Returns the text to look up: a link's text is often shortened while its URL is not. */
export function chooseText({ lookUp, link }: Opened): string {
  return link !== undefined && !parseLookupInput(lookUp).ok && parseLookupInput(link).ok ? link : lookUp;
}

/**
 * Returns the entry for a reference whose surrounding words say that it is a private key, or were not read; undefined
 * if there is none.
 */
export function findKeyEntry(reference: Reference, entries: PageEntry[]): PageEntry | undefined {
  const name = nameReference(reference);
  const isUnsure = (entry: PageEntry) => entry.context.isListed || judgeListed(entry) === 'key';
  return entries.find((entry) => nameReference(entry.reference) === name && isUnsure(entry));
}

/** True if a page's list shows that the value in a text is a private key, by the words around it or by its address. */
export function isKeyAmong(text: string, entries: PageEntry[]): boolean {
  const parsed = parseLookupInput(text);
  if (!parsed.ok) return false;
  const question = toQuestion(parsed);
  if (findKeyEntry(question.reference, entries)) return true;
  return judgeListed(withPage(question, () => toAddresses(entries))) === 'key';
}
