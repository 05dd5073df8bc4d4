/** A rectangle in viewport pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A point in viewport pixels. */
export type Point = { x: number; y: number };

/** A point that is on nothing: the pointer is not in the page. */
export const nowhere: Point = { x: -1e4, y: -1e4 };

const margin = 8;
const gap = 6;
// A card that is still waiting will grow about this tall: it should not jump to the other side then.
const expectedHeight = 300;
// Taller than any line of text: an image or a block, which the card cannot stand beside.
const tallestLine = 64;

/**
 * Where a card goes: below its reference, above when there is more room, never outside the viewport. The card
 * must not be taller than `room`. A large reference (an image, a whole block) counts as the spot under the pointer.
 */
export function placeCard({
  anchor,
  pointer,
  card,
  viewport,
}: {
  anchor: Box;
  pointer: Point;
  card: { width: number; height: number };
  viewport: { width: number; height: number };
}): { x: number; y: number; room: number; side: 'above' | 'below' } {
  const isLine = anchor.bottom - anchor.top <= tallestLine;
  const top = isLine ? anchor.top : pointer.y - 12;
  const bottom = isLine ? anchor.bottom : pointer.y + 18;

  const roomBelow = viewport.height - margin - gap - bottom;
  const roomAbove = top - gap - margin;
  const wanted = Math.max(card.height, expectedHeight);
  const side = roomBelow >= wanted || roomBelow >= roomAbove ? 'below' : 'above';
  const room = clamp(side === 'below' ? roomBelow : roomAbove, 120, viewport.height - 2 * margin);

  const height = Math.min(card.height, room);
  const isNarrow = anchor.right - anchor.left <= card.width;
  return {
    x: clamp(isNarrow ? anchor.left : pointer.x - 32, margin, viewport.width - margin - card.width),
    y: clamp(side === 'below' ? bottom + gap : top - gap - height, margin, viewport.height - margin - height),
    room,
    side,
  };
}

/**
 * True while the pointer is on the reference, on its card, or in the corridor between them, so that a card
 * can be entered.
 */
export function isHeld({ pointer, anchors, card }: { pointer: Point; anchors: Box[]; card: Box }): boolean {
  return [card, ...anchors, ...anchors.map((anchor) => between(anchor, card))].some((box) => holds(box, pointer));
}

/** True when the point lies in the box, or within `slack` pixels of it. */
export function holds(box: Box, { x, y }: Point, slack = 1): boolean {
  return x >= box.left - slack && x <= box.right + slack && y >= box.top - slack && y <= box.bottom + slack;
}

/** True when the boxes have a point in common. */
export function overlaps(one: Box, other: Box): boolean {
  return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}

function between(anchor: Box, card: Box): Box {
  return {
    left: Math.min(anchor.left, card.left),
    right: Math.max(anchor.right, card.right),
    top: Math.min(anchor.bottom, card.bottom),
    bottom: Math.max(anchor.top, card.top),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
