import { browser } from 'wxt/browser';
import type { ThisTab } from '../../src/views/popup/this-tab.ts';
import { toThisTab } from '../popup/this-tab.ts';

/** The tab that stands in front in the panel's window, whichever that is at the moment; null where the browser names none. */
export async function findTabBeside(): Promise<ThisTab | null> {
  const [own, { id: windowId } = {}] = await Promise.all([
    browser.tabs.getCurrent().catch(() => undefined),
    browser.windows.getCurrent().catch(() => undefined),
  ]);
  if (windowId === undefined) return null;
  const all = await browser.tabs.query({ windowId }).catch(() => []);
  // Opened in a tab itself, it stands beside the one that was in front before.
  const [front] = all
    .filter(({ id }) => id !== undefined && id !== own?.id)
    .toSorted((a, b) => Number(b.active) - Number(a.active) || (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0));
  let tabId = front?.id ?? own?.id ?? browser.tabs.TAB_ID_NONE;
  return {
    ...toThisTab(() => tabId),
    uncover: () => {},
    onSwitched: (listener) =>
      browser.tabs.onActivated.addListener((now) => {
        if (now.windowId !== windowId || now.tabId === own?.id || now.tabId === tabId) return;
        tabId = now.tabId;
        listener();
      }),
  };
}
