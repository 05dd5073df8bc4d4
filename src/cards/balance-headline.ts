import type { Unit } from '../format/chain-words.ts';
import { formatNumber } from '../format/format-number.ts';
import { formatAge, formatDate } from '../format/format-time.ts';
import { formatUnits } from '../format/format-units.ts';
import type { BalanceChange, BalancePage } from '../models/balance.ts';
import { words } from '../words/words.ts';
import type { Headline } from './card-content.ts';
import { toHeadlineParts } from './sentence-parts.ts';

/** The newest balance, its last change and how many are known. `asked` is null for an answer of now. */
export function toBalanceHeadline(
  newest: BalanceChange,
  page: BalancePage,
  { unit, now, asked }: { unit: Unit; now: number; asked: string | null },
): Headline {
  const { addressCard, lists } = words();
  const since = page.changes.at(-1)?.approximateTime ?? null;
  const { length } = page.changes;
  const count = formatNumber(length);
  const detail = lists.facts([
    ...(asked === null ? [] : [asked]),
    toChangeWords(newest, { unit, now }),
    since === null
      ? addressCard.changes(length, count)
      : addressCard.changesSince(length, count, formatDate(since, { now })),
  ]);
  return { ...toHeadlineParts(`${formatUnits(newest.value, unit.decimals).text} ${unit.symbol}`, detail), big: true };
}

// The service guesses these times from block numbers.
function toChangeWords(
  { delta, approximateTime }: BalanceChange,
  { unit: { symbol, decimals }, now }: { unit: Unit; now: number },
): string {
  const said = words().addressCard;
  const age = approximateTime === null ? null : formatAge(approximateTime, now);
  if (delta === null) return age === null ? said.changed : said.changedAt(age);
  const amount = `${formatUnits(delta, decimals, { sign: true }).text} ${symbol}`;
  return age === null ? amount : said.changedByAt(amount, age);
}
