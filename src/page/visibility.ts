const leastOpacity = 0.6;

/** True where the page makes what stands on it see-through: a card there could be used to trick a person. */
export function isFaded(document: Document, host?: HTMLElement): boolean {
  return [document.documentElement, document.body, host].some((element) => {
    if (!element) return false;
    const { opacity, filter } = getComputedStyle(element);
    // In Firefox a filter of the page is one of its cards, too. One that turns its colours about hides nothing.
    return Number.parseFloat(opacity) < leastOpacity || /opacity/.test(filter);
  });
}
