import { isReadOnlyField } from './find-in-node.ts';

/** Of a text beside a reference, or at its head, in characters. */
export const longestSide = 80;
/** White space is folded away afterwards. A block may hold megabytes, of which no more than this is read. */
export const rawReach = 340;

/**
 * The text of a block on one side of a place in it, with its white space, and a line end where a cell, an item or a
 * line ends; `step` leads to that side.
 */
export function textBeside(block: Element, place: StaticRangeInit, step: 'previousNode' | 'nextNode'): string {
  const isBefore = step === 'previousNode';
  const cut = (text: string) => (isBefore ? text.slice(-rawReach) : text.slice(0, rawReach));
  let node = isBefore ? place.startContainer : place.endContainer;
  const own = isReadOnlyField(node) ? node.value : (node.nodeValue ?? '');
  let text = asSeen(node, cut(isBefore ? own.slice(0, place.startOffset) : own.slice(place.endOffset)));
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
    const more = at instanceof Element ? '\n' : asSeen(at, cut(at.nodeValue ?? ''));
    const next = blockOf(at);
    const gap = next === box ? '' : '\n';
    box = next;
    text = isBefore ? more + gap + text : text + gap + more;
    seen += more.length;
  }
  return text;
}

/** A node's own line ends are seen as such only where the page keeps white space. */
function asSeen(node: Node, text: string): string {
  const element = node instanceof Element ? node : node.parentElement;
  const keeps = element && /^(?:pre|break)/.test(getComputedStyle(element).whiteSpace);
  return keeps || isReadOnlyField(node) ? text : text.replaceAll('\n', ' ');
}

/** White space as one space, or one line end. */
export function fold(text: string): string {
  return text.replace(/\s*\n\s*/g, '\n').replace(/[^\S\n]+/g, ' ');
}

/** The box that a node's line is in. */
export function blockOf(node: Node | null): Element | null {
  let at = node instanceof Element ? node : node?.parentElement;
  while (at?.parentElement && /^(inline|contents)/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at ?? null;
}
