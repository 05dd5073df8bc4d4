/**
 * Returns a blob: URL (`own`) for the picture at an https URL. `own` is null if the browser does not allow requests to
 * its host; the result is null if loading failed.
 */
export type LoadPicture = (url: string) => Promise<{ own: string | null } | null>;

type FetchPicture = (url: string, init: RequestInit) => Promise<Response>;

const mostBytes = 10_000_000;
const longestMs = 20_000;

/**
 * Loads a picture without identifying the user: no cookies, no referrer, and nothing else that an `<img>` sends along.
 * Returns null for anything but a bitmap (SVG is a document), above 10 MB, after 20 s, and for a redirect.
 */
export async function loadPicture(url: string, fetchPicture: FetchPicture): Promise<{ own: string } | null> {
  try {
    const response = await fetchPicture(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The user was told about this host only, and a redirect could lead into the user's own network.
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

// Not every browser supports `for await` on a stream.
async function* readParts(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // The rest of the stream is not needed.
    await reader.cancel().catch(() => {});
  }
}
