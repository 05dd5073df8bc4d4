import type { ReferenceContext } from '../../references/reference.ts';
import type { Target } from '../hover-target.ts';
import { elementAt } from '../shadow-dom.ts';
import { hrefOf, isReadOnlyField } from './find-references.ts';

const longestLink = 2_000;
// Enough for a table's cell, row and body: a label is often in the next cell.
const mostBlocks = 3;

/**
 * Returns the context of a reference, for the choice of chain and for the private-key guard: the text of its block, or
 * of outer blocks if no text precedes it in its own.
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
    section: sectionOf(elementAt(target.node)),
    addresses,
  };
}

/** Returns the text of a link whose URL is the reference: it may be another value, in full or shortened. */
export function readLinkText({ node, link }: Pick<Target, 'node' | 'link'>): { said?: string } {
  return link && link === node ? { said: textOf(link).slice(0, longestSide) } : {};
}

/**
 * Returns the host that the document's text comes from; for srcdoc frames, that of the page around it. Empty if it is
 * not http or https.
 */
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
 * Returns labels of a reference that are not beside it: the headers of its column and its row, the term it is described
 * under, the line before its list or table, and the texts of its link and its own element.
 */
function gatherHeads({ node, link }: Pick<Target, 'node' | 'link'>): string[] {
  const at = elementAt(node);
  const texts = [
    ...headsOfCell(at),
    termOf(at),
    introOf(at),
    ...[...new Set([at, link])].flatMap((one) => ['title', 'aria-label'].map((name) => one?.getAttribute(name))),
  ];
  // If the link's text shortens the value, also returns the text before the shortened value.
  if (link === node) texts.push(textOf(link), /^[^…]*?(?=0x[\da-f]+(?:…|\.\.))/i.exec(textOf(link))?.[0]);
  return texts.flatMap((text) => {
    const head = fold(text ?? '').trim();
    return head === '' ? [] : head.slice(-longestSide);
  });
}

/**
 * Returns the headers of a cell's column and row. If cells span others, the column is uncertain and only the row's
 * header is returned.
 */
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

/** Returns the line before a list or a table. */
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

/** Returns the text above an element's block, and last, the caption of its table or the heading above it. */
function sectionOf(at: Element | null): string {
  const table = at?.closest('table');
  let found: Element | null | undefined = table?.querySelector('caption');
  // Rows and items hold no headings, and there may be thousands.
  let box = table ?? at?.closest('ul,ol,dl') ?? at;
  for (let steps = 0; box && !found && steps < mostSteps; steps++) {
    box = box.previousElementSibling ?? box.parentElement;
    if (/^h[1-6]$/.test(box?.localName ?? '')) found = box;
  }
  const block = blockOf(at);
  const outer = block?.parentElement;
  const start = block && { startContainer: block, startOffset: 0, endContainer: block, endOffset: 0 };
  const above = start && outer ? fold(textBeside(outer, start, 'previousNode')) : '';
  const heading = found ? fold(textOf(found)).replaceAll('\n', ' ').trim() : '';
  return `${above.trim()}\n${heading}`.slice(-longestSide);
}

const mostSteps = 100;

function textOf(element: Element): string {
  return (element.textContent ?? '').slice(0, rawReach);
}

/** Maximum number of characters of the text on each side of a reference, or of a header. */
const longestSide = 320;
/** Maximum number of characters read of a block, which may hold megabytes. White space is folded afterwards. */
const rawReach = 1_000;

/**
 * Returns the text of a block on one side of a place in it, with its white space, and a line end at the end of a cell,
 * an item or a line. `step` leads to that side.
 */
function textBeside(block: Element, place: StaticRangeInit, step: 'previousNode' | 'nextNode'): string {
  const isBefore = step === 'previousNode';
  const cut = (text: string) => (isBefore ? text.slice(-rawReach) : text.slice(0, rawReach));
  let node = isBefore ? place.startContainer : place.endContainer;
  const own = isReadOnlyField(node) ? node.value : (node.nodeValue ?? '');
  let text = asSeen(node, cut(isBefore ? own.slice(0, place.startOffset) : own.slice(place.endOffset)));
  // "After" a link or a field means after all of its content.
  while (!isBefore && node.lastChild) node = node.lastChild;

  const walker = block.ownerDocument.createTreeWalker(block, 5 /* NodeFilter.SHOW_ELEMENT | SHOW_TEXT */);
  walker.currentNode = node;
  let box = blockOf(node);
  for (let seen = text.length; seen < rawReach && walker[step](); ) {
    const at = walker.currentNode;
    // Elements and empty texts count as well, because their number is unlimited.
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

/** Replaces line ends by spaces unless the page displays them as line ends. */
function asSeen(node: Node, text: string): string {
  const element = elementAt(node);
  const keeps = element && /^(?:pre|break)/.test(getComputedStyle(element).whiteSpace);
  return keeps || isReadOnlyField(node) ? text : text.replaceAll('\n', ' ');
}

/** Folds white space into one space, or into one line end if it contains one. */
function fold(text: string): string {
  return text.replace(/\s*\n\s*/g, '\n').replace(/[^\S\n]+/g, ' ');
}

/** Returns the block that contains a node's line. */
function blockOf(node: Node | null): Element | null {
  let at = elementAt(node);
  while (at?.parentElement && /^(inline|contents)/.test(getComputedStyle(at).display)) at = at.parentElement;
  return at;
}
