import { formatCount } from '../../format/format-number.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { dayWords } from './balance-words.ts';
import type { End } from './growing-list.ts';
import type { Pages } from './pages.ts';

/** How much of the history is here, and the button that fetches the rest page by page. */
export function HistoryLoader({ pages, rows }: { pages: Pages<BalanceChange>; rows: BalanceChange[] }) {
  const back = dayWords(rows.at(-1)?.approximateTime ?? null);
  const soFar = `${formatCount(rows.length, 'record')}${back ? `, back to ${back}` : ''}`;
  const cost = `${formatCount(pages.credits.value, 'credit')} used`;
  const isLoading = pages.loading.value === 'all';
  const isOpen = isLoading || pages.end.value === 'open';
  return (
    <section class="loader num" aria-label="History" tabIndex={-1}>
      {isLoading && (
        <div class="progress" role="progressbar" aria-label="Loading the history" aria-valuetext={`${soFar}, ${cost}`}>
          <i class="progress-bar" />
        </div>
      )}
      <div key="line" class="loader-line">
        <p role={isOpen ? undefined : 'status'}>
          {soFar}
          {isLoading ? `, ${cost}` : endWords(pages.end.value)}
        </p>
        <span class="grow" />
        {isOpen && (
          // One button with two words: the focus stays on it.
          <button type="button" class="button" onClick={() => (isLoading ? pages.stop() : void pages.loadAll())}>
            {isLoading ? 'Stop' : 'Load full history'}
          </button>
        )}
      </div>
    </section>
  );
}

function endWords(end: End): string {
  switch (end) {
    case 'open':
      return '. There is more.';
    case 'reached':
      return ': the full history.';
    case 'repeated':
      return '. The service began to repeat itself, so what is older cannot be had.';
  }
}
