import { openPagePort } from '../../src/messages/open-page-port.ts';
import type { PageList } from '../../src/messages/page-port.ts';
import { parseLookupInput } from '../../src/references/parse-lookup-input.ts';
import { isKeyAmong } from '../../src/views/popup/found-key.ts';
import { mergePageLists } from '../../src/views/popup/page-entries.ts';

// What a person waits for; a page that is busy must not keep them for ever.
const longestMs = 1_000;
/** Frames tell what they hold one after the other. */
const settleMs = 50;

/**
 * Whether the page in a tab says that the value in a text is a private key. Resolves to true, too, where a page has not
 * told within a second what it holds; to false where Hashlens is not on the page.
 */
export async function isKeyOnPage(text: string, tabId: number | undefined): Promise<boolean> {
  const parsed = parseLookupInput(text);
  if (tabId === undefined || !parsed.ok || parsed.found.reference.kind !== 'transaction') return false;
  const lists = await readLists(tabId);
  return lists === 'busy' || isKeyAmong(text, mergePageLists(lists));
}

function readLists(tabId: number): Promise<PageList[] | 'busy'> {
  return new Promise((resolve) => {
    const lists: PageList[] = [];
    try {
      const port = openPagePort(tabId);
      const end = (told: PageList[] | 'busy') => {
        clearTimeout(timer);
        port.disconnect();
        resolve(told);
      };
      let timer = setTimeout(() => end('busy'), longestMs);
      port.onList((list) => {
        lists.push(list);
        clearTimeout(timer);
        timer = setTimeout(() => end(lists), settleMs);
      });
      port.onDisconnect(() => end(lists));
    } catch {
      // The tab is gone.
      resolve(lists);
    }
  });
}
