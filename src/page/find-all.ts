import { findInField, findInLink, findInText, isOffLimits, isReadOnlyField, linkSelector } from './find-in-node.ts';
import type { Sighting } from './sighting.ts';

// A large text is looked at in windows: this holds about 290 references at most.
const windowLength = 12_288;
// A link around whole paragraphs is a region of the page, not a written reference: hover opens it, no mark.
const longestMarkedLinkText = 100;

/** What a text node, a link or a field holds; a large text in steps. */
export function* findAll(node: Node): Generator<Sighting[]> {
  if (node instanceof Text) {
    for (let from = 0; from < node.length; from += windowLength) {
      yield findInText(node, from, Math.min(from + windowLength, node.length), true);
    }
  } else if (node instanceof Element) {
    yield findInElement(node);
  }
}

/** What an element holds by itself: a read-only field by its value, a link by its URL. */
export function findInElement(element: Element): Sighting[] {
  if (isReadOnlyField(element)) return findInField(element);
  const found = element.matches(linkSelector) ? findInLink(element) : null;
  if (!found || isOffLimits(element)) return [];
  return [
    {
      found,
      place: {
        startContainer: element,
        startOffset: 0,
        endContainer: element,
        endOffset: element.childNodes.length,
      },
    },
  ];
}

/** True where an underline can say that there is something: not on pictures, fields and whole regions of a page. */
export function isMarkable(node: Node): boolean {
  const text = node instanceof Element ? node.textContent?.trim() : 'a text';
  return Boolean(text) && String(text).length <= longestMarkedLinkText && !(node instanceof HTMLTextAreaElement);
}
