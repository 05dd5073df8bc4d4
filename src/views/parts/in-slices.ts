// Half a frame at 60 a second: the rest is for whatever the person does meanwhile.
const sliceMs = 8;

/**
 * Goes through what is made piece by piece, for a long work that must not freeze the page: after each few milliseconds
 * the browser gets its turn. Ends between two pieces when the signal ends.
 */
export async function inSlices<T>(
  pieces: Iterable<T>,
  { take, signal }: { take: (piece: T) => void; signal: AbortSignal },
): Promise<void> {
  let until = performance.now() + sliceMs;
  for (const piece of pieces) {
    if (signal.aborted) return;
    take(piece);
    if (performance.now() < until) continue;
    await new Promise((done) => setTimeout(done));
    until = performance.now() + sliceMs;
  }
}
