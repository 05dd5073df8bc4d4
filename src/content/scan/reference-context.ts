import type { ReferenceContext } from '../../references/reference.ts';
import type { Target } from '../hover-target.ts';
import { elementAt } from '../shadow-dom.ts';
import { hrefOf, isReadOnlyField } from './find-references.ts';

const longestLink = 2_000;
// A table's cell, row and body: a label often stands in the cell beside.
const mostBlocks = 3;

/**
 * What stands around a reference, for the choice of chain and for the private-key gate: the text of its
 * block, or of the blocks around it where it stands alone.
 */
export function readReferenceContext(
  target: Pick<Target, 'found' | 'node' | 'place' | 'link'>,
  addresses: string[],
): ReferenceContext {
  const { found, link } = target;
  const href = link && hrefOf(link);
  return {
    written: found.written,
    chainPrefix: found.chainPrefix,
    link: href?.slice(0, longestLink),
    ...readLinkText(target),
    pageHost: hostOf(),
    ...textAround(target),
    heads: gatherHeads(target),
    addresses,
  };
}

/** What a link says that is a reference by its URL: it may be another one's value, in full or shortened. */
export function readLinkText({ node, link }: Pick<Target, 'node' | 'link'>): { said?: string } {
  return link && link === node ? { said: textOf(link).slice(0, longestSide) } : {};
}

/** The host that the document's text comes from; that of the page around it for srcdoc frames. */
export function hostOf(): string {
  const url = new URL(document.URL.startsWith('about:') ? document.baseURI : document.URL);
  return /^https?:$/.test(url.protocol) ? url.hostname : '';
}

function textAround({ node, place }: Pick<Target, 'node' | 'place'>): { before: string; after: string } {
  let block = node instanceof Element ? node.parentElement : blockOf(node);
  let before = '';
  let after = '';
  for (let blocks = 0; block && blocks < mostBlocks && before.trim() === ''; blocks++) {
    before = fold(textBeside(block, place, 'previousNode'))
      .trimStart()
      .slice(-longestSide);
    if (after.trim() === '') {
      after = fold(textBeside(block, place, 'nextNode'))
        .trimEnd()
        .slice(0, longestSide);
    }
    block = blockOf(block.parentElement);
  }
  return { before, after };
}

/**
 * What names a reference from elsewhere: the heads of its column and its row, the term it is described under, the line
 * before its list or table, and what its link and its own element say.
 */
function gatherHeads({ node, link }: Pick<Target, 'node' | 'link'>): string[] {
  const at = elementAt(node);
  const texts = [
    ...headsOfCell(at),
    termOf(at),
    introOf(at),
    ...[...new Set([at, link])].flatMap((one) => ['title', 'aria-label'].map((name) => one?.getAttribute(name))),
  ];
  // Where it shortens the value, what stands before that.
  if (link === node) texts.push(textOf(link), /^[^…]*?(?=0x[\da-f]+(?:…|\.\.))/i.exec(textOf(link))?.[0]);
  return texts.flatMap((text) => {
    const head = fold(text ?? '').trim();
    return head === '' ? [] : head.slice(-longestSide);
  });
}

/** The heads of a cell's column and row. Where cells span others nobody knows whose head is whose: then only the row's. */
function headsOfCell(at: Element | null): string[] {
  const cell = at?.closest('td,th,[role=cell],[role=gridcell]');
  const row = cell?.closest('tr,[role=row]');
  const top = row?.closest('table,[role=table],[role=grid]')?.querySelector('tr,[role=row]');
  if (!cell || !row || !top || row === top) return [];
  const column = [...row.children].indexOf(cell);
  const isSure = row.children.length === top.children.length && !top.querySelector('[colspan]');
  return [isSure && top.children[column], column > 0 && row.firstElementChild].flatMap((head) =>
    head ? textOf(head) : [],
  );
}

function termOf(at: Element | null): string | null | undefined {
  let term: Element | null | undefined = at?.closest('dd');
  while (term && term.localName !== 'dt') term = term.previousElementSibling;
  return term && textOf(term);
}

/** The line before a list or a table. */
function introOf(at: Element | null): string | undefined {
  const list = at?.closest('li')?.parentElement ?? at?.closest('table');
  const block = blockOf(list?.parentElement ?? null);
  if (!list || !block) return undefined;
  const place = { startContainer: list, startOffset: 0, endContainer: list, endOffset: 0 };
  return fold(textBeside(block, place, 'previousNode'))
    .trimEnd()
    .split('\n')
    .at(-1);
}

function textOf(element: Element): string {
  return (element.textContent ?? '').slice(0, rawReach);
}

/** Of a text beside a reference, or at its head, in characters. */
const longestSide = 320;
/** White space is folded away afterwards. A block may hold megabytes, of which no more than this is read. */
const rawReach = 1_000;

/**
 * The text of a block on one side of a place in it, with its white space, and a line end where a cell, an item or a
 * line ends; `step` leads to that side.
 */
function textBeside(block: Element, place: StaticRangeInit, step: 'previousNode' | 'nextNode'): string {
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
  const element = elementAt(node);
  const keeps = element && /^(?:pre|break)/.test(getComputedStyle(element).whiteSpace);
  return keeps || isReadOnlyField(node) ? text : text.replaceAll('\n', ' ');
}

/** White space as one space, or one line end. */
function fold(text: string): string {
  return text.replace(/\s*\n\s*/g, '\n').replace(/[^\S\n]+/g, ' ');
}

/** The box that a node's line is in. */
function blockOf(node: Node | null): Element | null {
  let at = elementAt(node);
  while (at?.parentElement && /^(inline|contents)/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}
