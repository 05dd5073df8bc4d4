import { drawnIn } from './flat-tree.ts';
import type { Target } from './target.ts';

/** Scrolls to a reference, in all that it lies in. At once: what is measured next stands there then. */
export function reveal({ node, boxes }: Target): void {
  const behavior = 'instant';
  // This scrolls the frames around as well.
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center', behavior });
  // But what holds it may be longer than the window.
  for (const element of drawnIn(node)) {
    const [box] = boxes();
    const { x, y } = element === document.scrollingElement ? new DOMRect() : element.getBoundingClientRect();
    if (box)
      element.scrollBy({
        left: toMiddle(box.left - x, element.clientWidth),
        top: toMiddle(box.top - y, element.clientHeight),
        behavior,
      });
  }
}

/** How far a place is from the middle of what is so large; 0 where it lies in it. */
function toMiddle(at: number, size: number): number {
  return at >= 0 && at < size ? 0 : at - size / 2;
}
