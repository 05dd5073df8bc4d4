import type { CardUpdate } from '../cards/card-content.ts';
import type { CardAction, CardDrawing } from '../cards/card-drawing.ts';
import type { Ask } from '../messages/ask.ts';
import type { Reference } from '../references/reference.ts';
import type { Conversation } from './conversation.ts';
import { copyText } from './copy-text.ts';

// The background has the words for a chosen chain; until then its name stands in the list.
const unnamed = { name: '', reason: '', colour: '' };

// Long enough to be read.
const copiedMs = 2_000;

/** Does what a person clicks in a card. `update` is what is on the card at that moment; `onCopied` is told "no" 2 s later. */
export function createCardActions({
  reference,
  update,
  talk,
  ask,
  onCopied,
}: {
  reference: Reference;
  update: () => CardUpdate | null;
  talk: Conversation;
  ask: Ask;
  onCopied: (now: CardDrawing['copied']) => void;
}): (action: CardAction, chainId?: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellCopied = (isDone: boolean) => {
    onCopied(isDone ? 'yes' : 'failed');
    clearTimeout(timer);
    timer = setTimeout(() => onCopied('no'), copiedMs);
  };

  return (action, chainId) => {
    const now = update();
    const shown = now?.kind === 'content' ? now.content : null;
    switch (action) {
      case 'look-up':
        return talk.ask({ asked: true });
      case 'try-again':
        return talk.ask({ refresh: true });
      case 'refresh':
        return talk.ask({ refresh: true }, now);
      case 'choose-chain':
        if (chainId) talk.ask({ chainId }, { kind: 'waiting', chain: { ...unnamed, id: chainId }, text: '' });
        return;
      case 'open-options':
        return void ask('openOptions', {}).catch(talk.fail);
      case 'open-in-hashlens':
        if (shown) void ask('openPopupPage', { reference, chainId: shown.chain.id }).catch(talk.fail);
        return;
      case 'copy':
        // What the background sent, not what the page's DOM says.
        if (shown) void copyText(window, shown.copy.text).then(tellCopied);
        return;
    }
  };
}
