import type { Popup } from '../popup/shell/popup.ts';
import { when } from '../popup/shell/take-opened.ts';

// A browser that is busy with something else gives its first frame late.
const longestMs = 50;

/**
 * Resolves once a frame of this document was made, soon in any case: what is drawn after that does not hold up its first
 * one. Called early, it is rarely waited for. Nobody paints what is hidden.
 */
export function whenPainted(): Promise<void> {
  return new Promise((done) => {
    if (document.hidden) return done();
    setTimeout(done, longestMs);
    requestAnimationFrame(() => setTimeout(done));
  });
}

// A background that the browser had stopped starts and reads within it. One that takes longer is waited for no longer by
// anybody who wants to see something: then the popup is drawn without.
const longestWaitMs = 100;

/**
 * Resolves once what is known of what was looked up has been read, or something else is to be seen of it; soon enough in
 * any case. A popup that is drawn then is drawn once, instead of once without and once with what is known.
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

/** Resolves after so many milliseconds, or as soon as the signal ends. */
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
