/** The class of the element that contains a card, inside its shadow root. */
export const frameClass = 'hl-frame';

/** The hosts of this script's cards. A page can imitate a class, but not membership in this set. */
export const hosts = new WeakSet<Element>();

/**
 * Removes the cards of an earlier instance of this script that an update has ended: Firefox leaves its elements on the
 * page, and starts the new script beside it.
 */
export function removeOrphanedCards(tree: Document | ShadowRoot): void {
  for (const host of tree.querySelectorAll<Element & { openOrClosedShadowRoot?: ShadowRoot }>('[popover]')) {
    if (!hosts.has(host) && host.openOrClosedShadowRoot?.querySelector(`.${frameClass}`)) host.remove();
  }
}
