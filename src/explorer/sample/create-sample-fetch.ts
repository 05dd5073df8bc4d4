import type { Fetch } from '../access.ts';

/** Gives a `fetch` that knows only the sample and never touches the network: 404 where the sample has no answer. */
export function createSampleFetch({ now }: { now: () => number }): Fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    (init?.signal ?? request?.signal)?.throwIfAborted();
    const url = new URL(request === undefined ? String(input) : request.url);
    const { answerFromSample } = await import('./answer-from-sample.ts');
    const answer = answerFromSample({ url, now: now() }) ?? { status: 404, body: { message: 'Not found' } };
    return Response.json(answer.body, { status: answer.status });
  };
}
