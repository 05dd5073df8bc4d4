import type { ReadonlySignal } from '@preact/signals';
import type { CardContent, CardUpdate } from '../../cards/card-content.ts';
import type { CardQuestion } from '../../messages/protocol.ts';

/** What the popup shows of one card's question: nothing yet, an update, or that nobody answers. */
export type CardState = { kind: 'nothing' } | { kind: 'no-answer' } | CardUpdate;

/** Why there is no answer, or no newer one. */
export type CardFailure = Extract<CardState, { kind: 'failure' | 'no-answer' }>;

/** One line to the background for card content, with the newest thing that it said. */
export type CardLine = {
  /** Content stays while newer is asked for, and when that fails. */
  state: ReadonlySignal<CardState>;
  /** Content is here, and newer is on its way because somebody wants it; following is silent. */
  isChecking: ReadonlySignal<boolean>;
  /** Why the content that is here could not be had anew; null while it is as new as can be. */
  staleBecause: ReadonlySignal<CardFailure | null>;
  /** The content may have changed by itself, and is asked for no more before somebody wants it. */
  isLeft: ReadonlySignal<boolean>;
  /** When the content came, in milliseconds since 1970: its words count their ages from then. */
  heardMs: ReadonlySignal<number>;
  ask(question: Omit<CardQuestion, 'id'>): void;
  /** Shows an answer to a question that came some other way, at that time, and asks for nothing. */
  show(question: Omit<CardQuestion, 'id'>, answer: { content: CardContent; heardMs: number }): void;
  /** Asks the same again, whatever is known of it. */
  refresh(): void;
  close(): void;
};
