import type { Popup } from './popup.ts';
import { when } from './when.ts';

// A background that the browser had stopped starts and reads within it. One that takes longer is waited for no longer by
// anybody who wants to see something: then the popup is drawn without.
const longestMs = 100;

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
  await when(() => isRead() || showing.value === 'transaction' || lookUp.problem.value !== null, longestMs, wait);
}
