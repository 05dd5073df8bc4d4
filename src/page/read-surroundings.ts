/** What decides beside the boxes where a card belongs; `around` is what its reference is drawn in. */
export function readSurroundings(around: Element[]): {
  isRtl: boolean;
  /** Lines run from top to bottom. */
  isVertical: boolean;
  /** The browser will show a tooltip of the page's below the pointer. */
  isTipped: boolean;
} {
  const { direction, writingMode } = getComputedStyle(around[0] ?? document.body);
  const tip = around.find((element) => element.matches('[title],:has(>title)'));
  return {
    isRtl: direction === 'rtl',
    isVertical: /^[vs]/.test(writingMode),
    // An empty title takes away that of what is around it.
    isTipped: tip ? tip.getAttribute('title') !== '' : false,
  };
}
