import { browser } from 'wxt/browser';
import { ask } from '../../messaging/send-message.ts';
import { onSidePanelEvent, panelWishId } from '../../messaging/side-panel.ts';
import { storedOnDisk } from '../../settings/browser-storage.ts';
import { lookUpOpened } from '../popup/shell/take-opened.ts';
import type { ThisTab } from '../popup/this-page/this-page.ts';
import { startPopup, toThisTab } from './start-popup.tsx';
import { wait } from './when-painted.ts';

const kept = storedOnDisk('followPage');
let follows = false;

/**
 * Renders the side panel into an element: the popup for the active tab, which also takes lookups requested elsewhere.
 */
export async function startPanel(into: Element): Promise<void> {
  const { popup, windowId, isPrivate } = await startPopup({
    into,
    findTab: findTabBeside,
    readFollows: async () => {
      follows = (await kept.load()) === true;
      return follows;
    },
    onFollows: (now) => {
      follows = now;
      void kept.save(now);
    },
  });
  if (windowId === undefined) return;

  async function takeWish(id: string): Promise<void> {
    const opened = await ask('takeOpened', { id }).catch(() => null);
    if (opened) await lookUpOpened(popup, opened, wait);
  }
  onSidePanelEvent({ windowId, isPrivate }, (news) => {
    if (news.kind === 'wish') return void takeWish(panelWishId(windowId));
    const { reference, written, content } = news;
    const view = { reference, written, chainId: content.chain.id, answer: { content, heardMs: Date.now() } };
    if (follows) void popup.showKnown(view);
  });
  await takeWish(panelWishId(windowId));
}

/** Returns the active tab of the panel's window, and changes with it; null if the browser names no window. */
async function findTabBeside(): Promise<ThisTab | null> {
  const [own, { id: windowId } = {}] = await Promise.all([
    browser.tabs.getCurrent().catch(() => undefined),
    browser.windows.getCurrent().catch(() => undefined),
  ]);
  if (windowId === undefined) return null;
  let tabId: number | undefined;
  let onSwitched = () => {};
  // Listens before it asks: a switch while the panel opens would be lost otherwise.
  browser.tabs.onActivated.addListener((now) => {
    if (now.windowId !== windowId || now.tabId === own?.id || now.tabId === tabId) return;
    tabId = now.tabId;
    onSwitched();
  });
  const all = await browser.tabs.query({ windowId }).catch(() => []);
  // If this page is itself a tab, it belongs to the tab that was active before.
  const [front] = all
    .filter(({ id }) => id !== undefined && id !== own?.id)
    .toSorted((a, b) => Number(b.active) - Number(a.active) || (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0));
  tabId ??= front?.id ?? own?.id;
  return {
    ...toThisTab(() => tabId ?? browser.tabs.TAB_ID_NONE),
    uncover: () => {},
    onSwitched: (listener) => {
      onSwitched = listener;
    },
  };
}
