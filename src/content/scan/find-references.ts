import { detectInText, mayHoldReference } from '../../references/detect-in-text.ts';
import { detectInUrl } from '../../references/detect-in-url.ts';
import type { Found } from '../../references/reference.ts';
import { acrossShadows, closestAcross } from '../shadow-dom.ts';
import { readLine } from './text-lines.ts';

/** Links that may be references: every form of URL that we know carries the value with its 0x. */
export const linkSelector = 'a[href*="0x"],area[href*="0x"]';

/** A field with a text in it that can be read but not changed. */
export type ReadOnlyField = HTMLInputElement | HTMLTextAreaElement;

const offLimits =
  'script,style,noscript,template,textarea,input,select,[contenteditable]:not([contenteditable="false"])';

// Most links on a page of references are none themselves: parsing their URLs would cost more than all else.
const mayBeReference = /0x[\da-f]{40}/i;

// The 0x of a value, whatever stands unseen in it.
const zero = /0[^ -~\n\t]*x/;

/** True where nothing may be read: editable fields, and elements whose text nobody sees. */
export function isOffLimits(element: Element): boolean {
  return (
    closestAcross(element, offLimits) !== null ||
    acrossShadows(element).some((at) => at instanceof HTMLElement && at.isContentEditable)
  );
}

/** True for a field that shows a text and lets nobody change it; never for passwords. */
export function isReadOnlyField(node: Node): node is ReadOnlyField {
  return (
    node instanceof Element &&
    node.matches('input:read-only,textarea:read-only') &&
    /^(?:text(?:area)?|search|url|tel|email)$/.test((node as ReadOnlyField).type)
  );
}

/** The references in a field; their places count characters of its value. */
export function findInField(field: ReadOnlyField): TextMatch[] {
  return detectInText(field.value).map((found) => ({
    found,
    place: { startContainer: field, startOffset: found.start, endContainer: field, endOffset: found.end },
  }));
}

/**
 * The references that reach into a text node or a part of it, also those that begin or end in other nodes of the
 * same line; reads little more than that part. Of those, `own` leaves the ones whose 0x stands in the part: each
 * reference has one node and one part that it is counted in.
 */
export function findInText(node: Text, from = 0, to = node.length, own = false): TextMatch[] {
  const { text, from: first, placeOf } = readLine(node, from, to);
  if (!mayHoldReference(text)) return [];
  return detectInText(text)
    .filter(({ start, end }) => {
      const at = own ? start + text.slice(start).search(zero) : start;
      return (own ? at + 1 : end) > first && at < first + to - from;
    })
    .map((found) => ({ found, place: placeOf(found.start, found.end) }));
}

/** The full URL of a link, or null when it has none that can be read. */
export function hrefOf(link: Element): string | null {
  const href = link.getAttribute('href');
  return href && URL.canParse(href, link.baseURI) ? new URL(href, link.baseURI).href : null;
}

/** The reference that a link leads to, or null. */
export function findInLink(link: Element): Found | null {
  if (!mayBeReference.test(link.getAttribute('href') ?? '')) return null;
  const href = hrefOf(link);
  return href === null ? null : detectInUrl(href);
}

// A large text is looked at in windows: this holds about 290 references at most.
const windowLength = 12_288;
// A link around whole paragraphs is a region of the page, not a written reference: hover opens it, no mark.
const longestMarkedLinkText = 100;

/** What a text node, a link or a field holds; a large text in steps. */
export function* findAll(node: Node): Generator<TextMatch[]> {
  if (node instanceof Text) {
    for (let from = 0; from < node.length; from += windowLength) {
      yield findInText(node, from, Math.min(from + windowLength, node.length), true);
    }
  } else if (node instanceof Element) {
    yield findInElement(node);
  }
}

/** What an element holds by itself: a read-only field by its value, a link by its URL. */
export function findInElement(element: Element): TextMatch[] {
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

/** A reference that was seen on the page, and the stretch of the page that it covers. */
export type TextMatch = { found: Found; place: StaticRangeInit };
