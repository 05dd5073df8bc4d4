import { browser } from 'wxt/browser';
import type { CardUpdate } from '../cards/card-content.ts';
import { type AddressesLike, contextBounds, isReference, isReferenceContext } from '../references/reference.ts';
import { isOurs, type Own, type Sender } from './message-router.ts';
import { type CardAnswer, type CardQuestion, cardPortName, type LikesQuestion } from './protocol.ts';

/** Answers a card's question with any number of updates, then resolves. `signal` aborts when the card closes. */
export type AnswerCard = (
  question: CardQuestion,
  parts: {
    sender: Sender;
    signal: AbortSignal;
    /** Resolves when the card is on the screen, or gone. */
    seen: Promise<void>;
    /** Asks the page for addresses similar to these; absent if it cannot be asked or the context has them all. */
    addressesLike: AddressesLike | undefined;
    send: (update: CardUpdate, last: boolean) => void;
  },
) => Promise<void>;

/** The parts of a browser's port that are needed to serve it. */
type ServedPort = {
  name: string;
  sender?: Sender | undefined;
  postMessage(answer: CardAnswer | LikesQuestion): void;
  disconnect(): void;
  onMessage: { addListener(listener: (message: unknown) => void): void };
  onDisconnect: { addListener(listener: () => void): void };
};

/** True if every field of the message is valid; pages are not trusted. */
export function isCardQuestion(message: unknown): message is CardQuestion {
  if (typeof message !== 'object' || message === null) return false;
  const fields = message as Partial<Record<keyof CardQuestion, unknown>>;
  const { id, reference, context, chainId, asked } = fields;
  return (
    typeof id === 'string' &&
    id.length <= 64 &&
    typeof asked === 'boolean' &&
    (chainId === undefined || isChainId(chainId)) &&
    [fields.depth, fields.follows].every(isCountOrNone) &&
    [fields.refresh, fields.rests, fields.isSeen, fields.mayAsk, fields.isPrivate].every(
      (flag) => flag === undefined || flag === true,
    ) &&
    isReference(reference) &&
    isReferenceContext(context) &&
    isReferenceContext({ ...context, addresses: fields.alike })
  );
}

/** Keeps only real addresses: the service may send any text, and the page builds a regular expression from these. */
function toLikes(texts: string[]): string[] {
  const likes = texts.map((text) => text.toLowerCase()).filter((text) => /^0x[\da-f]{40}$/.test(text));
  return [...new Set(likes)].slice(0, contextBounds.addresses);
}

function isCountOrNone(value: unknown): boolean {
  return value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1_000);
}

/** True for a possible chain id: a positive integer that JSON represents exactly. */
export function isChainId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** Converts an update into one that a page can display; see `ui/card/draw-update.tsx`. */
export type DrawUpdate = (update: CardUpdate, question: CardQuestion, sender: Sender) => CardUpdate;

/**
 * Serves one port. A new question or a disconnection aborts the previous question. The same question again reports that
 * its card is visible, or which addresses on its page are similar to others.
 */
export function serveCardPort(port: ServedPort, answer: AnswerCard, draw: DrawUpdate = (update) => update): void {
  let current: AbortController | undefined;
  let asked: { id: string; onSeen: () => void; onAlike: ((addresses: string[]) => void)[] } | undefined;
  port.onDisconnect.addListener(() => current?.abort());
  port.onMessage.addListener((message) => {
    if (!isCardQuestion(message)) return port.disconnect();
    if (message.id === asked?.id) {
      if (message.alike) asked.onAlike.shift()?.(message.alike);
      else if (message.isSeen) asked.onSeen();
      return;
    }
    current?.abort();
    const controller = new AbortController();
    current = controller;
    const onAlike: ((addresses: string[]) => void)[] = [];
    const seen = new Promise<void>((resolve) => {
      if (message.isSeen) resolve();
      asked = { id: message.id, onSeen: resolve, onAlike };
      controller.signal.addEventListener('abort', () => resolve());
    });
    const sender = port.sender ?? {};
    const findAlike: AddressesLike = (likes) =>
      new Promise((resolve) => {
        if (controller.signal.aborted) return resolve([]);
        onAlike.push(resolve);
        controller.signal.addEventListener('abort', () => resolve([]));
        port.postMessage({ id: message.id, likes: toLikes(likes) });
      });
    // A list below the limit already contains every address on the page.
    const isFull = message.context.addresses?.length === contextBounds.addresses;
    const addressesLike = message.mayAsk && isFull ? findAlike : undefined;
    const send = (update: CardUpdate, last: boolean) => {
      if (!controller.signal.aborted) port.postMessage({ id: message.id, last, update: draw(update, message, sender) });
    };
    answer(message, { sender, signal: controller.signal, seen, addressesLike, send }).catch(() => {
      // A card always understands a closed port: it asks once more, then reports the failure.
      if (!controller.signal.aborted) port.disconnect();
    });
  });
}

/** Serves all cards. Call once, synchronously, when the background starts. */
export function serveCards(answer: AnswerCard, draw: DrawUpdate = (update) => update): void {
  const own: Own = { id: browser.runtime.id, baseUrl: browser.runtime.getURL('/') };
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === cardPortName && isOurs(port.sender, own)) serveCardPort(port, answer, draw);
    else port.disconnect();
  });
}

/** An open card's connection to the background. It closes when either side ends; then `onDisconnect` is called once. */
export type CardPort = {
  postMessage(question: CardQuestion): void;
  onMessage: { addListener(listener: (answer: CardAnswer) => void): void };
  onDisconnect: { addListener(listener: () => void): void };
  disconnect(): void;
};

/** Opens a card's port. Null if the extension that injected this script was updated or removed. */
export function openCardPort(): CardPort | null {
  // Chromium leaves scripts of a replaced extension running: their runtime object is gone, or empty, or throws.
  try {
    const { runtime } = browser;
    const port = runtime.connect({ name: cardPortName });
    // Reading `lastError` keeps Chrome from logging an error if the background was stopped.
    port.onDisconnect.addListener(() => void runtime.lastError);
    return port;
  } catch {
    return null;
  }
}
