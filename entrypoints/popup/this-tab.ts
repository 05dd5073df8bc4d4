import { browser } from 'wxt/browser';
import { openPagePort } from '../../src/messages/open-page-port.ts';
import type { ThisTab } from '../../src/views/popup/this-tab.ts';

/** The tab in front, as the click on our icon lets us at it; null where the browser names none. */
export async function findThisTab(): Promise<ThisTab | null> {
  const [{ id: tabId } = {}] = await browser.tabs.query({ active: true, currentWindow: true }).catch(() => []);
  if (tabId === undefined) return null;
  const { scripting, tabs } = browser;
  const target = { tabId, allFrames: true };
  return {
    readUrl: async () => (await tabs.get(tabId).catch(() => null))?.url ?? null,
    openPort: () => openPagePort(tabId),
    inject: async () => {
      try {
        await scripting.insertCSS({ target, files: ['/content-scripts/content.css'] });
        await scripting.executeScript({ target, files: ['/content-scripts/content.js'] });
        return true;
      } catch {
        return false;
      }
    },
    readContentType: async () => {
      const found = await scripting
        .executeScript({ target: { tabId }, func: () => document.contentType })
        .catch(() => []);
      return found[0]?.result ?? null;
    },
    reload: () => void tabs.reload(tabId).catch(() => {}),
    onLoaded: (listener) =>
      tabs.onUpdated.addListener((id, { status }) => {
        if (id === tabId && status === 'complete') listener();
      }),
  };
}
