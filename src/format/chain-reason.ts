import type { Chain, ChainReason } from '../models/chain.ts';
import { cleanText } from './clean-text.ts';

const mostNamed = 3;

/**
 * Why a chain was chosen, in words: "because this link goes to arbiscan.io". `after` are the chains that were asked
 * before it: "because it is one of your chains, and Ethereum does not know it".
 */
export function formatChainReason(reason: ChainReason, after: Chain[] = []): string {
  const why = toWords(reason);
  return after.length === 0 ? why : `${why}, and ${joinNames(after)} ${after.length === 1 ? 'does' : 'do'} not know it`;
}

function joinNames(chains: Chain[]): string {
  const names = chains.map(({ id, name }) => cleanText(name, 40) || `Chain ${id}`);
  if (names.length > mostNamed + 1) {
    return `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} others`;
  }
  const last = names.at(-1) ?? '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function toWords(reason: ChainReason): string {
  switch (reason.kind) {
    case 'chosen':
      return 'because you chose it';
    case 'written':
      return 'because it is written there';
    case 'link':
      return `because this link goes to ${cleanText(reason.host, 60)}`;
    case 'page':
      return `because this page is on ${cleanText(reason.host, 60)}`;
    case 'words':
      return `because “${cleanText(reason.words, 40)}” stands beside it`;
    case 'site':
      return `because the last answer on ${cleanText(reason.host, 60)} came from it`;
    case 'default':
      return 'because it is your default chain';
    case 'listed':
      return 'because it is one of your chains';
  }
}
