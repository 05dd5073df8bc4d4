import type { ChainReason } from '../models/chain.ts';
import { cleanText } from './clean-text.ts';

/** Why a chain was chosen, in words: "because this link goes to arbiscan.io". */
export function formatChainReason(reason: ChainReason): string {
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
