import type { CardUpdate } from '../cards/card-content.ts';
import type { CardPort } from '../messages/open-card-port.ts';
import type { CardQuestion } from '../messages/protocol.ts';
import { followAnswer } from './follow-answer.ts';
import { noAnswerWords, toUnanswered, updatedWords } from './own-words.ts';

const slowAfterMs = 3_000;
// The background's own limits are shorter; this one is for a background that hangs.
const silentAfterMs = 60_000;

/**
 * What a card knows at one moment; `update` is null before the first word. `asking` is true while a person waits
 * for more.
 */
export type Told = { update: CardUpdate | null; slow: boolean; asking: boolean };

/** What is to be asked for. All but `refresh` then holds for every later question of the card too. */
export type Wish = Partial<Pick<CardQuestion, 'asked' | 'chainId' | 'refresh'>>;

/** One card's talk with the background. */
export type Conversation = {
  /** Asks (again), and ends the question before; `update` is what is shown until there is something new. */
  ask(wish?: Wish, update?: CardUpdate | null): void;
  end(): void;
};

/**
 * Asks over one port per question. A port that ends with the answer outstanding is replaced once; then, and
 * after a minute of silence, the card is told so. Answers to other questions are dropped. An answer that may
 * change by itself is asked for again while the document is seen; until the next one comes it stays.
 */
export function createConversation({
  document,
  question,
  openPort,
  onTold,
  onOrphaned,
}: {
  document: Document;
  question: Pick<CardQuestion, 'reference' | 'evidence'>;
  openPort: () => CardPort | null;
  onTold: (told: Told) => void;
  onOrphaned: () => void;
}): Conversation {
  let port: CardPort | null = null;
  let told: Told = { update: null, slow: false, asking: false };
  let questions = 0;
  let held: Pick<CardQuestion, 'asked' | 'chainId'> = { asked: false };
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let silentTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = (next: Partial<Told>) => {
    told = { ...told, ...next };
    onTold(told);
  };

  const hangUp = () => {
    clearTimeout(slowTimer);
    clearTimeout(silentTimer);
    const old = port;
    port = null;
    old?.disconnect();
  };

  /** The question has ended, with or without an answer. */
  const settle = (update: CardUpdate) => {
    hangUp();
    tell({ update, slow: false, asking: false });
    if (update.kind === 'content' && update.follow) clock.next();
  };

  // An older answer on the card is better than a failure.
  const giveUp = () =>
    settle(told.update?.kind === 'content' ? toUnanswered(told.update) : { kind: 'failure', failure: noAnswerWords });

  const awaitAnswer = () => {
    clearTimeout(silentTimer);
    silentTimer = setTimeout(giveUp, silentAfterMs);
  };

  const hear = (update: CardUpdate, isLast: boolean) => {
    const isWaiting = update.kind === 'waiting';
    awaitAnswer();
    // What is not worth the answer on the card: waiting never is, a failure only when a person has asked.
    if (told.update?.kind === 'content' && (isWaiting || (update.kind !== 'content' && !told.asking))) {
      if (isLast) giveUp();
    } else if (isLast) settle(update);
    else tell({ update });
  };

  const send = (wish: Wish, mayRepeat: boolean) => {
    hangUp();
    const opened = openPort();
    if (!opened) {
      settle({ kind: 'failure', failure: updatedWords });
      onOrphaned();
      return;
    }
    port = opened;
    questions += 1;
    const id = String(questions);

    opened.onMessage((answer) => {
      if (port === opened && answer.id === id) hear(answer.update, answer.last);
    });
    const lost = () => {
      if (port !== opened) return;
      port = null;
      if (mayRepeat) send(wish, false);
      else giveUp();
    };
    opened.onDisconnect(lost);
    slowTimer = setTimeout(() => tell({ slow: true }), slowAfterMs);
    awaitAnswer();
    try {
      opened.postMessage({ ...question, ...held, ...wish, id });
    } catch {
      lost();
    }
  };

  const clock = followAnswer(document, () => send({}, true));

  return {
    ask(wish = {}, update = null) {
      const { refresh: _, ...lasting } = wish;
      held = { ...held, ...lasting };
      clock.reset();
      tell({ update, slow: false, asking: true });
      send(wish, true);
    },
    end() {
      hangUp();
      clock.reset();
    },
  };
}
