import { detectInText, mayHoldReference } from '../references/detect-in-text.ts';
import { detectInUrl } from '../references/detect-in-url.ts';
import type { Found } from '../references/reference.ts';
import { acrossShadows, closestAcross } from './across-shadows.ts';
import { readLine } from './read-line.ts';
import type { Sighting } from './sighting.ts';

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
export function findInField(field: ReadOnlyField): Sighting[] {
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
export function findInText(node: Text, from = 0, to = node.length, own = false): Sighting[] {
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
