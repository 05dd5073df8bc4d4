import { hosts } from './card/orphan-cleanup.ts';
import { holds, type Point } from './card/placement.ts';
import { isOpaque, isPlain, opacityOf, pseudoElements } from './painting.ts';
import { drawnIn } from './shadow-dom.ts';

// Under what is as opaque as that, nobody reads a text.
const leastCover = 0.9;
// A look at one takes some thousandths of a millisecond, and each rest of the pointer pays for it.
const mostAround = 30;
const mostLast = 500;

/**
 * Whether something that no hit test finds, because it takes no pointer, hides an element at a point. Looks at the
 * pseudo-elements of what is around it, at the last elements in each of these, and at the last 500 of the page: what
 * lies over others mostly comes after them.
 */
export function isCovered(element: Element, point: Point): boolean {
  const around = drawnIn(element);
  return (
    around.some((_, depth) => isUnderPseudo(around.slice(depth), levelOf(around.slice(0, depth)), point)) ||
    findUntouchable(around, point).some((at) => hides(at, point) && isAbove(drawnIn(at), around))
  );
}

/** The elements at a point that take no pointer, as far as they are looked for; `around` is what a text is drawn in. */
export function findUntouchable(around: Element[], { x, y }: Point): Element[] {
  const found: Element[] = [];
  let left = 0;
  const look = (parent: Element | ShadowRoot | null) => {
    for (let at = parent?.lastElementChild; at && left-- > 0; at = at.previousElementSibling) {
      // What `content-visibility` leaves out would have to be laid out first.
      if (!at.checkVisibility({ contentVisibilityAuto: true }) && getComputedStyle(at).display !== 'contents') continue;
      const box = at.getBoundingClientRect();
      const isHere = holds(box, { x, y }, 0) && !hosts.has(at) && !around.includes(at);
      if (isHere && getComputedStyle(at).pointerEvents === 'none') found.push(at);
      look(at.shadowRoot);
      look(at);
    }
  };
  for (const at of around) {
    left = at.parentNode === document ? mostLast : mostAround;
    look(at.shadowRoot);
    look(at);
  }
  return found;
}

/** Whether nothing is seen through an element at a point. */
function hides(element: Element, point: Point): boolean {
  const around = drawnIn(element);
  const styles = around.map((at) => getComputedStyle(at));
  const [own] = styles;
  if (!own || !isSolid(styles)) return false;
  if (own.position !== 'fixed' && isCutOff(around, point)) return false;
  // A canvas over a page mostly is see-through: it draws arrows, or confetti.
  return isOpaque(own, leastCover) || element.matches('img,video');
}

/** Whether what is around the first of these cuts it off before a point. The last two are the page's own. */
export function isCutOff(around: Element[], point: Point): boolean {
  return around
    .slice(1, -2)
    .some((at) => /hid|clip|auto|scr/.test(getComputedStyle(at).overflow) && !holds(at.getBoundingClientRect(), point));
}

function isSolid(styles: CSSStyleDeclaration[]): boolean {
  const isWhole = styles.every(({ mixBlendMode, clipPath, maskImage }) =>
    [mixBlendMode, clipPath, maskImage].every(isPlain),
  );
  const opacity = styles.reduce((product, style) => product * opacityOf(style), 1);
  return isWhole && styles[0]?.visibility === 'visible' && opacity >= leastCover;
}

/** Whether the first of these elements is painted over the first of the others; both with all that they are drawn in. */
function isAbove(one: Element[], other: Element[]): boolean {
  const shared = one.findIndex((at) => other.includes(at));
  const mine = one.slice(0, shared);
  const its = other.slice(0, other.indexOf(one[shared] as Element));
  const [level, itsLevel] = [levelOf(mine), levelOf(its)];
  const [last, itsLast] = [mine.at(-1), its.at(-1)];
  const isLater = last && (!itsLast || itsLast.compareDocumentPosition(last) & 4); /* DOCUMENT_POSITION_FOLLOWING */
  return level > itsLevel || (level === itsLevel && level !== inFlow && Boolean(isLater));
}

// Painted after what has a negative z-index, and before all else that has a position.
const inFlow = -0.5;

/** The z-index by which an element is painted in what is around the last of these, with which it is drawn in that. */
function levelOf(around: Element[]): number {
  let level = inFlow;
  for (const at of around) {
    if (at.matches(':popover-open,:modal')) return Infinity;
    const { position, zIndex, opacity, transform, filter, isolation } = getComputedStyle(at);
    const hasPosition = position !== 'static';
    const isContext = /fixed|sticky/.test(position) || ![opacity, transform, filter, isolation].every(isPlain);
    if (isContext || (hasPosition && zIndex !== 'auto')) level = (hasPosition && Number(zIndex)) || 0;
    else if (hasPosition && level === inFlow) level = 0;
  }
  return level;
}

/** Whether a pseudo-element of the first of these hides at a point what is painted in it at this level. */
function isUnderPseudo(around: Element[], below: number, point: Point): boolean {
  return pseudoElements.some((part, isLast) => {
    const style = getComputedStyle(around[0] as Element, part);
    if (style.pointerEvents !== 'none' || !isOpaque(style, leastCover)) return false;
    const styles = around.map((at) => getComputedStyle(at));
    const home = style.position !== 'fixed' && around[styles.findIndex(({ position }) => position !== 'static')];
    const { left, top } = home ? home.getBoundingClientRect() : new DOMRect();
    // Where there is none, or it has no position of its own, some of these are no numbers.
    const [x = 0, y = 0, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat);
    const level = Number(style.zIndex) || 0;
    return (
      holds(new DOMRect(left + x, top + y, width, height), point, 0) &&
      (level > below || (level === below && isLast > 0)) &&
      isSolid([style, ...styles])
    );
  });
}
