import type { CardUpdate } from '../cards/card-content.ts';
import type { CardAction, CardDrawing } from '../cards/card-drawing.ts';
import type { Ask } from '../messages/ask.ts';
import type { Reference } from '../references/reference.ts';
import type { Conversation } from './conversation.ts';
import { copyText } from './copy-text.ts';

// Long enough to be read.
const copiedMs = 2_000;

/** Does what a person clicks in a card. `update` is what is on the card at that moment; `onCopied` is told "no" 2 s later. */
export function createCardActions({
  reference,
  update,
  talk,
  ask,
  signal,
  onCopied,
}: {
  reference: Reference;
  update: () => CardUpdate | null;
  talk: Conversation;
  ask: Ask;
  signal: AbortSignal;
  onCopied: (now: CardDrawing['copied']) => void;
}): (action: CardAction, chainId?: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  signal.addEventListener('abort', () => clearTimeout(timer));

  const tellCopied = (isDone: boolean) => {
    clearTimeout(timer);
    if (signal.aborted) return;
    onCopied(isDone ? 'yes' : 'failed');
    timer = setTimeout(() => onCopied('no'), copiedMs);
  };

  return (action, chainId) => {
    const now = update();
    const shown = now?.kind === 'content' ? now.content : null;
    const about = shown ?? now;
    switch (action) {
      case 'look-up':
        return talk.ask({ asked: true });
      case 'try-again':
        return talk.ask({ refresh: true });
      case 'refresh':
        return talk.ask({ refresh: true }, now);
      case 'choose-chain':
        // What is drawn stays until there is news, and what has the focus with it; it is seen to be over.
        if (chainId && now && about && 'chain' in about && about.chain) {
          const { chain, chains = [] } = about;
          const name = chains.find(({ id }) => id === chainId)?.name ?? '';
          talk.ask({ chainId }, { ...now, kind: 'waiting', chain: { ...chain, id: chainId, name }, chains, text: '' });
        }
        return;
      case 'open-options':
        return void ask('openOptions', {}).catch(talk.fail);
      case 'open-in-hashlens':
        if (about && 'chain' in about && about.chain)
          void ask('openPopupPage', { reference, chainId: about.chain.id }).catch(talk.fail);
        return;
      case 'copy':
        // What the background sent, not what the page's DOM says.
        if (shown) void copyText(window, shown.copy.text).then(tellCopied);
        return;
    }
  };
}
