import { browser } from 'wxt/browser';
import type { Sender } from '../../src/messages/sender.ts';
import type { Parts } from './parts.ts';

/** Opens the popup's page in a tab beside the sender's; where the browser keeps ours out of private windows, in another. */
export async function openPopupPage(query: URLSearchParams, sender: Sender): Promise<void> {
  const url = browser.runtime.getURL(`/popup.html?${query}`);
  const windowId = sender.tab?.windowId;
  const beside = windowId === undefined ? browser.tabs.create({ url }) : browser.tabs.create({ url, windowId });
  await beside.catch(() => browser.tabs.create({ url }));
}

/** Throws where a page has opened too many of ours: a person does not press so often, a script that was taken over might. */
export function boundOpening(
  { openedPages, isOwnPage }: Pick<Parts, 'openedPages' | 'isOwnPage'>,
  sender: Sender,
): void {
  const tabId = sender.tab?.id ?? -1;
  if (isOwnPage(sender)) return;
  if (openedPages.isReached(tabId)) throw new Error('Too many pages were opened.');
  openedPages.note(tabId);
}
