import type { ThisPage } from './create-this-page.ts';
import { when } from './when.ts';

// A page that is busy must not keep a person waiting for ever: without its list the gate asks first all the same.
const longestMs = 1_000;

/** Resolves once it is known what stands on a page, or why that cannot be; after a second at the latest. */
export async function whenKnown(
  page: ThisPage | null,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  if (page !== null) await when(() => page.state.value.kind !== 'looking', longestMs, wait);
}
