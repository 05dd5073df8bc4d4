import type { PageList, PageReference } from '../../messages/page-port.ts';
import { nameReference } from '../../references/name-reference.ts';
import type { Question } from './box-text.ts';

/** One reference of this page, with what it is looked up by; however many frames it stands in. */
export type PageEntry = Question & {
  key: string;
  /** In how many places it stands. */
  count: number;
};

/** Makes one list of those of all frames: each reference once for each chain that it is written with. */
export function mergePageLists(lists: Iterable<PageList>): PageEntry[] {
  const entries = new Map<string, PageEntry>();
  for (const { pageHost, references } of lists) {
    for (const found of references) {
      const key = toKey(found);
      const before = entries.get(key);
      if (before) before.count += found.count;
      else entries.set(key, toEntry(key, found, pageHost));
    }
  }
  return [...entries.values()];
}

function toKey({ reference, chainPrefix }: PageReference): string {
  return `${nameReference(reference)} ${reference.chainId ?? chainPrefix?.toLowerCase() ?? ''}`;
}

function toEntry(key: string, found: PageReference, pageHost: string): PageEntry {
  const { reference, written, chainPrefix, link, around, count } = found;
  const evidence = {
    written,
    pageHost,
    ...(around ?? { before: '', after: '', isListed: true as const }),
    ...(chainPrefix !== undefined && { chainPrefix }),
    ...(link !== undefined && { link }),
  };
  return { key, reference, evidence, count };
}

/** The addresses among the entries, lower case, each once. */
export function toAddresses(entries: PageEntry[]): string[] {
  const found = entries.flatMap(({ reference }) => (reference.kind === 'address' ? [reference.address] : []));
  return [...new Set(found)];
}
