import { browser } from 'wxt/browser';
import type { Sender } from '../messaging/message-router.ts';
import type { Opened } from '../messaging/protocol.ts';

/** Opens the popup's page in a tab beside the sender's. */
export function openPopupPage(query: URLSearchParams, sender: Sender): Promise<void> {
  return openOwnPage('popup.html', query, sender);
}

/** Opens a page of ours in a tab beside the sender's; where the browser keeps ours out of private windows, in another. */
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

/** Throws where a page has opened too many of ours: a person does not press so often, a script that was taken over might. */
export function boundOpening({ openedPages, isOwnPage }: OpeningParts, sender: Sender): void {
  const tabId = sender.tab?.id ?? -1;
  if (isOwnPage(sender)) return;
  if (openedPages.isReached(tabId)) throw new Error('Too many pages were opened.');
  openedPages.note(tabId);
}

// A page takes what it was opened for within a moment; what nobody took is no use later.
const most = 5;

/**
 * Creates the handing over of what a page was opened for: from a private window, or a text that may be anything. It is
 * kept in memory alone, and not in the page's address, which the browser would remember.
 */
export function createOneTimeIntents(parts: { makeId: () => string }) {
  const waiting = new Map<string, Opened>();

  /** Leaves something under a name, in the place of what was left there before. */
  function leave(id: string, opened: Opened): void {
    waiting.delete(id);
    waiting.set(id, opened);
    const [oldest] = waiting.keys();
    if (waiting.size > most && oldest !== undefined) waiting.delete(oldest);
  }

  return {
    leave,
    /** The part of a page's address that tells it what to take, and whether that is from a private window. */
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
