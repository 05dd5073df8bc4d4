import type { Protocol, QuestionName } from '../../../src/messaging/protocol.ts';
import type { Ask } from '../../../src/messaging/send-message.ts';

/** Answers to some of the questions; anything else rejects, as a background that is gone would. */
export type FakeAnswers = {
  [N in QuestionName]?: (request: Protocol[N]['request']) => Protocol[N]['reply'] | Promise<Protocol[N]['reply']>;
};

/** A fake `ask` that writes down what it was asked. */
export function createFakeAsk(answers: FakeAnswers): { ask: Ask; asked: { name: QuestionName; request: unknown }[] } {
  const asked: { name: QuestionName; request: unknown }[] = [];
  const ask: Ask = async (name, request) => {
    asked.push({ name, request });
    const answer = answers[name];
    if (!answer) throw new Error('gone');
    return answer(request);
  };
  return { ask, asked };
}

/** A promise to settle by hand. */
export function createDeferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, resolve };
}

/** Answers with one after the other, and with the last again and again. */
export function inTurn<const Replies extends readonly unknown[]>(...replies: Replies): () => Replies[number] {
  let count = 0;
  return () => replies[Math.min(count++, replies.length - 1)];
}
