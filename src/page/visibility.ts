import { drawnIn } from './flat-tree.ts';
import { holds, type Point } from './place-card.ts';

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
export function paintsAt(element: Element, point: Point): boolean {
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
