import type { FuzzCase } from './fuzz-case.ts';

const withoutBody = new Set([204, 205, 304]);

/** Returns a case's response: whole, in chunks that may split a character, or with a bad ending. */
export function toResponse(
  { status, headers, delivery }: Pick<FuzzCase, 'status' | 'headers' | 'delivery'>,
  body: string,
): Response {
  const init = { status, headers: { 'content-type': 'application/json', ...headers } };
  if (withoutBody.has(status)) return new Response(null, init);
  if (delivery.pieceBytes === null) return new Response(body, init);
  return new Response(toStream(new TextEncoder().encode(body), delivery.pieceBytes, delivery.ending), init);
}

function toStream(bytes: Uint8Array, size: number, ending: FuzzCase['delivery']['ending']): ReadableStream<Uint8Array> {
  // Makes at most a thousand chunks: what matters is where text is split, not how often.
  const step = Math.max(size, Math.ceil(bytes.length / 1000));
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + step));
      else if (ending === 'error') controller.error(new TypeError('The connection was cut.'));
      else if (ending === 'whole') controller.close();
      else await new Promise(() => {});
      at += step;
    },
  });
}
