import { formatNumber } from '../../format/format-number.ts';
import type { TokenTransfer } from '../../models/token.ts';
import { words } from '../../words/words.ts';
import type { Pages } from './pages.ts';

/** How many transfers are here, and the button for more of them. */
export function MoreTransfers({ pages, count }: { pages: Pages<TokenTransfer>; count: number }) {
  const say = words().popupTransfers;
  const transfers = say.transfers(count, formatNumber(count));
  const isLoading = pages.loading.value === 'more';
  switch (pages.end.value) {
    case 'open':
      return (
        <div class="loader loader-line" tabIndex={-1} key="end">
          <span class="num" role="status">
            {isLoading ? say.askingForMore : say.soFar(transfers)}
          </span>
          <span class="grow" />
          <button
            type="button"
            class="button"
            aria-busy={isLoading}
            aria-disabled={isLoading}
            onClick={() => void pages.loadMore()}
          >
            {say.more}
          </button>
        </div>
      );
    case 'reached':
      return (
        <div class="loader" tabIndex={-1} key="end">
          <p class="num" role="status">
            {say.areAll(transfers)}
          </p>
        </div>
      );
    case 'repeated':
      return (
        <div class="loader" tabIndex={-1} key="end">
          <p class="num" role="status">
            {say.repeat(transfers)}
          </p>
        </div>
      );
  }
}
