import { browser } from 'wxt/browser';
import type { Envelope } from './ask.ts';
import type { Protocol, QuestionName } from './protocol.ts';
import { isOurs, isOwnPage, type Own, type Sender } from './sender.ts';

/** Answers one question: `from` says who may ask it, `isValid` distrusts what arrived. */
type Handler<N extends QuestionName> = {
  from: 'own-pages' | 'anywhere';
  isValid: (request: unknown) => request is Protocol[N]['request'];
  answer: (request: Protocol[N]['request'], sender: Sender) => Promise<Protocol[N]['reply']>;
};

/** One handler for every question. */
export type Handlers = { [N in QuestionName]: Handler<N> };

const refused = { refused: true } as const;

function isQuestion(message: unknown, handlers: Handlers): message is { name: QuestionName; request: unknown } {
  if (typeof message !== 'object' || message === null || !('name' in message) || !('request' in message)) return false;
  return typeof message.name === 'string' && Object.hasOwn(handlers, message.name);
}

/** Runs the handler that a message asks for, or refuses it: unknown name, wrong sender, wrong shape. Rejects if it fails. */
export async function handleMessage(q: {
  message: unknown;
  sender: Sender;
  own: Own;
  handlers: Handlers;
}): Promise<Envelope<unknown>> {
  const { message, sender, own, handlers } = q;
  if (!isOurs(sender, own) || !isQuestion(message, handlers)) return refused;
  return runHandler({ handlers, name: message.name, request: message.request, sender, own });
}

async function runHandler<N extends QuestionName>(q: {
  handlers: Handlers;
  name: N;
  request: unknown;
  sender: Sender;
  own: Own;
}): Promise<Envelope<unknown>> {
  const handler: Handlers[N] = q.handlers[q.name];
  if (handler.from === 'own-pages' && !isOwnPage(q.sender, q.own)) return refused;
  if (!handler.isValid(q.request)) return refused;
  return { answer: await handler.answer(q.request, q.sender) };
}

/** Serves every question; called once, synchronously, when the background starts. */
export function serve(handlers: Handlers): void {
  const own = { id: browser.runtime.id, baseUrl: browser.runtime.getURL('/') };
  browser.runtime.onMessage.addListener(
    (message: unknown, sender: Sender, sendResponse: (envelope: unknown) => void) => {
      handleMessage({ message, sender, own, handlers }).then(sendResponse, () => sendResponse(refused));
      // Keeps the channel open for the answer; an async listener would not do in every browser.
      return true;
    },
  );
}
