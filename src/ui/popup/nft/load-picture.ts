/**
 * Gives an address of this page's own (blob:) for the picture at an https address, a null one where the browser does not
 * let its host be asked; null where it did not come.
 */
export type LoadPicture = (url: string) => Promise<{ own: string | null } | null>;

type FetchPicture = (url: string, init: RequestInit) => Promise<Response>;

const mostBytes = 10_000_000;
const longestMs = 20_000;

/**
 * Loads a picture without saying who asks: no cookie, no referrer, and none of what an `<img>` sends along. Anything but
 * a picture of dots (SVG is a document), more than 10 MB, what takes longer than 20 s and what is elsewhere now is none.
 */
export async function loadPicture(url: string, fetchPicture: FetchPicture): Promise<{ own: string } | null> {
  try {
    const response = await fetchPicture(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The person was told of this host alone, and another one may be in their own house.
      redirect: 'error',
      signal: AbortSignal.timeout(longestMs),
    });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !response.body || !/^image\/(?!svg)/i.test(type)) return null;
    const parts: BlobPart[] = [];
    let bytes = 0;
    for await (const part of readParts(response.body)) {
      bytes += part.length;
      if (bytes > mostBytes) return null;
      parts.push(part);
    }
    return { own: URL.createObjectURL(new Blob(parts, { type })) };
  } catch {
    return null;
  }
}

// Not every browser lets a stream be looped over.
async function* readParts(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // What is left is not wanted any more.
    await reader.cancel().catch(() => {});
  }
}
