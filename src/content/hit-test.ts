import { hosts } from './card/orphan-cleanup.ts';
import { type Box, holds, isOn, type Point } from './card/placement.ts';
import {
  alphaOf,
  findUntouchable,
  hasEffect,
  hasPaint,
  isClear,
  isCovered,
  isCutOff,
  isPlain,
  isSameTone,
  leastCover,
  leastTextOpacity,
  opacityOf,
  pictures,
  pseudoElements,
  stylesOf,
} from './covering.ts';
import { createFieldTarget, createLinkTarget, createTextTarget, preferText, type Target } from './hover-target.ts';
import {
  findInField,
  findInLink,
  findInText,
  isOffLimits,
  isReadOnlyField,
  type ReadOnlyField,
} from './scan/find-references.ts';
import { acrossShadows, closestAcross, drawnIn, elementAt } from './shadow-dom.ts';

// Longer covered text is not searched, because that would block the page.
const longestCovered = 10_000;

/**
 * Returns the reference that the user sees at a point of the viewport, or null. Needs no scan: reads the current text
 * and link there, also in open shadow roots and under elements that show nothing, but never in editable fields.
 */
export function hitTest(point: Point): Target | null {
  const target = findTarget(point);
  const element = elementAt(target?.node);
  return element && isCovered(element, point) ? null : target;
}

function findTarget(point: Point): Target | null {
  /**
   * The topmost link. A reference in visible text under it takes precedence; otherwise a link stretched over other
   * content counts.
   */
  let linked: Target | null = null;
  let isTop = true;
  for (const element of layersAt(point)) {
    if (isReadOnlyField(element)) {
      if (isReadable(element, point)) return fieldTargetAt(point, element);
    } else {
      if (isOffLimits(element)) break;
      const link = linkAround(element);
      const inLink = link && findInLink(link);
      const inText = isTop ? textTargetAt(point, element, link) : coveredTargetAt(point, element, link);
      if (inText && preferText(inText.found, inLink)) return inText;
      if (link && inLink && isReadable(link)) linked ??= createLinkTarget(inLink, link);
    }
    if (paintsAt(element, point)) break;
    isTop = false;
  }
  return linked;
}

/**
 * Yields the elements at the point, topmost first, without our cards. Those in an open shadow root come before its
 * host.
 */
function* layersAt(point: Point, root: Document | ShadowRoot = document): Generator<Element> {
  for (const element of root.elementsFromPoint(point.x, point.y)) {
    // A shadow root also returns elements outside it.
    if (hosts.has(element) || element.getRootNode() !== root) continue;
    if (element.shadowRoot) yield* layersAt(point, element.shadowRoot);
    yield element;
  }
}

/** Returns the reference in the text of the topmost element at the point. */
function textTargetAt(point: Point, element: Element, link: Element | null): Target | null {
  const around = acrossShadows(element) as Element[];
  const shadowRoots = around.flatMap((at) => at.shadowRoot ?? []);
  const caret = document.caretPositionFromPoint(point.x, point.y, { shadowRoots });
  const node = caret?.offsetNode;
  // The caret snaps to the nearest text, which may be beside the pointer or under a covering element.
  if (!caret || !(node instanceof Text) || ![...around, ...shadowRoots].some((at) => at.contains(node))) return null;
  // A text directly in a shadow root has no parent element; the host is checked instead.
  if (isOffLimits(node.parentElement ?? element)) return null;
  // The caret is between two characters, and the pointer is on one of them.
  return targetIn(node, point, link, [Math.max(0, caret.offset - 1), caret.offset + 1]);
}

/**
 * Returns the reference in an element's own text at the point, under an element that shows nothing: the caret does not
 * get there.
 */
function coveredTargetAt(point: Point, element: Element, link: Element | null): Target | null {
  for (const node of [...element.childNodes, ...(element.shadowRoot?.childNodes ?? [])]) {
    const mayHold = node instanceof Text && node.length <= longestCovered && node.data.includes('0x');
    const target = mayHold && targetIn(node, point, link);
    if (target) return target;
  }
  return null;
}

function targetIn(node: Text, point: Point, link: Element | null, within: [from?: number, to?: number] = []) {
  const targets = findInText(node, ...within).map(({ found, place }) => createTextTarget(found, place, link));
  const isDrawn = ({ left, top, right, bottom }: Box) => Math.min(right - left, bottom - top) >= leastTextPx;
  const isHere = ({ boxes }: Target) => boxes().some((box) => holds(box, point) && isDrawn(box));
  return targets.find((target) => isHere(target) && isReadable(node, point)) ?? null;
}

/**
 * Returns the reference of a field under the pointer, or the field's only one: not every browser reports the character.
 */
