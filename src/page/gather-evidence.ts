import type { Evidence } from '../references/reference.ts';
import { hrefOf } from './find-in-node.ts';
import { gatherHeads } from './gather-heads.ts';
import type { Target } from './target.ts';
import { blockOf, fold, longestSide, textBeside } from './text-beside.ts';

const longestLink = 2_000;
// A table's cell, row and body: a label often stands in the cell beside.
const mostBlocks = 3;

/**
 * What stands around a reference, for the choice of chain and for the private-key gate: the text of its
 * block, or of the blocks around it where it stands alone.
 */
export function gatherEvidence(
  target: Pick<Target, 'found' | 'node' | 'place' | 'link'>,
  addresses: string[],
): Evidence {
  const { found, link } = target;
  const href = link && hrefOf(link);
  return {
    written: found.written,
    chainPrefix: found.chainPrefix,
    link: href?.slice(0, longestLink),
    pageHost: hostOf(),
    ...textAround(target),
    heads: gatherHeads(target),
    addresses,
  };
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
