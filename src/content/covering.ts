import { hosts } from './card/orphan-cleanup.ts';
import { holds, type Point } from './card/placement.ts';
import { drawnIn } from './shadow-dom.ts';

/** Under what is as opaque as that, nobody reads a text, and no colour shines through. */
export const leastCover = 0.9;
// Fainter than this, nobody reads a text.
export const leastTextOpacity = 0.1;
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
export function findUntouchable(around: Element[], point: Point): Element[] {
  const found: Element[] = [];
  let left = 0;
  const look = (parent: Element | ShadowRoot | null) => {
    for (let at = parent?.lastElementChild; at && left-- > 0; at = at.previousElementSibling) {
      // What `content-visibility` leaves out would have to be laid out first.
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

/** Whether nothing is seen through an element at a point. */
function hides(element: Element, point: Point): boolean {
  const around = drawnIn(element);
  const styles = stylesOf(around);
  const [own] = styles;
  if (!own || !isSolid(styles)) return false;
  if (own.position !== 'fixed' && isCutOff(around, point)) return false;
  return isOpaque(own) || hasPicture(element, own, point);
}

/**
 * Whether an element draws a picture that hides what lies under it at a point. Pictures (a PNG with holes, too), videos
 * and frames count as opaque, and a shape as filling its box: then nothing is asked for. Of a canvas the pixel counts:
 * over a page it mostly is see-through, with arrows or confetti.
 */
function hasPicture(element: Element, { fill, fillOpacity }: CSSStyleDeclaration, { x, y }: Point): boolean {
  if (element.matches('canvas')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    try {
      pen.drawImage(element as HTMLCanvasElement, left - x, top - y, width, height);
      return Number(pen.getImageData(0, 0, 1, 1).data[3]) >= leastCover * 255;
    } catch {
      // What it shows is from elsewhere, and a picture like others.
    }
  }
  return element instanceof SVGElement
    ? 'pathLength' in element && Number(alphasOf(fill)[0]) * Number(fillOpacity) >= leastCover
    : element.matches(pictures);
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
  return isWhole && styles[0]?.visibility === 'visible' && opacityOf(styles) >= leastCover;
}

/** Whether the first of these elements is painted over the first of the others; both with all that they are drawn in. */
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
    if (style.pointerEvents !== 'none' || !isOpaque(style)) return false;
    const home = style.position !== 'fixed' && around.find((at) => getComputedStyle(at).position !== 'static');
    const { left, top } = home ? home.getBoundingClientRect() : new DOMRect();
    // Where there is none, or it has no position of its own, some of these are no numbers.
    const [x = 0, y = 0, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat);
    return (
      holds(new DOMRect(left + x, top + y, width, height), point, 0) &&
      isOver(Number(style.zIndex) || 0, below, isLast) &&
      isSolid([style, ...stylesOf(around)])
    );
  });
}

/** The styles of some elements. */
export function stylesOf(elements: Element[]): CSSStyleDeclaration[] {
  return elements.map((element) => getComputedStyle(element));
}

/** What shows something of its own, whatever its styles are. */
export const pictures = 'img,svg,video,canvas,iframe,object,embed';

/** The pseudo-elements that may draw a layer. */
export const pseudoElements = ['::before', '::after'];

/** How opaque a computed colour is, from 0 to 1. */
export function alphaOf(colour = ''): number {
  return Number(/(?:^rgba\(.*,|\/)\s*([\d.e-]+)\)$/.exec(colour)?.[1] ?? 1);
}

/** How opaque each colour of a computed image is; 0 for none, and 1 for a picture, although it may have holes. */
function alphasOf(image: string): number[] {
  return isPlain(image) ? [0] : (image.match(/\w+\([^()]*\d\)/g)?.map(alphaOf) ?? [1]);
}

/** True where a computed image shows nothing: there is none, or a gradient of colours that nobody sees. */
export function isClear(image: string): boolean {
  return alphasOf(image).every((alpha) => alpha < leastTextOpacity);
}

/** True where nothing is seen through a background. */
export function isOpaque({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
  return [alphaOf(backgroundColor), Math.min(...alphasOf(backgroundImage))].some((alpha) => alpha >= leastCover);
}

/** How much opacities, filters and masks leave of what is drawn in all of these, from 0 to 1. A picture as a mask leaves all. */
export function opacityOf(styles: CSSStyleDeclaration[]): number {
  return styles.reduce((product, { opacity, filter, maskImage }) => {
    const [, by = 1] = /opacity\(([\d.e-]+)/.exec(filter) ?? [];
    return product * Number(opacity || 1) * Number(by) * (isPlain(maskImage) ? 1 : Math.max(...alphasOf(maskImage)));
  }, 1);
}

/** Whether an element or a pseudo-element of it draws anything besides text and pictures. */
export function hasPaint(element: Element, pseudo?: string): boolean {
  const style = getComputedStyle(element, pseudo);
  const { content, visibility, backgroundColor } = style;
  if (pseudo && isPlain(content)) return false;
  if (opacityOf([style]) === 0 || visibility !== 'visible') return false;
  return (pseudo && content !== '""') || alphaOf(backgroundColor) > 0 || hasEffect(style);
}

/** Whether it draws more than a plain colour. */
export function hasEffect({ backgroundImage, backdropFilter, boxShadow }: CSSStyleDeclaration): boolean {
  return !isClear(backgroundImage) || !isPlain(backdropFilter) || boxShadow.includes('inset');
}

/** True for the initial value of a property such as `filter` or `z-index`. */
export function isPlain(value: string): boolean {
  return /^(?:none|normal|auto|1|undefined|)$/.test(value);
}

/** Whether two opaque colours cannot be told apart. Those of other kinds than `rgb()` must be the same. */
export function isSameTone(one: string, other: string): boolean {
  const [parts, others] = [one, other].map((colour) => colour.match(/(?<=^rgb.*)\d+/g));
  return one === other || [0, 1, 2].every((at) => Math.abs(Number(parts?.[at]) - Number(others?.[at])) < 16);
}
