import { formatCount } from '../../format/format-number.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { dayWords } from './balance-words.ts';
import type { Pages } from './create-pages.ts';

/** How much of the history is here, and the button that fetches the rest page by page. */
export function HistoryLoader({ pages, rows }: { pages: Pages<BalanceChange>; rows: BalanceChange[] }) {
  const back = dayWords(rows.at(-1)?.approximateTime ?? null);
  const soFar = `${formatCount(rows.length, 'record')}${back ? `, back to ${back}` : ''}`;
  const cost = `${formatCount(pages.credits.value, 'credit')} used`;
  if (pages.loading.value === 'all') {
    return (
      <div class="loader">
        <div class="progress" role="progressbar" aria-label="Loading the history" aria-valuetext={`${soFar}, ${cost}`}>
          <i class="progress-bar" />
        </div>
        <div class="loader-line">
          <span class="num">
            {soFar}, {cost}
          </span>
          <span class="grow" />
          <button type="button" class="button" onClick={pages.stop}>
            Stop
          </button>
        </div>
      </div>
    );
  }
  switch (pages.end.value) {
    case 'open':
      return (
        <div class="loader loader-line">
          <span class="num">{soFar}. There is more.</span>
          <span class="grow" />
          <button type="button" class="button" onClick={() => void pages.loadAll()}>
            Load full history
          </button>
        </div>
      );
    case 'reached':
      return (
        <p class="loader num" role="status">
          {soFar}: the full history.
        </p>
      );
    case 'repeated':
      return (
        <p class="loader num" role="status">
          {soFar}. The service began to repeat itself, so what is older cannot be had.
        </p>
      );
  }
}
