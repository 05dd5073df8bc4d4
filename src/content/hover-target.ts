import { type Found, nameReference } from '../references/reference.ts';
import type { Box } from './card/placement.ts';
import { findInLink, findInText, isReadOnlyField, type ReadOnlyField, type TextMatch } from './scan/find-references.ts';

/** A reference under a resting pointer or with the focus, and its current place on the page. */
export type Target = {
  found: Found;
  /** The text node it begins in, the read-only field, or the link if only its URL holds the reference. */
  node: Node;
  /** The link around it, if any. */
  link: Element | null;
  place: StaticRangeInit;
  /** Its current boxes in viewport pixels; empty if it is not rendered. */
  boxes(): Box[];
  /** False once the page has removed or changed it. */
  isThere(): boolean;
};

/** Returns the target for a reference in text. `place` must be in the document. */
export function createTextTarget(found: Found, place: StaticRangeInit, link: Element | null): Target {
  const range = new Range();
  range.setStart(place.startContainer, place.startOffset);
  range.setEnd(place.endContainer, place.endOffset);
  const written = range.toString();
  return {
    found,
    node: place.startContainer,
    link,
    place,
    boxes: () => [...range.getClientRects()],
    isThere: () => place.startContainer.isConnected && range.toString() === written,
  };
}

/** Returns the target for a link whose URL alone is the reference. */
export function createLinkTarget(found: Found, link: Element): Target {
  const href = link.getAttribute('href');
  return {
    found,
    node: link,
    link,
    place: { startContainer: link, startOffset: 0, endContainer: link, endOffset: link.childNodes.length },
    // An inline link around an image may have flat boxes, so the boxes of its images count as well.
    boxes: () => [link, ...link.querySelectorAll('img,svg')].flatMap((part) => [...part.getClientRects()]),
    isThere: () => link.isConnected && link.getAttribute('href') === href,
  };
}

/**
 * Returns the target for a reference in a read-only field. Its boxes are those of the whole field, because no browser
 * reports where in a field a text is.
 */
export function createFieldTarget({ found, place }: TextMatch, field: ReadOnlyField): Target {
  const { value } = field;
  return {
    found,
    node: field,
    link: null,
    place,
    boxes: () => [...field.getClientRects()],
    isThere: () => field.isConnected && field.value === value && isReadOnlyField(field),
  };
}

/**
 * True if the reference in the text takes precedence over the link's, because the user means what they read. False if
 * the link names a token of the contract in the text, which is more specific.
 */
export function preferText(inText: Found, inLink: Found | null): boolean {
  return !(
    inText.reference.kind === 'address' &&
    inLink?.reference.kind === 'token-instance' &&
    inLink.reference.contract === inText.reference.address
  );
}

/** Returns the target of a focused link: the reference in its text, otherwise the one in its URL, otherwise null. */
export function findTargetOfLink(link: Element): Target | null {
  const inLink = findInLink(link);
  const walker = link.ownerDocument.createTreeWalker(link, 4 /* NodeFilter.SHOW_TEXT */);
  while (walker.nextNode()) {
    const [first] = walker.currentNode instanceof Text ? findInText(walker.currentNode) : [];
    if (first && preferText(first.found, inLink)) return createTextTarget(first.found, first.place, link);
  }
  return inLink && createLinkTarget(inLink, link);
}

/** True if both are the same reference at the same place. The node alone is not enough: pages reuse texts and links. */
export function isSameTarget(one: Target, other: Target): boolean {
  return one.node === other.node && one.place.startOffset === other.place.startOffset && keyOf(one) === keyOf(other);
}

// Not references/same-reference.ts: the content script contains these names anyway, and each byte is loaded on every
// page.
function keyOf({ found: { reference } }: Target): string {
  return `${nameReference(reference)} ${reference.chainId}`;
}
