import { closestAcross } from './across-shadows.ts';
import { findAround, findInLink, isOffLimits } from './find-in-node.ts';
import { holds, type Point } from './place-card.ts';
import { createLinkTarget, createTextTarget, preferText, type Target } from './target.ts';

/**
 * The reference under a point of the viewport, or null. Needs no scan: it reads the text and the link that
 * are there now, also in open shadow roots, never in editable fields.
 */
export function hitTest(document: Document, point: Point): Target | null {
  const path = elementsAt(document, point);
  const element = path.at(-1);
  if (!element || isOffLimits(element)) return null;

  const link = linkAround(element);
  const inLink = link && findInLink(link);
  const inText = textTargetAt(document, point, path, link);
  if (inText && preferText(inText.found, inLink)) return inText;
  return link && inLink ? createLinkTarget(inLink, link) : null;
}

/** The topmost element at the point, preceded by the hosts of the open shadow roots it is in. */
function elementsAt(document: Document, { x, y }: Point): Element[] {
  const path: Element[] = [];
  let root: DocumentOrShadowRoot | null = document;
  while (root) {
    const element: Element | null = root.elementFromPoint(x, y);
    if (!element || path.includes(element)) break;
    path.push(element);
    root = element.shadowRoot;
  }
  return path;
}

function textTargetAt(document: Document, point: Point, path: Element[], link: Element | null): Target | null {
  const shadowRoots = path.flatMap((element) => element.shadowRoot ?? []);
  const caret = document.caretPositionFromPoint(point.x, point.y, { shadowRoots });
  const node = caret?.offsetNode;
  // The caret goes to the nearest text, which may lie beside the pointer or under what covers it.
  if (!caret || !(node instanceof Text) || !path.some((element) => element.contains(node))) return null;
  if (!node.parentElement || isOffLimits(node.parentElement)) return null;
  for (const { found, place } of findAround(node, caret.offset)) {
    if (place.startOffset > caret.offset || place.endOffset < caret.offset) continue;
    const target = createTextTarget(found, place, link);
    if (target.boxes().some((box) => holds(box, point))) return target;
  }
  return null;
}

/** The link around an element, across the borders of open shadow roots. */
export function linkAround(element: Element): Element | null {
  return closestAcross(element, 'a[href],area[href]');
}
