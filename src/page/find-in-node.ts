import { detectInText, mayHoldReference } from '../references/detect-in-text.ts';
import { detectInUrl } from '../references/detect-in-url.ts';
import type { Found } from '../references/reference.ts';
import type { Sighting } from './sighting.ts';

/** Links that may be references: every form of URL that we know carries the value with its 0x. */
export const linkSelector = 'a[href*="0x"],area[href*="0x"]';

const offLimits =
  'script,style,noscript,template,textarea,input,select,[contenteditable]:not([contenteditable="false"])';

// The longest written reference (a CAIP-19 token with 78 digits) is about 150 characters.
const reach = 512;

/** True where nothing may be read: editable fields, and elements whose text nobody sees. */
export function isOffLimits(element: Element): boolean {
  return element.closest(offLimits) !== null || ('isContentEditable' in element && element.isContentEditable === true);
}

/**
 * The references written in one text node. With `near`, only those around that offset, so that a pointer
 * resting on a text of megabytes costs nothing.
 */
export function findInText(node: Text, near?: number): Sighting[] {
  const from = near === undefined ? 0 : Math.max(0, near - reach);
  const text = near === undefined ? node.data : node.data.slice(from, near + reach);
  if (!mayHoldReference(text)) return [];
  return detectInText(text).map((found) => ({
    found,
    place: {
      startContainer: node,
      startOffset: from + found.start,
      endContainer: node,
      endOffset: from + found.end,
    },
  }));
}

/** The full URL of a link, or null when it has none that can be read. */
export function hrefOf(link: Element): string | null {
  const href = link.getAttribute('href');
  return href && URL.canParse(href, link.baseURI) ? new URL(href, link.baseURI).href : null;
}

/** The reference that a link leads to, or null. */
export function findInLink(link: Element): Found | null {
  const href = hrefOf(link);
  return href === null ? null : detectInUrl(href);
}
