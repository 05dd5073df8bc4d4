import type { CardUpdate, ChainChoice } from '../cards/card-content.ts';

/** The chain that a card is about, and those that it offers, also while the answer from another one is awaited. */
export type ShownChains = { chain?: ChainChoice; chains?: ChainChoice[] };

/** What is shown after an update. Words of our own name no chain, and take no choice away. */
export function toShownChains(before: ShownChains, update: CardUpdate | null): ShownChains {
  const about = update?.kind === 'content' ? update.content : update;
  if (!about || !('chain' in about)) return before;
  return about.kind === 'waiting' ? { ...before, chain: about.chain } : about;
}

/** The chain after (1) or before (-1) the one that is shown, round and round; undefined where that is no other. */
export function chainBeside({ chain, chains = [] }: ShownChains, steps: 1 | -1): ChainChoice | undefined {
  const at = chains.findIndex(({ id }) => id === chain?.id);
  const next = chains.at((at + steps) % chains.length);
  return next?.id === chain?.id ? undefined : next;
}
