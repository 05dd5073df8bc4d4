const leastOpacity = 0.6;
// In Firefox a filter of the root is the card's, too. What turns light and dark, or colours, leaves it legible.
const fading = /[lrsy]\(|st\(|rt\(0\.[0-7]|rt.*rt/;

/** True where the page makes what stands on it see-through: a card there could be used to trick a person. */
export function isFaded({ documentElement, body }: Document, host?: HTMLElement): boolean {
  return (
    fading.test(getComputedStyle(documentElement).filter) ||
    [documentElement, body, host].some(
      (element) => element && Number.parseFloat(getComputedStyle(element).opacity) < leastOpacity,
    )
  );
}
