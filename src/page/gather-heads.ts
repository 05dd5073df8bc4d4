import type { Target } from './target.ts';
import { blockOf, fold, longestSide, rawReach, textBeside } from './text-beside.ts';

/**
 * What names a reference from elsewhere: the heads of its column and its row, the term it is described under, the line
 * before its list or table, and what its link says.
 */
export function gatherHeads({ node, link }: Pick<Target, 'node' | 'link'>): string[] {
  const at = node instanceof Element ? node : node.parentElement;
  const texts = [
    ...headsOfCell(at),
    termOf(at),
    introOf(at),
    link?.getAttribute('title'),
    link?.getAttribute('aria-label'),
  ];
  // Where it shortens the value, what stands before that.
  if (link === node) texts.push(textOf(link), /^[^…]*?(?=0x[\da-f]+(?:…|\.\.))/i.exec(textOf(link))?.[0]);
  return texts.flatMap((text) => {
    const head = fold(text ?? '').trim();
    return head === '' ? [] : head.slice(-longestSide);
  });
}

function headsOfCell(at: Element | null): string[] {
  const cell = at?.closest('td,th,[role=cell],[role=gridcell]');
  const row = cell?.closest('tr,[role=row]');
  const top = row?.closest('table,[role=table],[role=grid]')?.querySelector('tr,[role=row]');
  if (!cell || !row || row === top) return [];
  const column = [...row.children].indexOf(cell);
  return [top?.children[column], column > 0 && row.firstElementChild].map((head) => (head ? textOf(head) : ''));
}

function termOf(at: Element | null): string {
  let term: Element | null | undefined = at?.closest('dd');
  while (term && term.localName !== 'dt') term = term.previousElementSibling;
  return term ? textOf(term) : '';
}

/** The line before a list or a table. */
function introOf(at: Element | null): string {
  const list = at?.closest('li')?.parentElement ?? at?.closest('table');
  const block = blockOf(list?.parentElement ?? null);
  if (!list || !block) return '';
  const place = { startContainer: list, startOffset: 0, endContainer: list, endOffset: 0 };
  return (
    fold(textBeside(block, place, 'previousNode'))
      .trimEnd()
      .split('\n')
      .at(-1) ?? ''
  );
}

function textOf(element: Element): string {
  return (element.textContent ?? '').slice(0, rawReach);
}
