import type { Evidence } from '../references/reference.ts';
import { hrefOf, isReadOnlyField } from './find-in-node.ts';
import type { Target } from './target.ts';

const longestSide = 80;
// White space is folded away afterwards. A block may hold megabytes, of which no more than this is read.
const rawReach = 340;
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
    chainPrefix: found.chainPrefix,
    link: href?.slice(0, longestLink),
    pageHost: hostOf(),
    ...textAround(target),
    addresses,
  };
}

/** The host that the document's text comes from; that of the page around it for srcdoc frames. */
export function hostOf(): string {
  const url = new URL(document.URL.startsWith('about:') ? document.baseURI : document.URL);
  return /^https?:$/.test(url.protocol) ? url.hostname : '';
}

function textAround({ node, place }: Target): { before: string; after: string } {
  let block = node instanceof Element ? node.parentElement : blockOf(node);
  let before = '';
  let after = '';
  for (let blocks = 0; block && blocks < mostBlocks && before + after === ''; blocks++) {
    before = fold(textBeside(block, place, 'previousNode'))
      .trimStart()
      .slice(-longestSide);
    after = fold(textBeside(block, place, 'nextNode'))
      .trimEnd()
      .slice(0, longestSide);
    if ((before + after).trim() === '') before = after = '';
    block = blockOf(block.parentElement);
  }
  return { before, after };
}

/**
 * The text of a block on one side of a place in it, with its white space, and a space where a cell, an item or a
 * line ends; `step` leads to that side.
 */
function textBeside(block: Element, place: StaticRangeInit, step: 'previousNode' | 'nextNode'): string {
  const isBefore = step === 'previousNode';
  const cut = (text: string) => (isBefore ? text.slice(-rawReach) : text.slice(0, rawReach));
  let node = isBefore ? place.startContainer : place.endContainer;
  const own = isReadOnlyField(node) ? node.value : (node.nodeValue ?? '');
  let text = cut(isBefore ? own.slice(0, place.startOffset) : own.slice(place.endOffset));
  // A link or a field is stood at, not in: after it means after all that it holds.
  while (!isBefore && node.lastChild) node = node.lastChild;

  const walker = block.ownerDocument.createTreeWalker(block, 5 /* NodeFilter.SHOW_ELEMENT | SHOW_TEXT */);
  walker.currentNode = node;
  let box = blockOf(node);
  for (let seen = text.length; seen < rawReach && walker[step](); ) {
    const at = walker.currentNode;
    // Elements and empty texts count as well: there may be any number of them.
    seen += 1;
    if (at instanceof Element && at.localName !== 'br') continue;
    const more = cut(at.nodeValue ?? ' ');
    const next = blockOf(at);
    const gap = next === box ? '' : ' ';
    box = next;
    text = isBefore ? more + gap + text : text + gap + more;
    seen += more.length;
  }
  return text;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function blockOf(node: Node | null): Element | null {
  let at = node instanceof Element ? node : node?.parentElement;
  while (at?.parentElement && /^(inline|contents)/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at ?? null;
}
