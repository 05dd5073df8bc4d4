import { type Box, distance, farFrom, holds, isHeld, nearestIn, nowhere, type Point } from './placement.ts';

/**
 * Whether a card is still wanted: its pointer is on the reference or the card, or somebody uses it. What is drawn or
 * placed anew is no leaving: a pointer that has held the card holds it until it moves out of where the card was then
 * as well. `onLeft` is called when it has not been wanted for `leaveAfterMs`, and that is counted anew while the
 * pointer comes nearer to the card, within 60° of the way to it.
 */
export function createHoverGrace({
  pointer,
  anchors,
  card,
  isUsed,
  leaveAfterMs,
  onLeft,
}: {
  /** Where the pointer is at first; null where a key opened the card. */
  pointer: Point | null;
  anchors: () => Box[];
  card: () => Box;
  isUsed: () => boolean;
  leaveAfterMs: number;
  onLeft: () => void;
}): {
  pointerAt(point: Point): void;
  /** Looks again: for whenever something else than the pointer may have changed it. */
  check(): void;
  /** Forgets where the card was: the page was scrolled. */
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
        // The focus may have come into the card meanwhile.
        if (!isWanted()) onLeft();
      }, leaveAfterMs);
  };

  return {
    pointerAt(point) {
      // A browser tells of a pointer that has not moved when what is under it changes.
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

/** Whether who has left at `from` and is now at `to` is in the cone of 120° around the shortest way from there to the box. */
export function isOnWay(from: Point, to: Point, box: Box): boolean {
  const goal = nearestIn(box, from);
  const along = (to.x - from.x) * (goal.x - from.x) + (to.y - from.y) * (goal.y - from.y);
  // Half of 120°, whose cosine is a half.
  return along >= (distance(from, to) * distance(from, goal)) / 2;
}
