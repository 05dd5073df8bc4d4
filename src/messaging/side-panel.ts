import { browser } from 'wxt/browser';
import type { CardContent } from '../cards/card-content.ts';
import { isReference, type Reference } from '../references/reference.ts';
import { isOwnPage, type Sender } from './message-router.ts';

/** An event from the background to open side panels, about one browser window. */
export type SidePanelEvent = { windowId: number; isPrivate: boolean } & (
  | /** A card on a page has its answer. */ {
      kind: 'card';
      reference: Reference;
      /** As the page writes it, to check its checksum. */
      written: string;
      content: CardContent;
    }
  /** A lookup is waiting to be taken: `takeOpened` with `panelWishId`. */
  | { kind: 'wish' }
);

/** Returns the id with which a window's panel takes its waiting lookup (`takeOpened`). */
export function panelWishId(windowId: number): string {
  return `panel-${windowId}`;
}

/** Sends an event to all open panels. Does nothing if there is none. */
export function sendSidePanelEvent(news: SidePanelEvent): void {
  browser.runtime.sendMessage({ panelNews: news }).catch(() => {});
}

/** Calls back with the events for a window's panel, until the page closes. Ignores content scripts. */
export function onSidePanelEvent(
  own: { windowId: number; isPrivate: boolean },
  onNews: (news: SidePanelEvent) => void,
): void {
  const us = { id: browser.runtime.id, baseUrl: browser.runtime.getURL('/') };
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender) => {
    const news = readNews(message);
    // Events of private windows stay in private windows, whatever the window's id.
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

/** Firefox's API for the panel; the types only include Chrome's. */
type Sidebar = { sidebarAction: { open: () => Promise<void> } };

/**
 * Opens the side panel. Call it synchronously in the handler of a user gesture; later, browsers refuse it and this
 * rejects. Firefox opens it in the focused window, which is the one of the gesture.
 */
export async function openPanel(windowId: number): Promise<void> {
  if (import.meta.env.BROWSER === 'firefox') return (browser as unknown as Sidebar).sidebarAction.open();
  return browser.sidePanel.open({ windowId });
}
