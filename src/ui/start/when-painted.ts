import type { Popup } from '../popup/shell/popup.ts';
import { when } from '../popup/shell/take-opened.ts';

// A busy browser may take long to produce its first frame.
const longestMs = 50;

/**
 * Resolves after the first frame of this document, or after 50 ms, so that rendering does not delay that frame. If it
 * is called early, the caller rarely waits. Resolves at once if the document is hidden, because that is never painted.
 */
export function whenPainted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) return done();
    setTimeout(done, longestMs);
    requestAnimationFrame(() => setTimeout(done));
  });
}

// A stopped background starts and reads its cache within this time. If it takes longer, the popup is rendered without
// the cached data, because the user wants to see something.
const longestWaitMs = 100;

/**
 * Resolves once the cached data of the lookup has been read, or a transaction or a problem is shown; after 100 ms at
 * the latest. The popup is then rendered once, instead of once without and once with the cached data.
 */
export async function whenShown(
  { showing, balance, transfers, lookUp }: Pick<Popup, 'showing' | 'balance' | 'transfers' | 'lookUp'>,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const isRead = () => {
    const pages = (balance.value ?? transfers.value)?.pages;
    return pages !== undefined && (pages.rows.value !== null || pages.isKnownRead.value);
  };
  await when(() => isRead() || showing.value === 'transaction' || lookUp.problem.value !== null, longestWaitMs, wait);
}

/** Resolves after `ms` milliseconds, or as soon as the signal is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
