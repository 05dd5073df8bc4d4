import { chainChoices } from '../format/chain-words.ts';
import type { CardUpdate } from './card-content.ts';

/** The chains before and after the one that is shown, round and round; undefined where there is no other. */
export function chainsBeside(update: CardUpdate): [before: number, after: number] | undefined {
  const about = update.kind === 'content' ? update.content : update;
  if (!('chain' in about)) return;
  const { chain, chains = [] } = about;
  if (!chains.some(({ id }) => id !== chain?.id)) return;
  const at = chains.findIndex(({ id }) => id === chain?.id);
  const idAt = (index: number) => chains.at(index % chains.length)?.id ?? 0;
  return [idAt(at < 0 ? -1 : at - 1), idAt(at + 1)];
}

/** The same update with a list that says nothing of which chains the person has chosen. */
export function withAllChains(update: CardUpdate): CardUpdate {
  const chains = chainChoices().map(({ id, name }) => ({ id, name }));
  switch (update.kind) {
    case 'content':
      return { ...update, content: { ...update.content, chains } };
    case 'waiting':
    case 'failure':
      return { ...update, chains };
    case 'ask-first':
    case 'told':
      return update;
  }
}
