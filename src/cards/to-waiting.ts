import { toChainWords } from '../format/chain-words.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { CardUpdate } from './card-content.ts';

/** Gives the words for a lookup that has begun: on which chain, and why there. */
export function toWaiting(chosen: ChosenChain): CardUpdate {
  return { kind: 'waiting', chain: toChainWords(chosen), text: 'looking it up…' };
}
