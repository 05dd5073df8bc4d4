import { detectInText, mayHoldReference } from '../references/detect-in-text.ts';
import { detectInUrl } from '../references/detect-in-url.ts';
import type { Found } from '../references/reference.ts';
import { acrossShadows, closestAcross } from './across-shadows.ts';
import type { Sighting } from './sighting.ts';

/** Links that may be references: every form of URL that we know carries the value with its 0x. */
export const linkSelector = 'a[href*="0x"],area[href*="0x"]';

const offLimits =
  'script,style,noscript,template,textarea,input,select,[contenteditable]:not([contenteditable="false"])';

// The longest written reference (a CAIP-19 token with 78 digits) is about 150 characters, and what stands
// 200 around it says what it is.
const reach = 512;

// Most links on a page of references are none themselves: parsing their URLs would cost more than all else.
const mayBeReference = /0x[\da-f]{40}/i;

/** True where nothing may be read: editable fields, and elements whose text nobody sees. */
export function isOffLimits(element: Element): boolean {
  return (
    closestAcross(element, offLimits) !== null ||
    acrossShadows(element).some((at) => at instanceof HTMLElement && at.isContentEditable)
  );
}

/** The references written in one text node, or those that begin in a part of it; reads little more than that part. */
export function findInText(node: Text, from = 0, to = node.length): Sighting[] {
  const start = Math.max(0, from - reach);
  const text = node.substringData(start, to + reach - start);
  if (!mayHoldReference(text)) return [];
  return detectInText(text)
    .map((found) => ({
      found,
      place: {
        startContainer: node,
        startOffset: start + found.start,
        endContainer: node,
        endOffset: start + found.end,
      },
    }))
    .filter(({ place }) => place.startOffset >= from && place.startOffset < to);
}

/** The references around an offset of a text node: a pointer that rests on a text of megabytes costs nothing. */
export function findAround(node: Text, offset: number): Sighting[] {
  return findInText(node, Math.max(0, offset - reach), offset + reach);
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
