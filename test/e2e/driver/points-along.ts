import type { Point } from './driver.ts';

/** The fingers' points after a share of their way, 0 to 1. */
export function pointsAlong(fingers: { from: Point; to: Point }[], share: number): Point[] {
  return fingers.map(({ from, to }) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  }));
}
