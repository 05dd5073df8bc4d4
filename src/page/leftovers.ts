/** The class of what holds a card in its shadow root. */
export const frameClass = 'hl-frame';

/**
 * Takes away the cards of a script of ours that an update has ended: Firefox leaves what such a script put on
 * the page, and starts the new script beside it.
 */
export function removeLeftovers(document: Document): void {
  for (const host of document.querySelectorAll<Element & { openOrClosedShadowRoot?: ShadowRoot }>('[popover]')) {
    if (host.openOrClosedShadowRoot?.querySelector(`.${frameClass}`)) host.remove();
  }
}
