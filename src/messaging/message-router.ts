import { browser } from 'wxt/browser';
import type { ReferenceContext } from '../references/reference.ts';
import type { Protocol, QuestionName } from './protocol.ts';
import type { Envelope } from './send-message.ts';

/** Answers one kind of message: `from` says who may send it, `isValid` checks the untrusted request. */
type Handler<N extends QuestionName> = {
  from: 'own-pages' | 'anywhere';
  isValid: (request: unknown) => request is Protocol[N]['request'];
  answer: (request: Protocol[N]['request'], sender: Sender) => Promise<Protocol[N]['reply']>;
};

export type Handlers = { [N in QuestionName]: Handler<N> };

const refused = { refused: true } as const;

function isQuestion(message: unknown, handlers: Handlers): message is { name: QuestionName; request: unknown } {
  if (typeof message !== 'object' || message === null || !('name' in message) || !('request' in message)) return false;
  return typeof message.name === 'string' && Object.hasOwn(handlers, message.name);
}

/** Runs a message's handler, or refuses an unknown name, wrong sender or wrong shape. Rejects if the handler fails. */
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

/** Serves all messages. Call once, synchronously, when the background starts. */
export function routeMessages(handlers: Handlers): void {
  const own = { id: browser.runtime.id, baseUrl: browser.runtime.getURL('/') };
  browser.runtime.onMessage.addListener(
    (message: unknown, sender: Sender, sendResponse: (envelope: unknown) => void) => {
      handleMessage({ message, sender, own, handlers }).then(sendResponse, () => sendResponse(refused));
      // Keeps the channel open for the answer; not every browser supports async listeners.
      return true;
    },
  );
}

/** The parts of a browser's message sender that Hashlens looks at. */
export type Sender = {
  id?: string | undefined;
  url?: string | undefined;
  /** The frame's origin, also for frames without their own URL; not in every browser. */
  origin?: string | undefined;
  tab?: { id?: number | undefined; incognito?: boolean | undefined; windowId?: number | undefined } | undefined;
  /** The frame's id within the tab; 0 is the page itself. */
  frameId?: number | undefined;
  /** The id of the document in that frame; not in every browser. */
  documentId?: string | undefined;
  /** "prerender" while a page is loaded ahead of a visit that may never come; not in every browser. */
  documentLifecycle?: string | undefined;
};

/** Our extension's id, and the URL that all its pages start with. */
export type Own = { id: string; baseUrl: string };

/** True if the message comes from this extension: a content script or one of our pages. */
export function isOurs(sender: Sender | undefined, own: Own): boolean {
  return sender?.id === own.id;
}

/** True if the message comes from one of our own pages, which alone may access the credentials. */
export function isOwnPage(sender: Sender | undefined, own: Own): boolean {
  return isOurs(sender, own) && sender?.url?.startsWith(own.baseUrl) === true;
}

/**
 * True if a question comes from a private window, so that nothing about it may be stored. Browsers report this for
 * tabs; our popup and side panel are not in tabs and report it themselves. `sender` must be from this extension.
 */
export function isPrivate(sender: Sender, question: { isPrivate?: true }): boolean {
  return sender.tab?.incognito === true || (question.isPrivate === true && /^\w+-extension:/.test(sender.url ?? ''));
}

/**
 * Returns the context with the sender's host and path as the browser reports them: a hijacked content script might
 * claim another site. The claimed host is kept only if the browser reports neither an http(s) URL nor such an origin.
 */
export function withSendersPage(context: ReferenceContext, sender: Sender): ReferenceContext {
  const [page] = toUrl(sender.url);
  const [host = context.pageHost] = [page, ...toUrl(sender.origin)].flatMap((url) => (url ? [url.host] : []));
  return { ...context, pageHost: host, pagePath: page?.pathname };
}

function toUrl(url: string | undefined): URL[] {
  return url !== undefined && /^https?:/.test(url) && URL.canParse(url) ? [new URL(url)] : [];
}
