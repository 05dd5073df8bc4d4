import { formatNumber, formatPercent } from '../../format/format-number.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { words } from '../../words/words.ts';
import { dayWords } from './balance-words.ts';
import type { Pages } from './pages.ts';

/** How much of the history is here, and the button that fetches the rest page by page. */
export function HistoryLoader({ pages, rows }: { pages: Pages<BalanceChange>; rows: BalanceChange[] }) {
  const back = dayWords(rows.at(-1)?.approximateTime ?? null);
  const say = words().popupBalance;
  const records = say.records(rows.length, formatNumber(rows.length));
  const soFar = back === null ? records : say.recordsBackTo(records, back);
  const credits = pages.credits.value;
  const withCost = say.recordsAndCost(soFar, say.creditsUsed(credits, formatNumber(credits)));
  const atEnd = { open: say.recordsAndMore, reached: say.recordsAreAll, repeated: say.recordsRepeat };
  const isLoading = pages.loading.value === 'all';
  const share = isLoading ? shareOfWay(rows) : null;
  const isOpen = isLoading || pages.end.value === 'open';
  return (
    <section class="loader num" aria-label={say.history} tabIndex={-1}>
      {isLoading && (
        <div class="progress" role="progressbar" aria-label={say.loadingHistory} aria-valuetext={withCost}>
          <i class="progress-bar" />
        </div>
      )}
      <div key="line" class="loader-line">
        <p role={isOpen ? undefined : 'status'}>{isLoading ? withCost : atEnd[pages.end.value](soFar)}</p>
        <span class="grow" />
        {isOpen && (
          // One button with two words: the focus stays on it.
          <button type="button" class="button" onClick={() => (isLoading ? pages.stop() : void pages.loadAll())}>
            {isLoading ? say.stop : say.loadAll}
          </button>
        )}
      </div>
      {share !== null && <p class="hint">{say.wayDone(share)}</p>}
    </section>
  );
}

/**
 * How much of the way from the newest change down to block 0 is done: the service says neither how many changes there
 * are nor where they begin, so this is all that can be told. Null for nothing yet.
 */
function shareOfWay(rows: BalanceChange[]): string | null {
  const [newest, oldest] = [rows[0]?.blockNumber ?? 0, rows.at(-1)?.blockNumber ?? 0];
  return newest > oldest ? formatPercent(String(newest - oldest), String(newest)) : null;
}
