const leastOpacity = 0.6;

/** True where the page makes what stands on it see-through: a card there could be used to trick a person. */
export function isFaded(document: Document, host?: HTMLElement): boolean {
  return [document.documentElement, document.body, host].some(
    (element) => element && Number.parseFloat(getComputedStyle(element).opacity) < leastOpacity,
  );
}
