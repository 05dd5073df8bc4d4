import type { Evidence } from '../references/reference.ts';
import { hrefOf } from './find-in-node.ts';
import type { Target } from './target.ts';

const longestSide = 80;
const longestLink = 2_000;
// A table's cell, row and body: a label often stands in the cell beside.
const mostBlocks = 3;

/**
 * What stands around a reference, for the choice of chain and for the private-key gate: the text of its
 * block, or of the blocks around it where it stands alone.
 */
export function gatherEvidence(target: Target, addresses: string[]): Evidence {
  const { found, link } = target;
  const href = link && hrefOf(link);
  return {
    written: found.written,
    ...(found.chainPrefix === undefined ? {} : { chainPrefix: found.chainPrefix }),
    ...(href ? { link: href.slice(0, longestLink) } : {}),
    pageHost: hostOf(target.node.ownerDocument),
    ...textAround(target),
    ...(addresses.length > 0 ? { addresses } : {}),
  };
}

/** The host that a document's text comes from; that of the page around it for srcdoc frames. */
function hostOf(document: Document | null): string {
  if (!document) return '';
  const url = new URL(document.URL.startsWith('about:') ? document.baseURI : document.URL);
  return /^https?:$/.test(url.protocol) ? url.hostname : '';
}

function textAround({ node, place }: Target): { before: string; after: string } {
  let block = node instanceof Element ? node.parentElement : blockOf(node.parentElement);
  let before = '';
  let after = '';
  for (let blocks = 0; block && blocks < mostBlocks && before + after === ''; blocks++) {
    before = textBetween(block, 0, place.startContainer, place.startOffset).trimStart().slice(-longestSide);
    after = textBetween(place.endContainer, place.endOffset, block, block.childNodes.length)
      .trimEnd()
      .slice(0, longestSide);
    if ((before + after).trim() === '') before = after = '';
    block = blockOf(block.parentElement);
  }
  return { before, after };
}

function textBetween(startNode: Node, startOffset: number, endNode: Node, endOffset: number): string {
  const range = new Range();
  range.setStart(startNode, startOffset);
  range.setEnd(endNode, endOffset);
  return range.toString().replace(/\s+/g, ' ');
}

function blockOf(element: Element | null): Element | null {
  let at = element;
  while (at?.parentElement && /^(inline|contents)/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}
