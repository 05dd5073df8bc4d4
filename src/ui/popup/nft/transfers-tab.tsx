import { ArrowRight, Plus, X } from 'lucide';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Part } from '../../../cards/card-content.ts';
import { toInstanceLines } from '../../../cards/nft-rows.ts';
import { markOwnParts } from '../../../cards/own-names.ts';
import { formatFailure } from '../../../format/failure.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { formatAge } from '../../../format/format-time.ts';
import { type ShortForms, toShortForms, withShortForms } from '../../../format/hex.ts';
import { type NftMove, toNftMove } from '../../../format/nft-moves.ts';
import { withElements } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/t.ts';
import { type TokenTransfer, toTransferKey } from '../../../models/token.ts';
import type { WatchedByAddress } from '../../../models/watched.ts';
import { type Follow, Icon, Parts } from '../../card/text-parts.tsx';
import { AsOf, ClockNote } from '../../components/as-of.tsx';
import { ExportBar } from '../../components/export-bar.tsx';
import { Empty, FailureNote, Skeleton } from '../../components/placeholder.tsx';
import { TransactionLink } from '../../components/transaction-link.tsx';
import { useClock } from '../../components/use-clock.ts';
import { WindowedList } from '../../components/windowed-list.tsx';
import type { TransferList } from '../shell/create-lists.ts';
import { Held, ListNotes, OnlyEmptyPages } from '../shell/list-notes.tsx';
import { numberKeys, type Pages } from '../shell/paged-list.ts';
import type { Surroundings } from '../shell/views.ts';
import type { LoadPicture } from './load-picture.ts';
import { NftHead } from './nft-head.tsx';
import { toTransfersFile } from './transfers-export.ts';

/** The "NFT transfers" tab: no lookup yet, loading, failed, empty, or the NFT and its transfers. */
export function TransfersTab(
  props: { list: TransferList | null; watched: WatchedByAddress; loadPicture: LoadPicture | null } & Surroundings,
) {
  const { list, watched, loadPicture, ...around } = props;
  if (!list) {
    return (
      <Empty title={t('popup.transfers.nothingAsked.title')}>
        {withElements(
          (example) => t('popup.transfers.nothingAsked.text', { example }),
          <span class="mono">0x…/42</span>,
        )}
      </Empty>
    );
  }
  const { pages, reference, chainId } = list;
  const rows = pages.rows.value ?? [];
  const failure = pages.failed.value?.failure;
  const isAtRest = pages.loading.value === 'nothing' || pages.loading.value === 'newer';
  const isEmpty = !failure && pages.rows.value?.length === 0 && isAtRest;
  const isComplete = pages.end.value === 'reached';
  const name = `${chainId} ${reference.contract} ${reference.tokenId}`;
  return (
    <div class="stack">
      <ClockNote newest={rows[0]?.timestamp} now={around.now} />
      {rows.length === 0 && !isEmpty && !failure && <Skeleton text={t('popup.transfers.asking')} />}
      <Held pages={pages} now={around.now} />
      {isEmpty && isComplete && (
        <Empty title={t('popup.transfers.empty.title')}>{t('popup.transfers.empty.text')}</Empty>
      )}
      {isEmpty && !isComplete && <OnlyEmptyPages pages={pages} />}
      {rows.length > 0 && (
        <NftHead
          key={`head ${name}`}
          list={list}
          rows={rows}
          watched={watched}
          loadPicture={loadPicture}
          now={around.now}
          openOptions={around.openOptions}
        />
      )}
      {rows.length > 0 && <TransferRows key={`rows ${name}`} list={list} rows={rows} watched={watched} {...around} />}
      {failure && (
        <FailureNote
          words={formatFailure(failure, { now: around.now(), about: 'token-instance' })}
          act={{
            'open-options': around.openOptions,
            'add-key': () => around.addKey({ reference, chainId }),
            'try-again': () => void pages.tryAgain(),
          }}
        />
      )}
      {rows.length > 0 && <MoreTransfers pages={pages} count={rows.length} />}
      {rows.length > 0 && <ListNotes pages={pages} rows={rows} />}
      {(isEmpty || rows.length > 0) && (
        <div class="actions">
          <AsOf pages={pages} now={around.now} />
          <ExportBar
            key={`export ${name}`}
            count={rows.length}
            part={
              isComplete
                ? null
                : t('export.onlyLoaded', {
                    rows: t('popup.transfers.transfers', { count: rows.length, formatted: formatNumber(rows.length) }),
                  })
            }
            toFile={(form) =>
              toTransfersFile(
                {
                  chainId,
                  reference,
                  transfers: rows,
                  asOf: pages.asOf.peek(),
                  isComplete,
                  isSample: pages.isSample.peek(),
                },
                form,
              )
            }
          />
        </div>
      )}
    </div>
  );
}

