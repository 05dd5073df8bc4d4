import { type Box, holds, isHeld, nowhere, type Point } from './place-card.ts';

/**
 * Whether the pointer holds a card, by its reference, the card or what is between them. What is drawn or placed anew
 * is no leaving: a pointer that has held the card holds it until it moves out of where the card was then as well.
 */
export function createHolding({
  pointer,
  anchors,
  card,
}: {
  /** Where the pointer is at first; null where a key opened the card. */
  pointer: Point | null;
  anchors: () => Box[];
  card: () => Box;
}): {
  pointerAt(point: Point): void;
  isHeld(): boolean;
  /** Forgets where the card was: the page was scrolled. */
  scrolled(): void;
} {
  let at = pointer ?? nowhere;
  let heldAt = pointer;
  let heldIn: Box | null = null;

  return {
    pointerAt(point) {
      // A browser tells of a pointer that has not moved when what is under it changes.
      if (point.x !== at.x || point.y !== at.y) at = point;
    },
    isHeld() {
      const now = card();
      if (isHeld({ pointer: at, anchors: anchors(), card: now })) {
        heldAt = at;
        heldIn = now;
      }
      return heldAt === at || (heldIn !== null && holds(heldIn, at));
    },
    scrolled() {
      heldAt = heldIn = null;
    },
  };
}
