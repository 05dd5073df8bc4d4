/** A rectangle in viewport pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A point in viewport pixels. */
export type Point = { x: number; y: number };

/** Where a card stands, its corner and height in viewport pixels. */
export type Place = Point & { height: number };

/** A point that is on nothing: the pointer is not in the page. */
export const nowhere: Point = { x: -1e4, y: -1e4 };

/** As wide as a card is where it has room, as `frame.css` says too. In px. */
export const cardWidth = 360;

const margin = 8;
const gap = 6;
// With less room above and below, it stands beside the reference where it can.
const poorHeight = 200;
// Less than this has no room for a line and the buttons.
const leastHeight = 64;
// Thicker than any line of text: an image or a block, which the card cannot stand beside.
const thickestLine = 64;

/**
 * Where a card goes: below its reference; above where there is more room, or where it `isTipped` (the browser's own
 * tooltip comes below the pointer); beside it where lines are vertical, where there is little room above and below, or
 * where it `isInList`, so that the one in the next row can be hovered.
 * Never outside the viewport, and on the pointer only in a frame that leaves no other place. It is as high as `card`
 * says, or as there is room; unfolded to `unfoldedTo` it stays on its side of the reference, and may cover it. A large
 * reference (an image, a whole block) counts as the spot under the pointer.
 */
export function placeCard({
  anchor,
  pointer,
  card,
  viewport,
  isRtl,
  isVertical,
  isTipped,
  isInList,
  unfoldedTo = 0,
}: {
  anchor: Box;
  pointer: Point;
  card: { width: number; height: number };
  viewport: { width: number; height: number };
  isRtl?: boolean;
  isVertical?: boolean;
  isTipped?: boolean;
  isInList?: boolean;
  unfoldedTo?: number;
}): Place {
  // The reference may have moved from under it.
  const { x: across, y: down } = nearestIn(anchor, pointer);
  const spot = { left: across - 12, right: across + 18, top: down - 12, bottom: down + 18 };
  const isFlat = anchor.bottom - anchor.top <= thickestLine;
  const { top, bottom } = isFlat ? anchor : spot;
  let { left, right } = isFlat || anchor.right - anchor.left <= thickestLine ? anchor : spot;

  const below = viewport.height - margin - gap - bottom;
  const above = top - gap - margin;
  const isAbove = above > below ? isTipped || below < card.height : isTipped && above >= card.height;
  const best = isAbove ? above : below;

  const wide = card.width + gap + margin;
  const fitsBeside = () => Math.max(left, viewport.width - right) >= wide;
  if (best < leastHeight && !fitsBeside()) ({ left, right } = spot);
  const isBeside = (isVertical || isInList || best < poorHeight) && fitsBeside();

  const most = viewport.height - 2 * margin;
  const room = isBeside ? most : clamp(best, leastHeight, most);
  const height = Math.min(Math.max(Math.min(card.height, room), unfoldedTo), most);
  const isNarrow = anchor.right - anchor.left <= card.width;
  const x = isBeside
    ? viewport.width - right >= left
      ? right + gap
      : left - gap - card.width
    : isRtl
      ? (isNarrow ? anchor.right : across + 32) - card.width
      : isNarrow
        ? anchor.left
        : across - 32;
  const y = isBeside ? top : isAbove ? top - gap - height : bottom + gap;
  return {
    x: clamp(x, margin, viewport.width - margin - card.width),
    y: clamp(y, margin, viewport.height - margin - height),
    height,
  };
}

/** True while the pointer is on the reference, on its card, or in the gap between them, so that a card can be entered. */
export function isHeld({ pointer, anchors, card }: { pointer: Point; anchors: Box[]; card: Box }): boolean {
  return isOn(anchors, pointer) || holds(card, pointer, gap + 2);
}

/** True when the point lies in one of the boxes. */
export function isOn(boxes: Box[], point: Point): boolean {
  return boxes.some((box) => holds(box, point));
}

/** True when the point lies in the box, or within `slack` pixels of it. */
export function holds(box: Box, point: Point, slack = 1): boolean {
  return farFrom(box, point) <= slack;
}

/** The point of the box that is nearest to another. */
export function nearestIn({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return { x: clamp(x, left, right), y: clamp(y, top, bottom) };
}

/** How far a point is from a box; 0 in it. */
export function farFrom(box: Box, point: Point): number {
  return distance(point, nearestIn(box, point));
}

/** How far two points are from each other. */
export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Where a mouse or pen did something. */
export function toPoint({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/** True when the boxes have a point in common. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}

/** What cards may lie in: the scroll bars are left out. */
export function readViewport(): { width: number; height: number } {
  return { width: document.documentElement.clientWidth || innerWidth, height: innerHeight };
}

/** The number, or the bound that is nearest to it; the least one where the bounds contradict. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