/** Shows how many transfers are loaded, with a button for more. */
function MoreTransfers({ pages, count }: { pages: Pages<TokenTransfer>; count: number }) {
  const transfers = t('popup.transfers.transfers', { count, formatted: formatNumber(count) });
  const isLoading = pages.loading.value === 'more';
  switch (pages.end.value) {
    case 'open':
      return (
        <div class="loader loader-line" tabIndex={-1} key="end">
          <span class="num" role="status">
            {isLoading ? t('popup.transfers.askingForMore') : t('popup.transfers.soFar', { transfers })}
          </span>
          <span class="grow" />
          <button
            type="button"
            class="button"
            aria-busy={isLoading}
            aria-disabled={isLoading}
            onClick={() => void pages.loadMore()}
          >
            {t('popup.transfers.more')}
          </button>
        </div>
      );
    case 'reached':
      return (
        <div class="loader" tabIndex={-1} key="end">
          <p class="num" role="status">
            {t('popup.transfers.areAll', { transfers })}
          </p>
        </div>
      );
    case 'repeated':
      return (
        <div class="loader" tabIndex={-1} key="end">
          <p class="num" role="status">
            {t('popup.transfers.repeat', { transfers })}
          </p>
        </div>
      );
  }
}

// The usual row heights: two lines, or three in a narrow window. Longer rows are higher. The breakpoint is the one in
// `transfers.css`.
const widePx = 380;
const rowsPx = { wide: 44, narrow: 64 };

/**
 * An NFT's transfers, newest first; only the rows in view are rendered. Scrolling to the end loads the next page. New
 * rows alone do not, because each page costs credits.
 */
function TransferRows(props: { list: TransferList; rows: TokenTransfer[]; watched: WatchedByAddress } & Surroundings) {
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
      label={t('popup.transfers.newestFirst')}
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

const icons = { minted: Plus, transferred: ArrowRight, burnt: X, announced: X } as const;
const looks: Partial<{ [move in NftMove]: string }> = { minted: ' in', burnt: ' out', announced: ' out' };

/** One transfer: what happened, between whom and when; as there is room, in which block and by which method. */
export function TransferRow(props: {
  transfer: TokenTransfer;
  watched: WatchedByAddress;
  /** Short forms for the whole list, not only for this row. */
  shortForms: ShortForms;
  now: () => number;
  follow: Follow;
  onTransaction: (hash: string) => void;
}) {
  const { transfer, watched, now, follow, onTransaction } = props;
  const move = toNftMove(transfer);
  // Renders again when the age in the row's text changes.
  useClock(() => formatAge(transfer.timestamp, now()));
  const { said, sender, facts, when } = withShortForms(props.shortForms, () => toInstanceLines(transfer, now()));
  const draw = (parts: Part[]) => <Parts parts={markOwnParts(parts, watched)} follow={follow} />;
  return (
    <div class="transfer">
      <span class={`movement${looks[move] ?? ''}`}>
        <Icon of={icons[move]} />
      </span>
      <p class="transfer-text">{draw(said)}</p>
      <div class="transfer-more hint num">
        {sender.length > 0 && <p class="transfer-text">{draw(sender)}</p>}
        <div class="facts" title={facts.map(({ text }) => text).join(' · ')}>
          {draw(facts)}
        </div>
      </div>
      <p class="transfer-when hint num">{draw([when])}</p>
      <TransactionLink hash={transfer.transactionHash} onOpen={onTransaction} />
    </div>
  );
}

/** True if the window is at least this wide (CSS pixels). Updates when the window is resized. */
function useWide(leastPx: number): boolean {
  const [query] = useState(() => matchMedia(`(width >= ${leastPx}px)`));
  const [isWide, setWide] = useState(query.matches);
  useEffect(() => {
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    // The width may have changed since the first render.
    follow();
    return () => query.removeEventListener('change', follow);
  }, [query]);
  return isWide;
}
