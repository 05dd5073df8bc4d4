import type { Wish } from '../cards/card-act.ts';
import type { CardPort } from '../messages/open-card-port.ts';
import type { CardQuestion } from '../messages/protocol.ts';
import type { Told } from './told.ts';

/** One card's talk with the background. */
export type Conversation = {
  /** Ends the question before and asks; `keeps`: what is shown stays until there is news. */
  ask(wish?: Wish, keeps?: true): void;
  /** The card is on the screen: what is not kept may be asked for. True where something waited for that. */
  askOn(): boolean;
  /** Asks again what the card was about before it became about something that stood in it. */
  back(): void;
  /** Something else was asked for, and nobody answered: says so, beside the answer where there is one. */
  fail(): void;
  end(): void;
};

/** What a conversation is begun with. */
export type ConversationParts = {
  document: Document;
  question: Pick<CardQuestion, 'reference' | 'evidence'>;
  openPort: () => CardPort | null;
  onTold: (told: Told) => void;
  onOrphaned: () => void;
};
