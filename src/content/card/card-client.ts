import type { CardUpdate } from '../../cards/card-content.ts';
import type { Wish } from '../../cards/card-drawing.ts';
import type { CardPort } from '../../messaging/card-port.ts';
import type { CardAnswer, CardQuestion, LikesQuestion } from '../../messaging/protocol.ts';
import { nameReference } from '../../references/reference.ts';
import { nothingTold, type OwnUpdate, own, silent, type Told, updated } from './draw-card.ts';

// The background's own timeouts are shorter; this one covers a background that hangs.
const silentAfterMs = 90_000;
const seenAgainMs = 5_000;
// A background that replies stops following before this.
const mostFollows = 25;

type Held = Pick<CardQuestion, 'reference' | 'context' | 'asked' | 'chainId'>;

/**
 * Uses one port per question. If a port closes before the last reply, the question is sent once more; if that fails
 * too, or after 90 s of silence, the card says that there was no reply. Replies to other questions are dropped. An
 * answer that may change by itself is asked for again while the document is visible, and stays until the next one
 * arrives.
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
  /** The fields shared by all questions about the current reference. */
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

  /** Ends the current question and shows the result, with or without an answer. */
  const settle = (update: CardUpdate | OwnUpdate, said = '') => {
    hangUp();
    if (update.kind === 'content' && update.followMs && follows < mostFollows) wait(update.followMs);
    show(update, { asking: false, ...(said && { said }) });
  };

  const show = (update: CardUpdate | OwnUpdate, more?: Partial<Told>) =>
    tell({ update, status: update.drawing?.status ?? '', isOver: false, said: update.drawing?.said ?? '', ...more });

  /** True if the card shows an answer to the current question. */
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
    // Keeps the answer on the card: "waiting" never replaces it, and a failure only if the user asked.
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

  // While the document is hidden, checks from time to time whether it is visible again.
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

/** One card's connection to the background. */
export type CardClient = {
  /** Ends the previous question and asks a new one. `keeps`: the current content stays until a reply arrives. */
  ask(wish?: Wish, keeps?: true): void;
  /**
   * Call when the card is on the screen: allows requests for data that is not cached. Returns true if a question was
   * waiting for that.
   */
  askOn(): boolean;
  /** Returns to the previous reference, before the user followed one inside the card. */
  back(): void;
  /** Shows that another request got no reply, beside the answer if there is one. */
  fail(): void;
  /** Stops automatic follow-up questions. */
  rest(): void;
  end(): void;
};

type CardClientOptions = {
  document: Document;
  question: Pick<CardQuestion, 'reference' | 'context'>;
  addressesLike: (likes: string[]) => string[];
  openPort: () => CardPort | null;
  onTold: (told: Told) => void;
  onOrphaned: () => void;
};
