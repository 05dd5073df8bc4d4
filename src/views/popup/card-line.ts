import { type ReadonlySignal, signal } from '@preact/signals';
import type { CardUpdate } from '../../cards/card-content.ts';
import type { CardPort } from '../../messages/open-card-port.ts';
import type { CardQuestion } from '../../messages/protocol.ts';

/** What the popup shows of one card's question: nothing yet, an update, or that nobody answers. */
export type CardState = { kind: 'nothing' } | { kind: 'no-answer' } | CardUpdate;

/** One line to the background for card content, with the newest thing that it said. */
export type CardLine = {
  state: ReadonlySignal<CardState>;
  ask(question: Omit<CardQuestion, 'id'>): void;
  close(): void;
};

/** Creates the line. A port that dies with an answer outstanding is opened once more: browsers stop backgrounds. */
export function createCardLine(parts: {
  openCardPort: () => CardPort | null;
  makeId: () => string;
  onCredits: (credits: number) => void;
}): CardLine {
  const state = signal<CardState>({ kind: 'nothing' });
  let port: CardPort | null = null;

  function open(question: CardQuestion, isFirstTry: boolean): void {
    const opened = parts.openCardPort();
    port = opened;
    if (!opened) {
      state.value = { kind: 'no-answer' };
      return;
    }
    let isOutstanding = true;
    opened.onMessage((answer) => {
      if (port !== opened || answer.id !== question.id) return;
      if (answer.last) isOutstanding = false;
      if (answer.update.kind === 'content') parts.onCredits(answer.update.credits ?? 0);
      state.value = answer.update;
    });
    opened.onDisconnect(() => {
      if (port !== opened) return;
      port = null;
      if (!isOutstanding) return;
      if (isFirstTry) open(question, false);
      else state.value = { kind: 'no-answer' };
    });
    opened.postMessage(question);
  }

  function close(): void {
    const open = port;
    port = null;
    open?.disconnect();
  }

  return {
    state,
    ask: (question) => {
      close();
      state.value = { kind: 'nothing' };
      open({ ...question, id: parts.makeId() }, true);
    },
    close,
  };
}