function fieldTargetAt({ x, y }: Point, field: ReadOnlyField): Target | null {
  const matches = findInField(field);
  const caret = document.caretPositionFromPoint(x, y);
  const match = matches.find(
    ({ found }) =>
      !matches[1] || (caret?.offsetNode === field && found.start <= caret.offset && found.end >= caret.offset),
  );
  return match ? createFieldTarget(match, field) : null;
}

/** Returns the link around an element, also outside its open shadow roots. */
export function linkAround(element: Element): Element | null {
  return closestAcross(element, 'a[href],area[href]');
}

const leastCardOpacity = 0.6;
// In px, for the font size and the size on the screen. Smaller text is not meant to be read.
const leastTextPx = 3;

/** True if the page makes its content or the card see-through: a card there could be used to trick the user. */
export function isFaded(document: Document, host?: HTMLElement): boolean {
  return [document.documentElement, document.body, host].some((element) => {
    if (!element) return false;
    const { opacity, filter } = getComputedStyle(element);
    // In Firefox, a filter on the page also affects its cards. A filter that only inverts colours hides nothing.
    return Number.parseFloat(opacity) < leastCardOpacity || /opacity/.test(filter);
  });
}

/**
 * True if the user can read a text, a field or a link's content: no element around it makes it see-through, and its
 * colour differs from the background. With `point`, checks clipping and background there.
 */
export function isReadable(node: Node, point?: Point): boolean {
  const around = drawnIn(node);
  const styles = stylesOf(around);
  const [own] = styles;
  const all = point ? [...layersAt(point)] : around;
  const mayBeCut = point && !all.includes(around[0] as Element);
  const isCut = mayBeCut && (styles.some(({ clipPath }) => !isPlain(clipPath)) || isCutOff(around, point));
  if (opacityOf(styles) < leastTextOpacity || isCut) return false;
  // A link's content may be an image.
  if (!own || (node instanceof Element && node.matches('a,area'))) return true;
  // An SVG has its own units.
  const size = around[0] instanceof SVGElement ? Infinity : Number.parseFloat(own.fontSize);
  if (size < leastTextPx || styles.some(({ filter }) => Number(/blur\(([\d.]+)/.exec(filter)?.[1]) > size / 4))
    return false;
  if (/hidden|collapse/.test(own.visibility)) return false;
  // With `background-clip: text`, the background shows through the letters.
  const isCutOut = styles.some(
    (style) =>
      style.backgroundClip?.includes('text') &&
      (alphaOf(style.backgroundColor) >= leastTextOpacity || !isClear(style.backgroundImage)),
  );
  if (isCutOut) return true;
  const ink = own.webkitTextFillColor || own.color;
  if (alphaOf(ink) < leastTextOpacity) return false;
  const isChanged = !styles.every(({ filter, mixBlendMode }) => [filter, mixBlendMode].every(isPlain));
  return isChanged || !isPlain(own.textShadow) || !isLost(ink, around, all, point);
}

/**
 * True if text of this colour does not differ from its background. False if the background is not a plain colour or not
 * known.
 */
function isLost(ink: string, around: Element[], all: Element[], point?: Point): boolean {
  // The browser's default background is white, except in a frame or if the page's colour scheme is dark.
  const isWhite = window === top && !getComputedStyle(document.documentElement).colorScheme?.includes('dark');
  let ground = isWhite ? 'rgb(255, 255, 255)' : '';
  for (const element of all.slice(all.findIndex((one) => around.includes(one)))) {
    if (point && !element.matches('html,body') && !isOn([...element.getClientRects()], point)) continue;
    const style = getComputedStyle(element);
    // A hit test does not return the row of a cell.
    const row = element.matches('td,th') && element.parentElement;
    if (row && hasPaint(row)) return false;
    const hasMore = hasEffect(style) || pseudoElements.some((part) => hasPaint(element, part));
    if (hasMore || element.matches(pictures)) return false;
    const alpha = alphaOf(style.backgroundColor);
    if (alpha > 0) ground = alpha < leastCover ? '' : style.backgroundColor;
    if (alpha > 0) break;
  }
  return ground !== '' && isSameTone(ink, ground) && !(point && findUntouchable(around, point).length > 0);
}

/** True if an element shows anything at a point. If not, the user sees the content under it. */
function paintsAt(element: Element, point: Point): boolean {
  if (element.matches(pictures)) return true;
  if ([undefined, ...pseudoElements].some((part) => hasPaint(element, part))) return true;
  return [...element.childNodes].some((node) => {
    const range = new Range();
    range.selectNode(node);
    return node instanceof Text && isOn([...range.getClientRects()], point) && isReadable(node, point);
  });
}
