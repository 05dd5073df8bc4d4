import { browser } from 'wxt/browser';
import { openPagePort } from '../../messaging/page-port.ts';
import type { ThisTab } from '../popup/this-page/this-page.ts';

// The same as in the manifest, see wxt.config.ts.
const origin = import.meta.env.BROWSER === 'firefox' ? 'USER' : 'AUTHOR';

/** Returns the active tab, with the access that the click on our icon grants; null if the browser names none. */
export async function findThisTab(): Promise<ThisTab | null> {
  const [{ id: tabId } = {}] = await browser.tabs.query({ active: true, currentWindow: true }).catch(() => []);
  return tabId === undefined
    ? null
    : { ...toThisTab(() => tabId), uncover: () => window.close(), onSwitched: () => {} };
}

/** The tab with the id that `toId` returns at the moment, as far as the browser grants access to it. */
export function toThisTab(toId: () => number): Omit<ThisTab, 'uncover' | 'onSwitched'> {
  const { scripting, tabs } = browser;
  return {
    readUrl: async () => (await tabs.get(toId()).catch(() => null))?.url ?? null,
    openPort: () => openPagePort(toId()),
    inject: async () => {
      const target = { tabId: toId(), allFrames: true };
      try {
        await scripting.insertCSS({ target, origin, files: ['/content-scripts/content.css'] });
        await scripting.executeScript({ target, files: ['/content-scripts/content.js'] });
        return true;
      } catch {
        return false;
      }
    },
    readDocument: async () => {
      const func = () => ({ contentType: document.contentType, takesCards: 'popover' in document.documentElement });
      const found = await scripting.executeScript({ target: { tabId: toId() }, func }).catch(() => []);
      return found[0]?.result ?? null;
    },
    reload: () => void tabs.reload(toId()).catch(() => {}),
    onLoaded: (listener) =>
      tabs.onUpdated.addListener((id, { status }) => {
        if (id === toId() && status === 'complete') listener();
      }),
  };
}
