import { browser } from 'wxt/browser';
import type { Sender } from '../../src/messages/sender.ts';

/** Opens the popup's page in a tab beside the sender's; where the browser keeps ours out of private windows, in another. */
export async function openPopupPage(query: URLSearchParams, sender: Sender): Promise<void> {
  const url = browser.runtime.getURL(`/popup.html?${query}`);
  const windowId = sender.tab?.windowId;
  const beside = windowId === undefined ? browser.tabs.create({ url }) : browser.tabs.create({ url, windowId });
  await beside.catch(() => browser.tabs.create({ url }));
}
