import { browser } from 'wxt/browser';
import { t } from '../i18n/t.ts';
import { chooseText, isKeyAmong, mergePageLists } from '../lookup/input/page-entries.ts';
import { openPagePort, type PageList } from '../messaging/page-port.ts';
import type { Opened } from '../messaging/protocol.ts';
import { openPanel, panelWishId, sendSidePanelEvent } from '../messaging/side-panel.ts';
import { longestInput, parseLookupInput } from '../references/parse-lookup-input.ts';
import { watchPreferences } from '../settings/preferences.ts';
import { openPopupPage } from './open-popup-page.ts';
import type { Services } from './services.ts';

const menuId = 'look-up';
/** Between two tries, ms. */
const pauseMs = 1_000;

/**
 * Adds "Look up in Hashlens" to the browser's menu over selected text and links: it is looked up in the panel, or in a
 * page of ours where the browser opens no panel. To be called once at the start, before its first await.
 */
export function serveContextMenu(parts: Pick<Services, 'spoken' | 'handOver' | 'leave'>): void {
  const { contextMenus, runtime } = browser;

  /** Whether it stands there now: browsers refuse a second one of the same name. */
  const add = (item: Parameters<typeof contextMenus.create>[0]) =>
    new Promise<boolean>((done) => {
      contextMenus.create({ id: menuId, ...item }, () => done(!runtime.lastError));
    });

  async function put(): Promise<void> {
    await parts.spoken();
    const item: Parameters<typeof add>[0] = { title: t('lookUp.lookUpHere'), contexts: ['selection', 'link'] };
    // Browsers keep it between starts. It is never taken away first: a background that ends in between would leave none.
    if (!(await add(item))) await contextMenus.update(menuId, item);
  }

  // Chromium refuses now and then while it changes one background for another. Whoever cannot in three tries is gone.
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
  // The browser's own language may be another one since.
  runtime.onStartup.addListener(() => void keepPutting());
  watchPreferences((name) => {
    if (name === 'language') void keepPutting();
  });

  contextMenus.onClicked.addListener(({ menuItemId, selectionText, linkUrl }, tab) => {
    if (menuItemId !== menuId) return;
    // A text that is too long to be looked at is refused in words; one character more says so, too.
    const lookUp = (selectionText ?? linkUrl ?? '').slice(0, longestInput + 1);
    const opened: Opened = { lookUp, chainId: 0, ...(linkUrl !== undefined && { link: linkUrl }) };
    // The panel knows the page beside it, and judges by what stands there.
    const beside: Opened = { ...opened, isFound: true };
    // What cannot be told counts as private: nothing of it is kept.
    const isPrivate = tab?.incognito !== false;
    const windowId = tab?.windowId;
    const openPage = async () => {
      // A page in a tab of its own knows no other one. It looks up at once what nothing here says to be a private key.
      const isKey = await isKeyOnPage(chooseText(opened), tab?.id);
      await openPopupPage(parts.handOver(isKey ? beside : opened, isPrivate ? 'private' : 'opened'), { tab });
    };
    // At once: later the browser does not take it for the person's own wish.
    const opening = windowId === undefined ? Promise.reject() : openPanel(windowId);
    void opening.then(
      () => {
        if (windowId === undefined) return;
        // One that is only just opening asks for it; one that stood there is told.
        parts.leave(panelWishId(windowId), beside);
        sendSidePanelEvent({ kind: 'wish', windowId, isPrivate });
      },
      // Where the browser opens no page either there is nowhere to say so.
      () => openPage().catch(() => {}),
    );
  });
}

// What a person waits for; a page that is busy must not keep them for ever.
const longestMs = 1_000;
/** Frames tell what they hold one after the other. */
const settleMs = 50;

/**
 * Whether the page in a tab says that the value in a text is a private key. Resolves to true, too, where a page has not
 * told within a second what it holds, or not all of it; to false where Hashlens is not on the page.
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
