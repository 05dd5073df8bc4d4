import { browser } from 'wxt/browser';
import type { Sender } from '../messaging/message-router.ts';
import type { Opened } from '../messaging/protocol.ts';

/** Opens the popup's page in a tab next to the sender's. */
export function openPopupPage(query: URLSearchParams, sender: Sender): Promise<void> {
  return openOwnPage('popup.html', query, sender);
}

/** Opens one of our pages in a tab next to the sender's, or in another window if private windows cannot show it. */
export async function openOwnPage(
  page: 'popup.html' | 'options.html',
  query: URLSearchParams,
  sender: Sender,
): Promise<void> {
  const url = browser.runtime.getURL(`/${page}?${query}`);
  const windowId = sender.tab?.windowId;
  const beside = windowId === undefined ? browser.tabs.create({ url }) : browser.tabs.create({ url, windowId });
  await beside.catch(() => browser.tabs.create({ url }));
}

type OpeningParts = {
  openedPages: { isReached(tabId: number): boolean; note(tabId: number): void };
  isOwnPage: (sender: Sender) => boolean;
};

/** Throws if a page opened too many of our pages: more than a user would, but as a hijacked script might. */
export function boundOpening({ openedPages, isOwnPage }: OpeningParts, sender: Sender): void {
  const tabId = sender.tab?.id ?? -1;
  if (isOwnPage(sender)) return;
  if (openedPages.isReached(tabId)) throw new Error('Too many pages were opened.');
  openedPages.note(tabId);
}

// Pages collect their intent at once; an intent that was not collected is useless later.
const most = 5;

/**
 * Creates the one-time intents: what a page was opened for, if that is from a private window or an unknown text. They
 * are kept in memory only, never in the page's address, which the browser would remember.
 */
export function createOneTimeIntents(parts: { makeId: () => string }) {
  const waiting = new Map<string, Opened>();

  /** Stores an intent under an id, replacing an earlier one. */
  function leave(id: string, opened: Opened): void {
    waiting.delete(id);
    waiting.set(id, opened);
    const [oldest] = waiting.keys();
    if (waiting.size > most && oldest !== undefined) waiting.delete(oldest);
  }

  return {
    leave,
    /**
     * Returns the query of a page's URL: the id of the intent that it takes, and whether it is from a private window.
     */
    handOver: (opened: Opened, from: 'private' | 'opened' = 'private'): URLSearchParams => {
      const id = parts.makeId();
      leave(id, opened);
      return new URLSearchParams({ [from]: id });
    },
    takeOver: (id: string): Opened | null => {
      const opened = waiting.get(id) ?? null;
      waiting.delete(id);
      return opened;
    },
  };
}
