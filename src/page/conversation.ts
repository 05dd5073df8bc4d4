import type { CardUpdate } from '../cards/card-content.ts';
import type { CardPort } from '../messages/open-card-port.ts';
import type { CardQuestion } from '../messages/protocol.ts';
import { followAnswer } from './follow-answer.ts';
import { noAnswerWords, noNewerWords, unfollowedWords, updatedWords } from './own-words.ts';
import { nothingTold, type Told } from './told.ts';

const slowAfterMs = 3_000;
// The background's own limits are shorter; this one is for a background that hangs.
const silentAfterMs = 60_000;
// Each step through a list by keyboard is a choice: only where it comes to rest is asked.
const chainRestMs = 400;

/** What is to be asked for. All but `refresh` then holds for every later question of the card too. */
export type Wish = Partial<Pick<CardQuestion, 'asked' | 'chainId' | 'refresh'>>;

/** One card's talk with the background. */
export type Conversation = {
  /** Ends the question before and asks, 400 ms later where a chain was chosen; `update` is shown until there is news. */
  ask(wish?: Wish, update?: CardUpdate | null): void;
  /** Something else was asked for, and nobody answered: says so, beside the answer where there is one. */
  fail(): void;
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
  let told = nothingTold;
  let questions = 0;
  let held: Pick<CardQuestion, 'asked' | 'chainId'> = { asked: false };
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let silentTimer: ReturnType<typeof setTimeout> | undefined;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = (next: Partial<Told>) => {
    told = { ...told, ...next };
    onTold(told);
  };

  const hangUp = () => {
    clearTimeout(slowTimer);
    clearTimeout(silentTimer);
    clearTimeout(restTimer);
    const old = port;
    port = null;
    old?.disconnect();
  };

  /** The question has ended, with or without an answer. */
  const settle = (update: CardUpdate, note = '') => {
    hangUp();
    const isLeft = update.kind === 'content' && update.follow && !clock.next();
    tell({ update, slow: false, asking: false, note: isLeft ? unfollowedWords : note });
  };

  // An older answer on the card is better than a failure.
  const toSilence = (words: string): [CardUpdate, string?] =>
    told.update?.kind === 'content'
      ? [told.update, `${told.update.content.source} · ${words}`]
      : [{ kind: 'failure', failure: noAnswerWords }];

  const giveUp = () => settle(...toSilence(noNewerWords));

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
    else tell({ update, note: '' });
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
      hangUp();
      tell({ update, slow: false, asking: true, note: '' });
      if (wish.chainId) restTimer = setTimeout(() => send(wish, true), chainRestMs);
      else send(wish, true);
    },
    fail() {
      const [update, note = ''] = toSilence(noAnswerWords.title);
      tell({ update, note });
    },
    end() {
      hangUp();
      clock.reset();
    },
  };
}
