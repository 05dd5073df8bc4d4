import { useCallback, useMemo, useRef } from 'preact/hooks';
import { toShortForms } from '../../format/hex.ts';
import type { TokenTransfer } from '../../models/token.ts';
import { toTransferKey } from '../../models/transfer-key.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { words } from '../../words/words.ts';
import { WindowedList } from '../parts/windowed-list.tsx';
import type { TransferList } from './lists.ts';
import { numberKeys } from './number-keys.ts';
import type { Surroundings } from './surroundings.ts';
import { TransferRow } from './transfer-row.tsx';
import { useWide } from './use-wide.ts';

// As high as most are: three lines beside the transaction; in a narrow window five, and it below them. What has more to
// say is higher. The width is that of `transfers.css`.
const widePx = 380;
const rowsPx = { wide: 80, narrow: 136 };

/**
 * The transfers of an NFT, newest first; of thousands, those in view. Whoever scrolls to their end gets the next page:
 * each costs credits, so nothing but a scroll fetches one.
 */
export function TransferRows(
  props: { list: TransferList; rows: TokenTransfer[]; watched: WatchedByAddress } & Surroundings,
) {
  const { list, rows, watched, ...around } = props;
  const { pages, chainId } = list;
  const isWide = useWide(widePx);
  const shortForms = useMemo(() => toShortForms(rows.flatMap(partiesOf)), [rows]);
  const keys = useMemo(() => numberKeys(rows.map(toTransferKey)), [rows]);
  const seen = useRef({ count: rows.length, last: rows.length });
  const onReach = useCallback(
    (last: number) => {
      const before = seen.current;
      seen.current = { count: rows.length, last };
      const isScrolled = before.count === rows.length && before.last < last;
      const isFree = pages.loading.peek() === 'nothing' && !pages.failed.peek() && pages.end.peek() === 'open';
      if (isScrolled && isFree && last === rows.length - 1) void pages.loadMore();
    },
    [pages, rows.length],
  );
  return (
    <WindowedList
      class="transfers"
      kind="list"
      label={words().popupTransfers.newestFirst}
      count={rows.length}
      rowPx={isWide ? rowsPx.wide : rowsPx.narrow}
      keyOf={(index) => keys[index] ?? ''}
      onReach={onReach}
      row={(index) => {
        const transfer = rows[index];
        return (
          transfer && (
            <TransferRow
              transfer={transfer}
              watched={watched}
              shortForms={shortForms}
              now={around.now}
              follow={(one) => ({ onClick: () => around.follow(one, chainId) })}
              onTransaction={(hash) => around.showTransaction(hash, chainId)}
            />
          )
        );
      }}
    />
  );
}

function partiesOf({ from, to }: TokenTransfer): string[] {
  return [from, to].flatMap((address) => (address ? [address.hash] : []));
}
