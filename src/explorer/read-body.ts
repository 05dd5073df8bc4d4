/** The text of a body. `whole` is false when it was longer than the limit and was not read to its end. */
export type BodyText = { text: string; whole: boolean };

/** Reads a body as text as it comes, never holding more than `limitBytes`; an announced size over the limit is not read at all. */
export async function readBody(response: Response, limitBytes: number): Promise<BodyText> {
  const { body } = response;
  if (body === null) {
    return { text: '', whole: true };
  }

  if (Number(response.headers.get('content-length')) > limitBytes) {
    dropBody(response);
    return { text: '', whole: false };
  }

  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let readBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return { text: text + decoder.decode(), whole: true };
    }

    readBytes += value.byteLength;
    if (readBytes > limitBytes) {
      stopReader(reader);
      return { text, whole: false };
    }

    text += decoder.decode(value, { stream: true });
  }
}

/** Lets go of a body that nobody will read. */
function dropBody(response: Response): void {
  // Nothing waits for it, and a stream that cannot be cancelled has already ended.
  response.body?.cancel().catch(() => undefined);
}

function stopReader(reader: ReadableStreamDefaultReader<Uint8Array>): void {
  // As above.
  reader.cancel().catch(() => undefined);
}
