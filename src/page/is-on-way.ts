import { type Box, distance, nearestIn, type Point } from './place-card.ts';

/** Whether who has left at `from` and is now at `to` is in the cone of 120° around the shortest way from there to the box. */
export function isOnWay(from: Point, to: Point, box: Box): boolean {
  const goal = nearestIn(box, from);
  const along = (to.x - from.x) * (goal.x - from.x) + (to.y - from.y) * (goal.y - from.y);
  // Half of 120°, whose cosine is a half.
  return along >= (distance(from, to) * distance(from, goal)) / 2;
}
