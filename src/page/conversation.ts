import type { CardUpdate } from '../cards/card-content.ts';
import type { CardPort } from '../messages/open-card-port.ts';
import type { CardQuestion } from '../messages/protocol.ts';
import { noAnswerWords, updatedWords } from './own-words.ts';

const slowAfterMs = 3_000;
// The background's own limits are shorter; this one is for a background that hangs.
const silentAfterMs = 60_000;

/** What a card knows at one moment; `update` is null before the first word. */
export type Told = { update: CardUpdate | null; slow: boolean };

/** One card's talk with the background. */
export type Conversation = {
  /**
   * Asks (again); `asked` is true when the person clicked for this very value, which then holds for every
   * later question too. Ends the question before.
   */
  ask(asked: boolean): void;
  end(): void;
};

/**
 * Asks over one port per question. A port that ends with the answer outstanding is replaced once; then, and
 * after a minute of silence, the card is told so. Answers to other questions are dropped.
 */
export function createConversation({
  question,
  openPort,
  onTold,
  onOrphaned,
}: {
  question: Pick<CardQuestion, 'reference' | 'evidence'>;
  openPort: () => CardPort | null;
  onTold: (told: Told) => void;
  onOrphaned: () => void;
}): Conversation {
  let port: CardPort | null = null;
  let told: Told = { update: null, slow: false };
  let questions = 0;
  let isAsked = false;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let silentTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = (next: Told) => {
    told = next;
    onTold(told);
  };

  const hangUp = () => {
    clearTimeout(slowTimer);
    clearTimeout(silentTimer);
    const old = port;
    port = null;
    old?.disconnect();
  };

  const giveUp = () => {
    hangUp();
    // An older answer on the card is better than a failure.
    if (told.update?.kind !== 'content') tell({ update: { kind: 'failure', failure: noAnswerWords }, slow: false });
  };

  const awaitAnswer = () => {
    clearTimeout(silentTimer);
    silentTimer = setTimeout(giveUp, silentAfterMs);
  };

  const send = (mayRepeat: boolean) => {
    hangUp();
    const opened = openPort();
    if (!opened) {
      tell({ update: { kind: 'failure', failure: updatedWords }, slow: false });
      onOrphaned();
      return;
    }
    port = opened;
    questions += 1;
    const id = String(questions);

    opened.onMessage((answer) => {
      if (port !== opened || answer.id !== id) return;
      if (answer.update.kind !== 'waiting') clearTimeout(slowTimer);
      awaitAnswer();
      if (answer.last) hangUp();
      tell({ update: answer.update, slow: answer.update.kind === 'waiting' && told.slow });
    });
    const lost = () => {
      if (port !== opened) return;
      port = null;
      if (mayRepeat) send(false);
      else giveUp();
    };
    opened.onDisconnect(lost);
    slowTimer = setTimeout(() => tell({ ...told, slow: true }), slowAfterMs);
    awaitAnswer();
    try {
      opened.postMessage({ ...question, id, asked: isAsked });
    } catch {
      lost();
    }
  };

  return {
    ask(asked) {
      isAsked ||= asked;
      tell({ update: null, slow: false });
      send(true);
    },
    end: hangUp,
  };
}
