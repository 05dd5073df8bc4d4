import type { Protocol, QuestionName } from '../../../src/messaging/protocol.ts';
import type { Ask } from '../../../src/messaging/send-message.ts';

/** Answers to some questions. All others reject, as if the background were gone. */
export type FakeAnswers = {
  [N in QuestionName]?: (request: Protocol[N]['request']) => Protocol[N]['reply'] | Promise<Protocol[N]['reply']>;
};

/** Creates a fake `ask` that records what it was asked. */
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

/** Returns a promise that the test resolves. */
export function createDeferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, resolve };
}

/** Returns the replies in order, then repeats the last one. */
export function inTurn<const Replies extends readonly unknown[]>(...replies: Replies): () => Replies[number] {
  let count = 0;
  return () => replies[Math.min(count++, replies.length - 1)];
}
