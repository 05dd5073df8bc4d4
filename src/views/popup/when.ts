import { effect } from '@preact/signals';

/** Resolves once something that signals tell holds, after so many milliseconds at the latest. */
export async function when(
  holds: () => boolean,
  longestMs: number,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = new AbortController();
  const stop = effect(() => {
    if (holds()) resolve();
  });
  await Promise.race([promise, wait(longestMs, ended.signal)]);
  stop();
  ended.abort();
}
