import type { CardAct } from '../cards/card-act.ts';
import type { Ask } from '../messages/ask.ts';
import type { Conversation } from './conversation-parts.ts';
import { copyText } from './copy-text.ts';

/** Does what a part of a card that was pressed is there for; `value` is what was chosen in it, where it is a list. */
export function press(
  act: CardAct,
  value: string | undefined,
  {
    talk,
    ask,
    say,
    pin,
    unfold,
  }: { talk: Conversation; ask: Ask; say: (words: string) => void; pin: () => void; unfold: () => void },
): void {
  if ('wish' in act) talk.ask(value ? { ...act.wish, chainId: Number(value) } : act.wish, act.keeps);
  else if ('ask' in act) ask(act.ask, act.request).catch(talk.fail);
  else if ('open' in act) open(act.open, '_blank', 'noopener,noreferrer');
  else if ('back' in act) talk.back();
  else if ('pin' in act) pin();
  else if ('more' in act) unfold();
  // What the background sent, not what the page's DOM says.
  else void copyText(window, act.copy[Number(value)] ?? '').then((isDone) => say(isDone ? act.done : act.failed));
}
