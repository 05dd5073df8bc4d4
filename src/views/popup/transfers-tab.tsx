import { nameInstance } from '../../cards/name-instance.ts';
import { withOwnNamesInTransfers } from '../../cards/own-names.ts';
import { formatFailure } from '../../format/failure.ts';
import { formatNumber } from '../../format/format-number.ts';
import { formatHolder } from '../../format/nft-moves.ts';
import { toTransferKey } from '../../models/transfer-key.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { words } from '../../words/words.ts';
import { AddressPicture } from '../parts/address-picture.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { AsOf } from './as-of.tsx';
import { Empty } from './empty.tsx';
import type { TransferList } from './lists.ts';
import { numberKeys } from './number-keys.ts';
import type { Surroundings } from './surroundings.ts';
import { TransferRow } from './transfer-row.tsx';
import { withElements } from './with-elements.ts';

/** The "NFT transfers" tab: nothing asked yet, waiting, failed, empty, or the list with "More". */
export function TransfersTab(props: { list: TransferList | null; watched: WatchedByAddress } & Surroundings) {
  const { list, watched, ...around } = props;
  const say = words().popupTransfers;
  if (!list) {
    const { title, text } = say.nothingAsked;
    return <Empty title={title}>{withElements(text, <span class="mono">0x…/42</span>)}</Empty>;
  }
  const { pages, reference, chainId } = list;
  const rows = pages.rows.value;
  const failure = pages.failed.value?.failure;
  const keys = numberKeys(rows?.map(toTransferKey) ?? []);
  const [newest] = withOwnNamesInTransfers(rows?.slice(0, 1) ?? [], watched);
  const isAtRest = pages.loading.value === 'nothing' || pages.loading.value === 'newer';
  const isEmpty = !failure && rows?.length === 0 && isAtRest;
  return (
    <div class="stack">
      {!newest && !isEmpty && !failure && <Skeleton text={say.asking} />}
      {isEmpty && pages.end.value === 'reached' && <Empty title={say.empty.title}>{say.empty.text}</Empty>}
      {isEmpty && pages.end.value !== 'reached' && (
        <Empty title={say.onlyEmptyPages.title}>{say.onlyEmptyPages.text}</Empty>
      )}
      {newest && (
        <div class="say">
          <h2 class="headline-small">
            <bdi>{nameInstance(rows ?? [], reference, chainId)}</bdi>
          </h2>
          <p class="hint">{formatHolder(newest)}</p>
          <p class="full mono">
            <AddressPicture address={reference.contract} />
            {toChecksum(reference.contract, chainId)}/{reference.tokenId}
          </p>
        </div>
      )}
      {(isEmpty || newest) && <AsOf pages={pages} now={around.now} />}
      {rows && rows.length > 0 && (
        <ul class="transfers" aria-label={say.newestFirst}>
          {rows.map((transfer, at) => (
            <TransferRow
              key={keys[at]}
              transfer={transfer}
              watched={watched}
              now={around.now}
              follow={(one) => ({ onClick: () => around.follow(one, chainId) })}
              onTransaction={(hash) => around.showTransaction(hash, chainId)}
            />
          ))}
        </ul>
      )}
      {failure && (
        <FailureNote
          words={formatFailure(failure, { now: around.now() })}
          act={{ 'open-options': around.openOptions, 'try-again': () => void pages.tryAgain() }}
        />
      )}
      {rows && rows.length > 0 && <More list={list} count={rows.length} />}
    </div>
  );
}

function More({ list: { pages }, count }: { list: TransferList; count: number }) {
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
