import { browser } from 'wxt/browser';
import { openPanel } from '../../src/messages/open-panel.ts';
import { panelWishId, tellPanels } from '../../src/messages/panel-news.ts';
import type { Opened } from '../../src/messages/protocol.ts';
import { longestInput } from '../../src/references/parse-lookup-input.ts';
import { watchPreferences } from '../../src/settings/preferences.ts';
import { words } from '../../src/words/words.ts';
import { openPopupPage } from './open-popup-page.ts';
import type { Parts } from './parts.ts';

const menuId = 'look-up';

/**
 * Adds "Look up in Hashlens" to the browser's menu over selected text and links: it is looked up in the panel, or in a
 * page of ours where the browser opens no panel. To be called once at the start, before its first await.
 */
export function serveMenu(parts: Pick<Parts, 'spoken' | 'handOver' | 'leave'>): void {
  const { contextMenus, runtime } = browser;

  async function put(): Promise<void> {
    await parts.spoken();
    // Browsers keep it between starts, and refuse a second one of the same name.
    await contextMenus.removeAll();
    const title = words().places.lookUpHere;
    contextMenus.create({ id: menuId, title, contexts: ['selection', 'link'] }, () => void runtime.lastError);
  }

  runtime.onInstalled.addListener(() => void put());
  // The browser's own language may be another one since.
  runtime.onStartup.addListener(() => void put());
  watchPreferences((name) => {
    if (name === 'language') void put();
  });

  contextMenus.onClicked.addListener(({ menuItemId, selectionText, linkUrl }, tab) => {
    if (menuItemId !== menuId) return;
    // A text that is too long to be looked at is refused in words; one character more says so, too.
    const lookUp = (selectionText ?? linkUrl ?? '').slice(0, longestInput + 1);
    // Whoever selects a value may not know that it is a private key, any more than who points at it.
    const opened: Opened = { lookUp, chainId: 0, isFound: true, ...(linkUrl !== undefined && { link: linkUrl }) };
    // What cannot be told counts as private: nothing of it is kept.
    const isPrivate = tab?.incognito !== false;
    const windowId = tab?.windowId;
    const openPage = () => openPopupPage(parts.handOver(opened, isPrivate ? 'private' : 'opened'), { tab });
    // At once: later the browser does not take it for the person's own wish.
    const opening = windowId === undefined ? Promise.reject() : openPanel(windowId);
    void opening.then(
      () => {
        if (windowId === undefined) return;
        // One that is only just opening asks for it; one that stood there is told.
        parts.leave(panelWishId(windowId), opened);
        tellPanels({ kind: 'wish', windowId, isPrivate });
      },
      () => openPage(),
    );
  });
}
