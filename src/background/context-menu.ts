import { browser } from 'wxt/browser';
import { t } from '../i18n/t.ts';
import { chooseText, isKeyAmong, mergePageLists } from '../lookup/input/page-entries.ts';
import { longestInput, parseLookupInput } from '../lookup/input/parse-lookup-input.ts';
import { openPagePort, type PageList } from '../messaging/page-port.ts';
import type { Opened } from '../messaging/protocol.ts';
import { openPanel, panelWishId, sendSidePanelEvent } from '../messaging/side-panel.ts';
import { watchPreferences } from '../settings/preferences.ts';
import { openPopupPage } from './open-popup-page.ts';
import type { Services } from './services.ts';

const menuId = 'look-up';
/** Milliseconds between two attempts. */
const pauseMs = 1_000;

/**
 * Adds "Look up in Hashlens" to the browser's context menu of selected text and links. The lookup opens in the side
 * panel, or in one of our pages if the browser opens no panel. Call once at startup, before the first await.
 */
export function serveContextMenu(parts: Pick<Services, 'spoken' | 'handOver' | 'leave'>): void {
  const { contextMenus, runtime } = browser;

  /** True if the item was added. Browsers refuse a second one with the same id. */
  const add = (item: Parameters<typeof contextMenus.create>[0]) =>
    new Promise<boolean>((done) => {
      contextMenus.create({ id: menuId, ...item }, () => done(!runtime.lastError));
    });

  async function put(): Promise<void> {
    await parts.spoken();
    const item: Parameters<typeof add>[0] = { title: t('lookUp.lookUpHere'), contexts: ['selection', 'link'] };
    // Browsers keep the item between starts. It is never removed first: if the background stopped in between, the item
    // would be missing.
    if (!(await add(item))) await contextMenus.update(menuId, item);
  }

  // Chromium sometimes refuses the item while it replaces one background with another. After three failures, this
  // background is no longer the current one.
  async function keepPutting(): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      if (tries > 0) await new Promise((done) => setTimeout(done, pauseMs));
      const isPut = await put().then(
        () => true,
        () => false,
      );
      if (isPut) return;
    }
  }

  runtime.onInstalled.addListener(() => void keepPutting());
  // The browser's own language may have changed.
  runtime.onStartup.addListener(() => void keepPutting());
  watchPreferences((name) => {
    if (name === 'language') void keepPutting();
  });

  contextMenus.onClicked.addListener(({ menuItemId, selectionText, linkUrl }, tab) => {
    if (menuItemId !== menuId) return;
    // A text over the limit is refused with a message. One character more than the limit is enough for that.
    const lookUp = (selectionText ?? linkUrl ?? '').slice(0, longestInput + 1);
    const opened: Opened = { lookUp, chainId: 0, ...(linkUrl !== undefined && { link: linkUrl }) };
    // The panel knows the page beside it, and judges the value by its context there.
    const beside: Opened = { ...opened, isFound: true };
    // If it is unknown whether the window is private, it counts as private: nothing is kept.
    const isPrivate = tab?.incognito !== false;
    const windowId = tab?.windowId;
    const openPage = async () => {
      // A page in its own tab does not know this one. It looks the value up at once, unless this page says it is a key.
      const isKey = await isKeyOnPage(chooseText(opened), tab?.id);
      await openPopupPage(parts.handOver(isKey ? beside : opened, isPrivate ? 'private' : 'opened'), { tab });
    };
    // Called at once: later, the browser no longer treats it as a user action.
    const opening = windowId === undefined ? Promise.reject() : openPanel(windowId);
    void opening.then(
      () => {
        if (windowId === undefined) return;
        // A panel that is just opening takes this intent itself; one that is already open gets the event.
        parts.leave(panelWishId(windowId), beside);
        sendSidePanelEvent({ kind: 'wish', windowId, isPrivate });
      },
      // If the browser opens no page either, there is nowhere to show an error.
      () => openPage().catch(() => {}),
    );
  });
}

// How long the user waits at most; a busy page must not block the lookup for ever.
const longestMs = 1_000;
/** Frames send their lists one after the other: this long without another one ends the wait. */
const settleMs = 50;

/**
 * True if the page in a tab says that the value in a text is a private key. Also true if the page does not list its
 * references within a second, or lists only some of them. False if Hashlens is not on the page.
 */
export async function isKeyOnPage(text: string, tabId: number | undefined): Promise<boolean> {
  const parsed = parseLookupInput(text);
  if (tabId === undefined || !parsed.ok || parsed.found.reference.kind !== 'transaction') return false;
  const lists = await readLists(tabId);
  return lists === 'busy' || lists.some(({ isCut }) => isCut) || isKeyAmong(text, mergePageLists(lists));
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
