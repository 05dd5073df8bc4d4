import type { CardUpdate } from '../../cards/card-content.ts';
import type { Wish } from '../../cards/card-drawing.ts';
import type { CardPort } from '../../messaging/card-port.ts';
import type { CardAnswer, CardQuestion, LikesQuestion } from '../../messaging/protocol.ts';
import { nameReference } from '../../references/reference.ts';
import { nothingTold, type OwnUpdate, own, silent, type Told, updated } from './draw-card.ts';

// The background's own limits are shorter; this one is for a background that hangs.
const silentAfterMs = 60_000;
const seenAgainMs = 5_000;
// The background stops it first, where it answers.
const mostFollows = 25;

type Held = Pick<CardQuestion, 'reference' | 'context' | 'asked' | 'chainId'>;

/**
 * Asks over one port per question. A port that ends with the answer outstanding is replaced once; then, and
 * after a minute of silence, the card is told so. Answers to other questions are dropped. An answer that may
 * change by itself is asked for again while the document is seen; until the next one comes it stays.
 */
export function createCardClient({
  document,
  question,
  addressesLike,
  openPort,
  onTold,
  onOrphaned,
}: CardClientOptions): CardClient {
  let port: CardPort | null = null;
  let told = nothingTold;
  /** What holds for every question about the same. */
  let held: Held = { ...question, asked: false };
  let isSeen = false;
  let posted: CardQuestion | undefined;
  const before: Held[] = [];
  let follows = 0;
  let followTimer: ReturnType<typeof setTimeout> | undefined;
  let silentTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = (next: Partial<Told>) => {
    told = { ...told, ...next, name: nameReference(held.reference), isFollowed: before.length > 0 };
    onTold(told);
  };

  const hangUp = () => {
    clearTimeout(silentTimer);
    const old = port;
    port = null;
    old?.disconnect();
  };

  /** The question has ended, with or without an answer. */
  const settle = (update: CardUpdate | OwnUpdate, said = '') => {
    hangUp();
    if (update.kind === 'content' && update.followMs && follows < mostFollows) wait(update.followMs);
    show(update, { asking: false, ...(said && { said }) });
  };

  const show = (update: CardUpdate | OwnUpdate, more?: Partial<Told>) =>
    tell({ update, status: update.drawing?.status ?? '', isOver: false, said: update.drawing?.said ?? '', ...more });

  /** An answer is on the card, to what is asked now. */
  const hasAnswer = () => told.update?.kind === 'content' && !told.isOver;

  // An older answer on the card is better than a failure.
  const toSilence = (words: string): [CardUpdate | OwnUpdate, string?] =>
    told.update && hasAnswer() ? [told.update, words] : [silent];

  const giveUp = () => settle(...toSilence(own.words[5]));

  const awaitAnswer = () => {
    clearTimeout(silentTimer);
    silentTimer = setTimeout(giveUp, silentAfterMs);
  };

  const hear = (update: CardUpdate, isLast: boolean) => {
    awaitAnswer();
    // What is not worth the answer on the card: waiting never is, a failure only when a person has asked.
    if (hasAnswer() && (update.kind === 'waiting' || (update.kind !== 'content' && !told.asking))) {
      if (isLast) giveUp();
      else tell({ status: update.drawing?.status ?? '' });
    } else if (isLast) settle(update);
    else show(update);
  };

  const send = (wish: Wish, mayRepeat: boolean) => {
    hangUp();
    const opened = openPort();
    if (!opened) {
      settle(updated);
      onOrphaned();
      return;
    }
    port = opened;
    const id = String(Math.random());

    opened.onMessage.addListener((answer: CardAnswer | LikesQuestion) => {
      if (port !== opened || answer.id !== id || !posted) return;
      if ('likes' in answer) opened.postMessage({ ...posted, alike: addressesLike(answer.likes) });
      else hear(answer.update, answer.last);
    });
    const lost = () => {
      if (port !== opened) return;
      port = null;
      if (mayRepeat) send(wish, false);
      else giveUp();
    };
    opened.onDisconnect.addListener(lost);
    awaitAnswer();
    try {
      posted = { ...held, ...wish, id, follows, depth: before.length, mayAsk: true, ...(isSeen && { isSeen }) };
      opened.postMessage(posted);
    } catch {
      lost();
    }
  };

  // While nobody sees the document it looks every now and then whether somebody does.
  const wait = (ms: number) => {
    followTimer = setTimeout(() => {
      if (document.hidden) return wait(seenAgainMs);
      follows += 1;
      send({}, true);
    }, ms);
  };

  const rest = () => {
    clearTimeout(followTimer);
    follows = 0;
  };

  const ask: CardClient['ask'] = (wish = {}, keeps) => {
    const { about, ...once } = wish;
    if (about) before.push(held);
    const { asked = held.asked, chainId = held.chainId } = wish;
    held = { ...held, ...about, asked, ...(chainId && { chainId }) };
    rest();
    const { update, isOver } = keeps ? told : nothingTold;
    tell({ ...nothingTold, update, isOver: isOver || Boolean(keeps && wish.chainId), asking: true });
    send(once, true);
  };

  return {
    ask,
    rest,
    askOn() {
      isSeen = true;
      if (!port || !posted) return false;
      port.postMessage({ ...posted, isSeen });
      return true;
    },
    back() {
      held = before.pop() ?? held;
      ask();
    },
    fail() {
      const [update, said] = toSilence(own.words[2]);
      show(update, { said: said ?? '' });
    },
    end() {
      hangUp();
      rest();
    },
  };
}

/** One card's talk with the background. */
export type CardClient = {
  /** Ends the question before and asks; `keeps`: what is shown stays until there is news. */
  ask(wish?: Wish, keeps?: true): void;
  /** The card is on the screen: what is not kept may be asked for. True where something waited for that. */
  askOn(): boolean;
  /** Asks again what the card was about before it became about something that stood in it. */
  back(): void;
  /** Something else was asked for, and nobody answered: says so, beside the answer where there is one. */
  fail(): void;
  /** Asks no more by itself. */
  rest(): void;
  end(): void;
};

/** What a card client is created with. */
type CardClientOptions = {
  document: Document;
  question: Pick<CardQuestion, 'reference' | 'context'>;
  addressesLike: (likes: string[]) => string[];
  openPort: () => CardPort | null;
  onTold: (told: Told) => void;
  onOrphaned: () => void;
};
