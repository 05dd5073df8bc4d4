import type { CardUpdate } from '../../src/cards/card-content.ts';
import { tellPanels } from '../../src/messages/panel-news.ts';
import type { CardQuestion } from '../../src/messages/protocol.ts';
import { isPrivate, type Sender } from '../../src/messages/sender.ts';

/**
 * Gives what tells open panels of a card's answers: they show what was paid for already. Nothing for what our own pages
 * ask, which show it themselves, and for what is asked again by itself: another card may have been opened since.
 */
export function tellOfCards(question: CardQuestion, sender: Sender): (update: CardUpdate) => void {
  const { tab, url = '' } = sender;
  const { windowId } = tab ?? {};
  if (windowId === undefined || question.follows || /^\w+-extension:/.test(url)) return () => {};
  const { reference, evidence } = question;
  return (update) => {
    if (update.kind !== 'content') return;
    const news = { windowId, isPrivate: isPrivate(sender, question), reference, written: evidence.written };
    // The page gets its answer first.
    setTimeout(() => tellPanels({ kind: 'card', ...news, content: update.content }));
  };
}
