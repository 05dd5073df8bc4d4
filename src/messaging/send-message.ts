import { browser } from 'wxt/browser';
import type { Protocol, QuestionName } from './protocol.ts';

/** Asks the background one question; see `ask` below for what may go wrong. */
export type Ask = <N extends QuestionName>(name: N, request: Protocol[N]['request']) => Promise<Protocol[N]['reply']>;

/** What travels back: an answer, or the word that the background does not take this question from this sender. */
export type Envelope<T> = { answer: T } | { refused: true };

/**
 * Asks the background. Rejects only when it is gone (the extension was updated), failed twice or refuses the
 * question. A background killed in the middle rejects the first try at once; every question is safe to repeat.
 */
export const ask: Ask = async (name, request) => {
  const send = (): Promise<Envelope<Protocol[typeof name]['reply']> | undefined> =>
    browser.runtime.sendMessage({ name, request });
  const envelope = await send().catch(send);
  if (envelope && 'answer' in envelope) return envelope.answer;
  throw new Error(`Not taken: ${name}`);
};

/** Asking, and asking before anybody wants the answer. */
export type Prefetch = {
  ask: Ask;
  /** Asks now; whoever asks the same for the first time gets this answer. */
  ahead<N extends QuestionName>(name: N, request: Protocol[N]['request']): void;
  /** What was not asked for until now is asked anew. */
  end(): void;
};

/** Creates the way to ask ahead, for questions that a page will ask as soon as it has read what it is drawn by. */
export function createPrefetch(ask: Ask): Prefetch {
  const underWay = new Map<string, Promise<unknown>>();
  const nameOf = (...question: [name: string, request: unknown]) => JSON.stringify(question);
  return {
    ask: <N extends QuestionName>(name: N, request: Protocol[N]['request']) => {
      if (underWay.size === 0) return ask(name, request);
      const key = nameOf(name, request);
      // Asked under the same name, it has that name's reply.
      const found = underWay.get(key) as Promise<Protocol[N]['reply']> | undefined;
      underWay.delete(key);
      return found ?? ask(name, request);
    },
    ahead: (name, request) => {
      const asking = ask(name, request);
      underWay.set(nameOf(name, request), asking);
      // Told to whoever asks for it, if anybody does.
      asking.catch(() => {});
    },
    end: () => underWay.clear(),
  };
}
