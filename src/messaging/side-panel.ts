import { browser } from 'wxt/browser';
import type { CardContent } from '../cards/card-content.ts';
import { isReference, type Reference } from '../references/reference.ts';
import { isOwnPage, type Sender } from './message-router.ts';

/** What the background tells open panels, each about one window of the browser. */
export type SidePanelEvent = { windowId: number; isPrivate: boolean } & (
  | /** A card on a page has its answer. */ {
      kind: 'card';
      reference: Reference;
      /** As the page writes it, for its checksum. */
      written: string;
      content: CardContent;
    }
  /** Something waits to be taken and looked up: `takeOpened` with `panelWishId`. */
  | { kind: 'wish' }
);

/** What a wish for the panel of a window is handed over under. */
export function panelWishId(windowId: number): string {
  return `panel-${windowId}`;
}

/** Tells every open panel. Nobody need be there to hear it. */
export function sendSidePanelEvent(news: SidePanelEvent): void {
  browser.runtime.sendMessage({ panelNews: news }).catch(() => {});
}

/** Calls back with what the background tells the panel of a window, until the page ends. Pages' scripts are not heard. */
export function onSidePanelEvent(
  own: { windowId: number; isPrivate: boolean },
  onNews: (news: SidePanelEvent) => void,
): void {
  const us = { id: browser.runtime.id, baseUrl: browser.runtime.getURL('/') };
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender) => {
    const news = readNews(message);
    // A private window's news stay in private windows, whatever number the window has.
    if (!news || news.windowId !== own.windowId || news.isPrivate !== own.isPrivate) return;
    if (sender.tab === undefined && isOwnPage(sender, us)) onNews(news);
  });
}

function readNews(message: unknown): SidePanelEvent | null {
  const { panelNews } = Object(message) as { panelNews?: SidePanelEvent };
  if (typeof panelNews?.windowId !== 'number') return null;
  return panelNews.kind === 'wish' || (panelNews.kind === 'card' && isReference(panelNews.reference))
    ? panelNews
    : null;
}

/** What Firefox calls its panel; the types know Chrome's alone. */
type Sidebar = { sidebarAction: { open: () => Promise<void> } };

/**
 * Opens the panel beside the page. To be called at once in what a person's hand has begun: browsers refuse it later.
 * Rejects where they do. Firefox opens it in the window in front, which is the one of the hand.
 */
export async function openPanel(windowId: number): Promise<void> {
  if (import.meta.env.BROWSER === 'firefox') return (browser as unknown as Sidebar).sidebarAction.open();
  return browser.sidePanel.open({ windowId });
}
