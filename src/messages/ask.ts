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
