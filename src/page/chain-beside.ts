import type { CardUpdate, ChainChoice } from '../cards/card-content.ts';

/** The chain after (1) or before (-1) the one that is shown, round and round; undefined where there is no other. */
export function chainBeside(update: CardUpdate | null, steps: 1 | -1): ChainChoice | undefined {
  const about = update?.kind === 'content' ? update.content : update;
  if (!about || !('chain' in about)) return;
  const { chain, chains = [] } = about;
  const next = chains.at((chains.findIndex(({ id }) => id === chain?.id) + steps) % chains.length);
  return next?.id === chain?.id ? undefined : next;
}
