import { hosts } from './card/orphan-cleanup.ts';
import { holds, type Point } from './card/placement.ts';
import { createFieldTarget, createLinkTarget, createTextTarget, preferText, type Target } from './hover-target.ts';
import {
  findInField,
  findInLink,
  findInText,
  isOffLimits,
  isReadOnlyField,
  type ReadOnlyField,
} from './scan/find-references.ts';
import { closestAcross, drawnIn } from './shadow-dom.ts';

// A longer text that something covers is not looked through: it would take time while the page waits.
const longestCovered = 10_000;

/**
 * The reference that a person sees at a point of the viewport, or null. Needs no scan: it reads the text and the link
 * that are there now, also in open shadow roots and under what shows nothing itself, never in editable fields.
 */
export function hitTest(point: Point): Target | null {
  /** The link on top: a text under it is what is seen, but a link that is stretched over a text without one is meant. */
  let linked: Target | null = null;
  let isTop = true;
  for (const path of layersAt(point)) {
    const element = path.at(-1) as Element;
    if (isReadOnlyField(element)) {
      if (isReadable(element)) return fieldTargetAt(point, element);
    } else {
      if (isOffLimits(element)) break;
      const link = linkAround(element);
      const inLink = link && findInLink(link);
      const inText = isTop ? textTargetAt(point, path, link) : coveredTargetAt(point, element, link);
      if (inText && preferText(inText.found, inLink)) return inText;
      if (link && inLink && isReadable(link)) linked ??= createLinkTarget(inLink, link);
    }
    if (paintsAt(element, point)) break;
    isTop = false;
  }
  return linked;
}

/**
 * The elements at the point, the topmost first, but for our cards; each preceded by the hosts of the open shadow roots
 * that it is in.
 */
function* layersAt(point: Point, root: Document | ShadowRoot = document, above: Element[] = []): Generator<Element[]> {
  for (const element of root.elementsFromPoint(point.x, point.y)) {
    // A shadow root tells of what is around it, too.
    if (hosts.has(element) || element.getRootNode() !== root) continue;
    const path = [...above, element];
    if (element.shadowRoot) yield* layersAt(point, element.shadowRoot, path);
    yield path;
  }
}

/** The reference in the text of the topmost element at the point. */
function textTargetAt(point: Point, path: Element[], link: Element | null): Target | null {
  const shadowRoots = path.flatMap((element) => element.shadowRoot ?? []);
  const caret = document.caretPositionFromPoint(point.x, point.y, { shadowRoots });
  const node = caret?.offsetNode;
  // The caret goes to the nearest text, which may lie beside the pointer or under what covers it.
  if (!caret || !(node instanceof Text) || ![...path, ...shadowRoots].some((at) => at.contains(node))) return null;
  // Right under a shadow root the host is what is around it.
  const parent = node.parentElement ?? path.at(-1);
  if (!parent || isOffLimits(parent)) return null;
  // The caret stands between two characters, and the pointer on one of them.
  return targetIn(node, point, link, [Math.max(0, caret.offset - 1), caret.offset + 1]);
}

/** The reference in an element's own text at the point, where something that shows nothing lies over it: no caret gets there. */
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
  return targets.find((target) => target.boxes().some((box) => holds(box, point)) && isReadable(node)) ?? null;
}

/** The reference of a field under the pointer, or its only one: not every browser tells the character there. */
function fieldTargetAt({ x, y }: Point, field: ReadOnlyField): Target | null {
  const matches = findInField(field);
  const caret = document.caretPositionFromPoint(x, y);
  const under = matches.find(
    ({ found }) => caret?.offsetNode === field && found.start <= caret.offset && found.end >= caret.offset,
  );
  const match = under ?? (matches.length === 1 ? matches[0] : undefined);
  return match ? createFieldTarget(match, field) : null;
}

/** The link around an element, across the borders of open shadow roots. */
export function linkAround(element: Element): Element | null {
  return closestAcross(element, 'a[href],area[href]');
}

const leastCardOpacity = 0.6;
// Fainter than this, nobody reads a text.
const leastTextOpacity = 0.1;

// What shows something of its own, whatever its styles are.
const pictures = 'img,svg,video,canvas,iframe,object,embed';

/** True where the page makes what stands on it see-through: a card there could be used to trick a person. */
export function isFaded(document: Document, host?: HTMLElement): boolean {
  return [document.documentElement, document.body, host].some((element) => {
    if (!element) return false;
    const { opacity, filter } = getComputedStyle(element);
    // In Firefox a filter of the page is one of its cards, too. One that turns its colours about hides nothing.
    return Number.parseFloat(opacity) < leastCardOpacity || /opacity/.test(filter);
  });
}

/** Whether a person can read a text, a field or a link's content: nothing that it is drawn in makes it see-through. */
export function isReadable(node: Node): boolean {
  const styles = drawnIn(node).map((element) => getComputedStyle(element));
  const [own] = styles;
  const opacity = styles.reduce((product, style) => product * Number.parseFloat(style.opacity), 1);
  if (opacity < leastTextOpacity) return false;
  // What a link shows may be an image.
  if (node instanceof Element && node.matches('a,area')) return true;
  // Of letters that are cut out of a background, the background is seen.
  const isCutOut = styles.some(({ backgroundClip }) => backgroundClip?.includes('text'));
  return isCutOut || !(alphaOf(own?.webkitTextFillColor || own?.color) < leastTextOpacity);
}

/** Whether an element shows anything at a point: where not, a person sees there what lies under it. */
function paintsAt(element: Element, point: Point): boolean {
  if (element.matches(pictures)) return true;
  if ([null, '::before', '::after'].some((part) => hasPaint(getComputedStyle(element, part), part !== null)))
    return true;
  return [...element.childNodes].some(
    (node) => node instanceof Text && textBoxes(node).some((box) => holds(box, point)) && isReadable(node),
  );
}

function textBoxes(node: Text): DOMRect[] {
  const range = new Range();
  range.selectNode(node);
  return [...range.getClientRects()];
}

function hasPaint(style: CSSStyleDeclaration, isPseudo: boolean): boolean {
  const { content, opacity, visibility, backgroundColor, backgroundImage, backdropFilter, boxShadow } = style;
  if (isPseudo && /^(?:none|normal)$/.test(content)) return false;
  if (Number.parseFloat(opacity) === 0 || visibility !== 'visible') return false;
  return (
    (isPseudo && content !== '""') ||
    alphaOf(backgroundColor) > 0 ||
    backgroundImage !== 'none' ||
    (backdropFilter || 'none') !== 'none' ||
    boxShadow.includes('inset')
  );
}

/** How opaque a computed colour is, from 0 to 1. */
function alphaOf(colour = ''): number {
  return Number(/(?:^rgba\(.*,|\/)\s*([\d.e-]+)\)$/.exec(colour)?.[1] ?? 1);
}
