import { type Found, nameReference } from '../references/reference.ts';
import type { Box } from './card/placement.ts';
import { findInLink, findInText, isReadOnlyField, type ReadOnlyField, type TextMatch } from './scan/find-references.ts';

/** A reference that a pointer rests on or that has the focus, where it stands now. */
export type Target = {
  found: Found;
  /** What holds it: the text node it begins in, the read-only field, or the link when only the link says it. */
  node: Node;
  /** The link around it, if any. */
  link: Element | null;
  place: StaticRangeInit;
  /** Where it is on the screen now; empty when it is not shown. */
  boxes(): Box[];
  /** False once the page has removed or changed it. */
  isThere(): boolean;
};

/** The target for one reference in a text; `place` must lie in the document. */
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

/** The target for a link whose URL alone is the reference. */
export function createLinkTarget(found: Found, link: Element): Target {
  const href = link.getAttribute('href');
  return {
    found,
    node: link,
    link,
    place: { startContainer: link, startOffset: 0, endContainer: link, endOffset: link.childNodes.length },
    // The link's own boxes may be flat (an inline link around an image), its content's are not.
    boxes: () => [link, ...link.querySelectorAll('img,svg')].flatMap((part) => [...part.getClientRects()]),
    isThere: () => link.isConnected && link.getAttribute('href') === href,
  };
}

/** The target for a reference in a read-only field: no browser tells where in the field a text stands. */
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
 * The text's reference before the link's: what a person reads is what is meant. Only a link that names a
 * token of the contract that the text names knows more.
 */
export function preferText(inText: Found, inLink: Found | null): boolean {
  return !(
    inText.reference.kind === 'address' &&
    inLink?.reference.kind === 'token-instance' &&
    inLink.reference.contract === inText.reference.address
  );
}

/** The reference that a focused link stands for: the one its text writes, else the one its URL holds. */
export function findTargetOfLink(link: Element): Target | null {
  const inLink = findInLink(link);
  const walker = link.ownerDocument.createTreeWalker(link, 4 /* NodeFilter.SHOW_TEXT */);
  while (walker.nextNode()) {
    const [first] = walker.currentNode instanceof Text ? findInText(walker.currentNode) : [];
    if (first && preferText(first.found, inLink)) return createTextTarget(first.found, first.place, link);
  }
  return inLink && createLinkTarget(inLink, link);
}

/** True when both stand for the same reference at the same place: pages use a text or link again for another. */
export function isSameTarget(one: Target, other: Target): boolean {
  return one.node === other.node && one.place.startOffset === other.place.startOffset && keyOf(one) === keyOf(other);
}

// Not references/same-reference.ts: a page has these names anyway, and each of its bytes is paid for everywhere.
function keyOf({ found: { reference } }: Target): string {
  return `${nameReference(reference)} ${reference.chainId}`;
}
