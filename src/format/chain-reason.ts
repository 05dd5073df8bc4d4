import type { Chain, ChainReason } from '../models/chain.ts';
import { words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';
import { formatList } from './format-list.ts';
import { sayCount } from './format-number.ts';
import { nameChain } from './name-chain.ts';

const mostNamed = 3;

/**
 * Why a chain was chosen, in words: "because this link goes to arbiscan.io". `after` are the chains that were asked
 * before it: "because it is one of your chains, and Ethereum does not know it".
 */
export function formatChainReason(reason: ChainReason, after: Chain[] = []): string {
  const why = toWords(reason);
  return after.length === 0 ? why : words().chainReasons.andNotKnown(why, joinNames(after), after.length);
}

function joinNames(chains: Chain[]): string {
  const names = chains.map(nameChain);
  if (names.length <= mostNamed + 1) return formatList(names);
  return formatList([...names.slice(0, mostNamed), sayCount(names.length - mostNamed, words().writing.others)]);
}

function toWords(reason: ChainReason): string {
  const say = words().chainReasons;
  switch (reason.kind) {
    case 'chosen':
    case 'written':
    case 'default':
    case 'listed':
    case 'guessed':
      return say[reason.kind];
    case 'link':
    case 'page':
    case 'site':
      return say[reason.kind](cleanText(reason.host, 60));
    case 'words':
      return say.words(cleanText(reason.words, 40));
  }
}
