import { detectInText, mayHoldReference } from '../../references/detect-in-text.ts';
import { detectInUrl } from '../../references/detect-in-url.ts';
import type { Found } from '../../references/reference.ts';
import { closestAcross } from '../shadow-dom.ts';
import { readLine } from './text-lines.ts';

/** Links that may be references: every supported form of URL contains the value with its 0x. */
export const linkSelector = 'a[href*="0x"],area[href*="0x"]';

/** A text field that the user can read but not change. */
export type ReadOnlyField = HTMLInputElement | HTMLTextAreaElement;

const offLimits = 'script,style,noscript,template,textarea,input,select,[contenteditable]';

// Most links on a page with references are not references: parsing all their URLs would cost more than everything else.
const mayBeReference = /0x[\da-f]{40}/i;

// The 0x of a value, even with invisible characters inside.
const zero = /0[^ -~\n\t]*x/;

/**
 * True if nothing may be read there: editable fields, and elements whose text is not displayed. A part of an editor that
 * cannot be edited, such as a quotation, may be read.
 */
export function isOffLimits(element: Element): boolean {
  const off = closestAcross(element, offLimits);
  return off ? !off.matches('[contenteditable="false" i]') : Boolean((element as HTMLElement).isContentEditable);
}

/** True for a read-only text field; never for a password field. */
export function isReadOnlyField(node: Node): node is ReadOnlyField {
  return (
    node instanceof Element &&
    node.matches('input:read-only,textarea:read-only') &&
    /^(?:text(?:area)?|search|url|tel|email)$/.test((node as ReadOnlyField).type)
  );
}

/** Returns the references in a field; their places count characters of its value. */
export function findInField(field: ReadOnlyField): TextMatch[] {
  return detectInText(field.value).map((found) => ({
    found,
    place: { startContainer: field, startOffset: found.start, endContainer: field, endOffset: found.end },
  }));
}

/**
 * Returns the references that extend into a text node or a part of it, also those that begin or end in other nodes of
 * the same line. Reads little more than that part. With `own`, returns only those whose 0x is in the part, so that each
 * reference is counted in one node and one part.
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

/** Returns a link's absolute URL, or null if it has no valid one. */
export function hrefOf(link: Element): string | null {
  const href = link.getAttribute('href');
  return href && URL.canParse(href, link.baseURI) ? new URL(href, link.baseURI).href : null;
}

/** Returns the reference that a link leads to, or null. */
export function findInLink(link: Element): Found | null {
  if (!mayBeReference.test(link.getAttribute('href') ?? '')) return null;
  const href = hrefOf(link);
  return href === null ? null : detectInUrl(href);
}

// A large text is read in windows of this length, which hold at most about 290 references.
const windowLength = 12_288;
// A link around whole paragraphs is a region of the page, not a written reference: hovering opens it, but it is not
// marked.
const longestMarkedLinkText = 100;

/** Yields the references in a text node, a link or a field; those of a large text in steps. */
export function* findAll(node: Node): Generator<TextMatch[]> {
  if (node instanceof Text) {
    for (let from = 0; from < node.length; from += windowLength) {
      yield findInText(node, from, Math.min(from + windowLength, node.length), true);
    }
  } else if (node instanceof Element) {
    yield findInElement(node);
  }
}

/** Returns the references of the element itself: in the value of a read-only field, or in the URL of a link. */
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

/** True if an underline is useful: not on pictures, fields and whole regions of a page. */
export function isMarkable(node: Node): boolean {
  const text = node instanceof Element ? node.textContent?.trim() : 'a text';
  return Boolean(text) && String(text).length <= longestMarkedLinkText && !(node instanceof HTMLTextAreaElement);
}

/** A reference found on the page, and the range of the page that it covers. */
export type TextMatch = { found: Found; place: StaticRangeInit };
