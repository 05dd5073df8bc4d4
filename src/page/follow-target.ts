import { acrossShadows } from './across-shadows.ts';
import { overlaps } from './place-card.ts';
import type { Target } from './target.ts';

/**
 * Has a card look again where its reference is: everything that the page does in one frame is answered by one
 * `look` at the layout. Scrolling the reference out of what it lies in calls `onLeft`.
 */
export function followTarget({ target, look, onLeft }: { target: Target; look: () => void; onLeft: () => void }): {
  follow(): void;
  onScroll(scroller: EventTarget | null): void;
  end(): void;
} {
  let frame = 0;

  const follow = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };

  return {
    follow,
    onScroll(scroller) {
      if (scroller instanceof Element) {
        if (!acrossShadows(target.node).some((at) => scroller.contains(at))) return;
        const [box] = target.boxes();
        if (box && !overlaps(box, scroller.getBoundingClientRect())) return onLeft();
      }
      follow();
    },
    end: () => cancelAnimationFrame(frame),
  };
}
