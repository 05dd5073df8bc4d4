/** The class of what holds a card in its shadow root. */
export const frameClass = 'hl-frame';

/** What holds a card of this script in the page: only we know them, whatever a page gives its own elements. */
export const hosts = new WeakSet<Element>();

/**
 * Takes away the cards of a script of ours that an update has ended: Firefox leaves what such a script put on
 * the page, and starts the new script beside it.
 */
export function removeOrphanedCards(tree: Document | ShadowRoot): void {
  for (const host of tree.querySelectorAll<Element & { openOrClosedShadowRoot?: ShadowRoot }>('[popover]')) {
    if (!hosts.has(host) && host.openOrClosedShadowRoot?.querySelector(`.${frameClass}`)) host.remove();
  }
}
