import type { ChosenChain } from '../models/chain.ts';
import type { Evidence, Reference } from '../references/reference.ts';
import { chainOfHost, chainOfUrl } from './chain-of-url.ts';
import { toChain } from './chain-table.ts';
import { chainIdOfShortName } from './short-names.ts';

// A URL written out in the text, up to the reference. Text before it must show that the host is not cut.
const writtenUrl = /(?:^|[\s("'<])(https?:\/\/[^\s"'<>]*|[\w-]+(?:\.[\w-]+)+\/[^\s"'<>]*)$/i;
const longestBefore = 80;

function toWrittenHead(before: string): string | undefined {
  const match = writtenUrl.exec(before);
  const [whole = '', head = ''] = match ?? [];
  if (/^https?:/i.test(head)) return head;
  const isCut = match?.index === 0 && whole === head && before.length >= longestBefore;
  return head && !isCut ? `https://${head}` : undefined;
}

function chainOfLink({ link, before, written }: Evidence) {
  const head = toWrittenHead(before);
  return (link && chainOfUrl(link)) || (head && chainOfUrl(head + written)) || null;
}

/**
 * The chain to ask about a reference, and why: the one that the person chose, else the one written with the
 * reference, else the one its link leads to, else the page's, else the default.
 */
export function chooseChain(q: {
  reference: Reference;
  evidence: Evidence;
  chosenChainId?: number;
  defaultChainId: number;
}): ChosenChain {
  const { reference, evidence, chosenChainId, defaultChainId } = q;
  if (chosenChainId !== undefined) return { chain: toChain(chosenChainId), reason: { kind: 'chosen' } };

  const written = reference.chainId ?? chainIdOfShortName(evidence.chainPrefix ?? '');
  if (written !== undefined) return { chain: toChain(written), reason: { kind: 'written' } };

  const link = chainOfLink(evidence);
  if (link) return { chain: toChain(link.chainId), reason: { kind: 'link', host: link.host } };

  const page = chainOfHost(evidence.pageHost);
  if (page) return { chain: toChain(page.chainId), reason: { kind: 'page', host: page.host } };

  return { chain: toChain(defaultChainId), reason: { kind: 'default' } };
}
