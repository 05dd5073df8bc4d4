import type { CardContent } from '../cards/card-content.ts';
import type { CardAction } from '../cards/card-drawing.ts';
import type { Ask } from '../messages/ask.ts';
import type { Reference } from '../references/reference.ts';
import type { Conversation } from './conversation.ts';
import { copyText } from './copy-text.ts';

/** Does what a person clicks in a card. `content` is the answer on the card at that moment, or null. */
export function createCardActions({
  reference,
  content,
  talk,
  ask,
  onCopied,
  onNoAnswer,
}: {
  reference: Reference;
  content: () => CardContent | null;
  talk: Conversation;
  ask: Ask;
  onCopied: (isDone: boolean) => void;
  onNoAnswer: () => void;
}): (action: CardAction) => void {
  return (action) => {
    const shown = content();
    switch (action) {
      case 'look-up':
        return talk.ask(true);
      case 'try-again':
        return talk.ask(false);
      case 'open-options':
        return void ask('openOptions', {}).catch(onNoAnswer);
      case 'open-in-hashlens':
        if (shown) void ask('openPopupPage', { reference, chainId: shown.chain.id }).catch(onNoAnswer);
        return;
      case 'copy':
        // What the background sent, not what the page's DOM says.
        if (shown) void copyText(window, shown.copy.text).then(onCopied);
        return;
    }
  };
}
