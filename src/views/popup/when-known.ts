import { effect } from '@preact/signals';
import type { ThisPage } from './create-this-page.ts';

// A page that is busy must not keep a person waiting for ever: without its list the gate asks first all the same.
const longestMs = 1_000;

/** Resolves once it is known what stands on a page, or why that cannot be; after a second at the latest. */
export async function whenKnown(
  page: ThisPage | null,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (page === null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended = new AbortController();
  const stop = effect(() => {
    if (page.state.value.kind !== 'looking') resolve();
  });
  await Promise.race([promise, wait(longestMs, ended.signal)]);
  stop();
  ended.abort();
}
