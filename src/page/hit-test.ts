import { closestAcross } from './across-shadows.ts';
import {
  findInField,
  findInLink,
  findInText,
  isOffLimits,
  isReadOnlyField,
  type ReadOnlyField,
} from './find-in-node.ts';
import { holds, type Point } from './place-card.ts';
import { createFieldTarget, createLinkTarget, createTextTarget, preferText, type Target } from './target.ts';

/**
 * The reference under a point of the viewport, or null. Needs no scan: it reads the text and the link that
 * are there now, also in open shadow roots, never in editable fields.
 */
export function hitTest(point: Point): Target | null {
  const path = elementsAt(point);
  const element = path.at(-1);
  if (!element) return null;
  if (isReadOnlyField(element)) return fieldTargetAt(point, element);
  if (isOffLimits(element)) return null;

  const link = linkAround(element);
  const inLink = link && findInLink(link);
  const inText = textTargetAt(point, path, link);
  if (inText && preferText(inText.found, inLink)) return inText;
  return link && inLink ? createLinkTarget(inLink, link) : null;
}

/** The topmost element at the point, preceded by the hosts of the open shadow roots it is in. */
function elementsAt({ x, y }: Point): Element[] {
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
  for (const { found, place } of findInText(node, Math.max(0, caret.offset - 1), caret.offset + 1)) {
    const target = createTextTarget(found, place, link);
    if (target.boxes().some((box) => holds(box, point))) return target;
  }
  return null;
}

/** The reference of a field under the pointer, or its only one: not every browser tells the character there. */
function fieldTargetAt({ x, y }: Point, field: ReadOnlyField): Target | null {
  const sightings = findInField(field);
  const caret = document.caretPositionFromPoint(x, y);
  const under = sightings.find(
    ({ found }) => caret?.offsetNode === field && found.start <= caret.offset && found.end >= caret.offset,
  );
  const sighting = under ?? (sightings.length === 1 ? sightings[0] : undefined);
  return sighting ? createFieldTarget(sighting, field) : null;
}

/** The link around an element, across the borders of open shadow roots. */
export function linkAround(element: Element): Element | null {
  return closestAcross(element, 'a[href],area[href]');
}
