import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import { creditsLeftWords } from '../parts/credit-words.ts';

/** What this popup has cost so far in words, and what is left of the account's credits where that is known. */
export function creditsHereWords(used: number, left: number | null): string {
  const say = words().popup;
  const here = used === 0 ? say.noCreditsUsed : say.creditsUsedHere(used, formatNumber(used));
  return left === null ? here : `${here} · ${creditsLeftWords(left)}`;
}
