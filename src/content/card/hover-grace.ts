import { type Box, distance, farFrom, holds, isHeld, nearestIn, nowhere, type Point } from './placement.ts';

/**
 * Decides whether a card stays open: while the pointer is on the reference or the card, or while the card is used.
 * Moving or redrawing the card under a still pointer does not count as leaving it: the pointer must also leave the
 * card's former box. Calls `onLeft` after `leaveAfterMs` outside. The delay restarts while the pointer approaches the
 * card, within 60° of the shortest way.
 */
export function createHoverGrace({
  pointer,
  anchors,
  card,
  isUsed,
  leaveAfterMs,
  onLeft,
}: {
  /** The pointer's initial position; null if a key opened the card. */
  pointer: Point | null;
  anchors: () => Box[];
  card: () => Box;
  isUsed: () => boolean;
  leaveAfterMs: number;
  onLeft: () => void;
}): {
  pointerAt(point: Point): void;
  /** Checks again. Call when something other than the pointer may have changed. */
  check(): void;
  /** Call after the page was scrolled: forgets where the card was. */
  scrolled(): void;
  end(): void;
} {
  let at = pointer ?? nowhere;
  let heldAt = pointer;
  let heldIn: Box | null = null;
  let nearest = Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isWanted = () => {
    const now = card();
    if (isHeld({ pointer: at, anchors: anchors(), card: now })) {
      heldAt = at;
      heldIn = now;
      nearest = Infinity;
    }
    return heldAt === at || (heldIn && holds(heldIn, at)) || isUsed();
  };

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const check = () => {
    if (isWanted()) end();
    else
      timer ??= setTimeout(() => {
        timer = undefined;
        // The focus may have entered the card in the meantime.
        if (!isWanted()) onLeft();
      }, leaveAfterMs);
  };

  return {
    pointerAt(point) {
      // Browsers also send events without movement, when the element under the pointer changes.
      if (distance(point, at) > 0) at = point;
      const box = card();
      const far = farFrom(box, at);
      if (heldAt && far < nearest && isOnWay(heldAt, at, box)) {
        nearest = far;
        end();
      }
      check();
    },
    check,
    scrolled() {
      heldAt = heldIn = null;
    },
    end,
  };
}

/** True if `to` is within 60° of the shortest way from `from` to the box, that is in a cone of 120°. */
export function isOnWay(from: Point, to: Point, box: Box): boolean {
  const goal = nearestIn(box, from);
  const along = (to.x - from.x) * (goal.x - from.x) + (to.y - from.y) * (goal.y - from.y);
  // The cosine of 60° is a half.
  return along >= (distance(from, to) * distance(from, goal)) / 2;
}
