import { hosts } from './card/orphan-cleanup.ts';
import { holds, type Point } from './card/placement.ts';
import { drawnIn } from './shadow-dom.ts';

/** A layer at least this opaque hides the text and the colours under it. */
export const leastCover = 0.9;
// Text fainter than this is unreadable.
export const leastTextOpacity = 0.1;
// Checking one element takes some thousandths of a millisecond, on each rest of the pointer.
const mostAround = 30;
const mostLast = 500;

/**
 * True if something that no hit test finds, because of `pointer-events: none`, hides an element at a point. Checks the
 * pseudo-elements of the elements around it, the last elements in each of these, and the last 500 of the page: covering
 * elements mostly come last.
 */
export function isCovered(element: Element, point: Point): boolean {
  const around = drawnIn(element);
  return (
    around.some((_, depth) => isUnderPseudo(around.slice(depth), levelOf(around.slice(0, depth)), point)) ||
    findUntouchable(around, point).some((at) => hides(at, point) && isAbove(drawnIn(at), around))
  );
}

/**
 * Returns the elements at a point that have `pointer-events: none`, within the search limits. `around`: the elements
 * that a text is drawn in.
 */
export function findUntouchable(around: Element[], point: Point): Element[] {
  const found: Element[] = [];
  let left = 0;
  const look = (parent: Element | ShadowRoot | null) => {
    for (let at = parent?.lastElementChild; at && left-- > 0; at = at.previousElementSibling) {
      // Content that `content-visibility` skips would need a layout first.
      if (!at.checkVisibility({ contentVisibilityAuto: true }) && getComputedStyle(at).display !== 'contents') continue;
      const isHere = holds(at.getBoundingClientRect(), point, 0) && !hosts.has(at) && !around.includes(at);
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

/** True if an element is opaque at a point. */
function hides(element: Element, point: Point): boolean {
  const around = drawnIn(element);
  const styles = stylesOf(around);
  const [own] = styles;
  if (!own || !isSolid(styles)) return false;
  if (own.position !== 'fixed' && isCutOff(around, point)) return false;
  return isOpaque(own) || hasPicture(element, own, point);
}

/**
 * True if an element draws a picture that hides the content under it at a point. Images (even a PNG with holes), videos
 * and frames count as opaque, and a shape as filling its box: in doubt, nothing is looked up. For a canvas the pixel
 * counts: over a page it is mostly transparent, with arrows or confetti.
 */
function hasPicture(element: Element, { fill, fillOpacity }: CSSStyleDeclaration, { x, y }: Point): boolean {
  if (element.matches('canvas')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    try {
      pen.drawImage(element as HTMLCanvasElement, left - x, top - y, width, height);
      return Number(pen.getImageData(0, 0, 1, 1).data[3]) >= leastCover * 255;
    } catch {
      // A canvas with cross-origin content cannot be read, and counts as an image.
    }
  }
  return element instanceof SVGElement
    ? 'pathLength' in element && Number(alphasOf(fill)[0]) * Number(fillOpacity) >= leastCover
    : element.matches(pictures);
}

/**
 * True if an element around the first one clips it, so that it does not reach a point. The last two are the page's own
 * (body and root) and are skipped.
 */
export function isCutOff(around: Element[], point: Point): boolean {
  return around
    .slice(1, -2)
    .some((at) => /hid|clip|auto|scr/.test(getComputedStyle(at).overflow) && !holds(at.getBoundingClientRect(), point));
}

function isSolid(styles: CSSStyleDeclaration[]): boolean {
  const isWhole = styles.every(({ mixBlendMode, clipPath, maskImage }) =>
    [mixBlendMode, clipPath, maskImage].every(isPlain),
  );
  return isWhole && styles[0]?.visibility === 'visible' && opacityOf(styles) >= leastCover;
}

/**
 * True if the first element of `one` is painted over the first of `other`. Each list contains an element and all
 * elements that it is drawn in.
 */
function isAbove(one: Element[], other: Element[]): boolean {
  const mine = one.filter((at) => !other.includes(at));
  const its = other.filter((at) => !one.includes(at));
  const [level, itsLevel] = [levelOf(mine), levelOf(its)];
  const [last, itsLast] = [mine.at(-1), its.at(-1)];
  const isLater = last && (!itsLast || itsLast.compareDocumentPosition(last) & 4); /* DOCUMENT_POSITION_FOLLOWING */
  return isOver(level, itsLevel, isLater);
}

function isOver(level: number, itsLevel: number, isLater: unknown): boolean {
  return level > itsLevel || (level === itsLevel && level !== inFlow && Boolean(isLater));
}

// Content in normal flow is painted after negative z-indexes, and before positioned elements.
const inFlow = -0.5;

/** Returns the effective z-index of the first element among the siblings of the last; Infinity in the top layer. */
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

/**
 * True if a pseudo-element of the first element hides, at a point, content that is painted in this element at level
 * `below`.
 */
function isUnderPseudo(around: Element[], below: number, point: Point): boolean {
  return pseudoElements.some((part, isLast) => {
    const style = getComputedStyle(around[0] as Element, part);
    if (style.pointerEvents !== 'none' || !isOpaque(style)) return false;
    const home = style.position !== 'fixed' && around.find((at) => getComputedStyle(at).position !== 'static');
    const { left, top } = home ? home.getBoundingClientRect() : new DOMRect();
    // Without a pseudo-element, or if it is not positioned, some of these are NaN.
    const [x = 0, y = 0, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat);
    return (
      holds(new DOMRect(left + x, top + y, width, height), point, 0) &&
      isOver(Number(style.zIndex) || 0, below, isLast) &&
      isSolid([style, ...stylesOf(around)])
    );
  });
}

export function stylesOf(elements: Element[]): CSSStyleDeclaration[] {
  return elements.map((element) => getComputedStyle(element));
}

/** Elements that show content of their own, whatever their styles are. */
export const pictures = 'img,svg,video,canvas,iframe,object,embed';

/** The pseudo-elements that may draw a layer. */
export const pseudoElements = ['::before', '::after'];

/** Returns the alpha of a computed colour, from 0 to 1. */
export function alphaOf(colour = ''): number {
  return Number(/(?:^rgba\(.*,|\/)\s*([\d.e-]+)\)$/.exec(colour)?.[1] ?? 1);
}

/** Returns the alpha of each colour in a computed image: 0 for `none`, 1 for a picture, although it may have holes. */
function alphasOf(image: string): number[] {
  return isPlain(image) ? [0] : (image.match(/\w+\([^()]*\d\)/g)?.map(alphaOf) ?? [1]);
}

/** True if a computed image is invisible: `none`, or a gradient whose colours are all too faint. */
export function isClear(image: string): boolean {
  return alphasOf(image).every((alpha) => alpha < leastTextOpacity);
}

/** True if a background is opaque, by its colour or its image. */
export function isOpaque({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
  return [alphaOf(backgroundColor), Math.min(...alphasOf(backgroundImage))].some((alpha) => alpha >= leastCover);
}

/**
 * Returns the combined opacity of elements drawn inside each other, from opacities, filters and masks: 0 to 1. A
 * picture as a mask counts as 1.
 */
export function opacityOf(styles: CSSStyleDeclaration[]): number {
  return styles.reduce((product, { opacity, filter, maskImage }) => {
    const [, by = 1] = /opacity\(([\d.e-]+)/.exec(filter) ?? [];
    return product * Number(opacity || 1) * Number(by) * (isPlain(maskImage) ? 1 : Math.max(...alphasOf(maskImage)));
  }, 1);
}

/**
 * True if an element draws anything besides its text and pictures. With `pseudo`, checks that pseudo-element, whose
 * text counts.
 */
export function hasPaint(element: Element, pseudo?: string): boolean {
  const style = getComputedStyle(element, pseudo);
  const { content, visibility, backgroundColor } = style;
  if (pseudo && isPlain(content)) return false;
  if (opacityOf([style]) === 0 || visibility !== 'visible') return false;
  return (pseudo && content !== '""') || alphaOf(backgroundColor) > 0 || hasEffect(style);
}

/** True if it draws more than a plain colour. */
export function hasEffect({ backgroundImage, backdropFilter, boxShadow }: CSSStyleDeclaration): boolean {
  return !isClear(backgroundImage) || !isPlain(backdropFilter) || boxShadow.includes('inset');
}

/** True for the initial value of a property such as `filter` or `z-index`. */
export function isPlain(value: string): boolean {
  return /^(?:none|normal|auto|1|undefined|)$/.test(value);
}

/** True if two opaque colours are indistinguishable. Colours that are not `rgb()` must be identical. */
export function isSameTone(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((colour) => colour.match(/(?<=^rgb.*)\d+/g));
  return one === other || [0, 1, 2].every((at) => Math.abs(Number(parts?.[at]) - Number(others?.[at])) < 16);
}
