/** A rectangle in viewport pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A point in viewport pixels. */
export type Point = { x: number; y: number };

/** A card's top left corner and its height, in viewport pixels. */
export type Place = Point & { height: number };

/** A point outside everything, for a pointer that is not in the page. */
export const nowhere: Point = { x: -1e4, y: -1e4 };

/** Width of a card if there is room, in px. `frame.css` has the same. */
export const cardWidth = 360;

const margin = 8;
const gap = 6;
// With less room than this above and below, the card goes beside the reference if it fits there.
const poorHeight = 200;
// Minimum height for one line and the buttons, in px.
const leastHeight = 64;
// A thicker reference is an image or a block, not a line of text; the card is placed at the pointer instead.
const thickestLine = 64;

/**
 * Returns the position of a card: below its reference; above if it does not fit below and there is more room above, or
 * if it fits above and the browser's own tooltip will appear below the pointer (`isTipped`); beside it if lines are
 * vertical, if there is little room above and below, or if the reference is in a list (`isInList`), so that the next
 * row can be hovered.
 *
 * Never outside the viewport, and over the pointer only in a frame that has no other place. The height is that of
 * `card`, or less if there is less room. Unfolded to `unfoldedTo`, the card stays on its side of the reference and may
 * cover it. A large reference (an image, a whole block) counts as the spot under the pointer.
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
  viewport: Box;
  isRtl?: boolean;
  isVertical?: boolean;
  isTipped?: boolean;
  isInList?: boolean;
  unfoldedTo?: number;
}): Place {
  // The reference may have moved away from the pointer.
  const { x: across, y: down } = nearestIn(anchor, pointer);
  const spot = { left: across - 12, right: across + 18, top: down - 12, bottom: down + 18 };
  const isFlat = anchor.bottom - anchor.top <= thickestLine;
  const { top, bottom } = isFlat ? anchor : spot;
  let { left, right } = isFlat || anchor.right - anchor.left <= thickestLine ? anchor : spot;

  const below = viewport.bottom - margin - gap - bottom;
  const above = top - viewport.top - gap - margin;
  const isAbove = above > below ? isTipped || below < card.height : isTipped && above >= card.height;
  const best = isAbove ? above : below;

  const wide = card.width + gap + margin;
  const before = () => left - viewport.left;
  const after = () => viewport.right - right;
  const fitsBeside = () => Math.max(before(), after()) >= wide;
  if (best < leastHeight && !fitsBeside()) ({ left, right } = spot);
  const isBeside = (isVertical || isInList || best < poorHeight) && fitsBeside();

  const most = viewport.bottom - viewport.top - 2 * margin;
  const room = isBeside ? most : clamp(best, leastHeight, most);
  const height = Math.min(Math.max(Math.min(card.height, room), unfoldedTo), most);
  const isNarrow = anchor.right - anchor.left <= card.width;
  const x = isBeside
    ? after() >= before()
      ? right + gap
      : left - gap - card.width
    : isRtl
      ? (isNarrow ? anchor.right : across + 32) - card.width
      : isNarrow
        ? anchor.left
        : across - 32;
  const y = isBeside ? top : isAbove ? top - gap - height : bottom + gap;
  return {
    x: clamp(x, viewport.left + margin, viewport.right - margin - card.width),
    y: clamp(y, viewport.top + margin, viewport.bottom - margin - height),
    height,
  };
}

/**
 * True if the pointer is on the reference, on its card, or in the gap between them, so that the user can enter the
 * card.
 */
export function isHeld({ pointer, anchors, card }: { pointer: Point; anchors: Box[]; card: Box }): boolean {
  return isOn(anchors, pointer) || holds(card, pointer, gap + 2);
}

/** True if the point is in one of the boxes, or within 1 px of it. */
export function isOn(boxes: Box[], point: Point): boolean {
  return boxes.some((box) => holds(box, point));
}

/** True if the point is in the box, or within `slack` pixels of it. */
export function holds(box: Box, point: Point, slack = 1): boolean {
  return farFrom(box, point) <= slack;
}

/** Returns the point of the box that is nearest to another point. */
export function nearestIn({ left, top, right, bottom }: Box, { x, y }: Point): Point {
  return { x: clamp(x, left, right), y: clamp(y, top, bottom) };
}

/** Returns the distance from a point to a box; 0 inside it. */
export function farFrom(box: Box, point: Point): number {
  return distance(point, nearestIn(box, point));
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Returns the position of a pointer event, in viewport pixels. */
export function toPoint({ clientX, clientY }: MouseEvent): Point {
  return { x: clientX, y: clientY };
}

/** True if the boxes have a point in common. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}

/** Returns the part of the viewport that is seen, in px: without scroll bars, and only what two fingers zoomed to. */
export function readViewport(): DOMRect {
  const { offsetLeft, offsetTop, width, height } = visualViewport as VisualViewport;
  return new DOMRect(offsetLeft, offsetTop, width, height);
}

/** Returns the value limited to the bounds; `least` if the bounds contradict each other. */
export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
