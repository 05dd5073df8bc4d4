import { t } from '../i18n/t.ts';
import type { WatchEnd } from '../models/watched.ts';
import { nativeUnit } from './chain-words.ts';
import { type Amount, formatUnits } from './format-amount.ts';

/** A change and the balance after it, in a chain's own coin. Amounts are wei as integer strings. */
export function changeWords(q: { delta: string; value: string; chainId: number }): { change: Amount; balance: Amount } {
  const unit = nativeUnit(q.chainId);
  const say = (wei: string, options?: { sign: boolean }): Amount => {
    const { text, exact } = formatUnits(wei, unit.decimals, options);
    return { text: `${text} ${unit.symbol}`, exact: `${exact} ${unit.symbol}` };
  };
  return { change: say(q.delta, { sign: true }), balance: say(q.value) };
}

const tones = { succeeded: 'ok', failed: 'bad', dropped: 'bad', lost: 'wait', left: 'wait' } as const;

/** How the watching of a transaction ended: a word or two, a sentence, and how it looks. */
export function endWords(end: WatchEnd): { label: string; text: string; tone: 'ok' | 'bad' | 'wait' } {
  return { label: t('watchlist.check.endLabel', { end }), text: t('watchlist.check.end', { end }), tone: tones[end] };
}
