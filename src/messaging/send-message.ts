import { browser } from 'wxt/browser';
import type { Protocol, QuestionName } from './protocol.ts';

/** Sends one message to the background; see `ask` below for how it can fail. */
export type Ask = <N extends QuestionName>(name: N, request: Protocol[N]['request']) => Promise<Protocol[N]['reply']>;

/** The reply: an answer, or `refused` if the background does not accept this message from this sender. */
export type Envelope<T> = { answer: T } | { refused: true };

/**
 * Sends a message to the background, and once more if that fails: a background killed midway rejects the first try at
 * once, and every message is safe to repeat. Rejects only if the background is gone (the extension was updated), failed
 * twice or refuses the message.
 */
export const ask: Ask = async (name, request) => {
  const send = (): Promise<Envelope<Protocol[typeof name]['reply']> | undefined> =>
    browser.runtime.sendMessage({ name, request });
  const envelope = await send().catch(send);
  if (envelope && 'answer' in envelope) return envelope.answer;
  throw new Error(`Not taken: ${name}`);
};

/** Sends messages, also before their answer is needed. */
export type Prefetch = {
  ask: Ask;
  /** Sends now; the first call of `ask` with the same message gets this answer. */
  ahead<N extends QuestionName>(name: N, request: Protocol[N]['request']): void;
  /** Drops unused answers: later calls of `ask` send again. */
  end(): void;
};

/** Creates a prefetch for messages that a page will send as soon as it has read the data it is rendered from. */
export function createPrefetch(ask: Ask): Prefetch {
  const underWay = new Map<string, Promise<unknown>>();
  const nameOf = (...question: [name: string, request: unknown]) => JSON.stringify(question);
  return {
    ask: <N extends QuestionName>(name: N, request: Protocol[N]['request']) => {
      if (underWay.size === 0) return ask(name, request);
      const key = nameOf(name, request);
      // The key includes the name, so the reply has that name's type.
      const found = underWay.get(key) as Promise<Protocol[N]['reply']> | undefined;
      underWay.delete(key);
      return found ?? ask(name, request);
    },
    ahead: (name, request) => {
      const asking = ask(name, request);
      underWay.set(nameOf(name, request), asking);
      // A rejection reaches the caller of `ask`, if there is one; it must not be unhandled otherwise.
      asking.catch(() => {});
    },
    end: () => underWay.clear(),
  };
}
