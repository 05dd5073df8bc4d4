import { formatNumber, formatPercent } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { ListNotes } from '../shell/list-notes.tsx';
import type { Pages } from '../shell/paged-list.ts';
import { dayWords } from './balance-words.ts';

/** Shows how much of the history is loaded, with a button that loads the rest page by page. */
export function HistoryLoader({ pages, rows }: { pages: Pages<BalanceChange>; rows: BalanceChange[] }) {
  const back = dayWords(rows.at(-1)?.approximateTime ?? null);
  const records = t('popup.balance.records', { count: rows.length, formatted: formatNumber(rows.length) });
  const soFar = back === null ? records : t('popup.balance.recordsBackTo', { records, day: back });
  const credits = pages.credits.value;
  const withCost = t('popup.balance.recordsAndCost', {
    records: soFar,
    creditsUsed: t('popup.balance.creditsUsed', { count: credits, formatted: formatNumber(credits) }),
  });
  const atEnd = {
    open: soFar,
    reached: t('popup.balance.recordsAreAll', { records: soFar }),
    repeated: t('popup.balance.recordsRepeat', { records: soFar }),
  };
  const isLoading = pages.loading.value === 'all';
  const share = isLoading ? shareOfWay(rows) : null;
  const isOpen = isLoading || pages.end.value === 'open';
  return (
    <section class="loader num" aria-label={t('popup.balance.history')} tabIndex={-1}>
      {isLoading && (
        <div
          class="progress"
          role="progressbar"
          aria-label={t('popup.balance.loadingHistory')}
          aria-valuetext={withCost}
        >
          <i class="progress-bar" />
        </div>
      )}
      <div key="line" class="loader-line">
        <p role={isOpen ? undefined : 'status'}>{isLoading ? withCost : atEnd[pages.end.value]}</p>
        <span class="grow" />
        {isOpen && (
          // One button with two labels, so that it keeps the focus.
          <button type="button" class="button" onClick={() => (isLoading ? pages.stop() : void pages.loadAll())}>
            {isLoading ? t('popup.balance.stop') : t('popup.balance.loadAll')}
          </button>
        )}
      </div>
      {share !== null && <p class="hint">{t('popup.balance.wayDone', { share })}</p>}
      <ListNotes pages={pages} rows={rows} />
    </section>
  );
}

/**
 * Returns the loaded share of the blocks between the newest change and block 0, null if nothing is loaded yet. The
 * service reports neither the number of changes nor the first one, so no better progress is available.
 */
function shareOfWay(rows: BalanceChange[]): string | null {
  const [newest, oldest] = [rows[0]?.blockNumber ?? 0, rows.at(-1)?.blockNumber ?? 0];
  return newest > oldest ? formatPercent(String(newest - oldest), String(newest)) : null;
}
