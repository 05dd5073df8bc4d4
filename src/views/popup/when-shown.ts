import type { Popup } from './create-popup.ts';
import { when } from './when.ts';

// What a running background knows is there within it. One that has to start first takes longer than anybody should look
// at an empty frame: then the popup is drawn without.
const longestMs = 40;

/**
 * Resolves once there are rows of what was looked up, or something else to be seen of it; after the blink of an eye at the
 * latest. A popup that is drawn then is drawn once, instead of once without and once with what is known.
 */
export async function whenShown(
  { showing, balance, transfers, lookUp }: Pick<Popup, 'showing' | 'balance' | 'transfers' | 'lookUp'>,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const hasRows = () => Boolean((balance.value ?? transfers.value)?.pages.rows.value);
  await when(() => hasRows() || showing.value === 'transaction' || lookUp.problem.value !== null, longestMs, wait);
}
