import { formatFailure } from '../../format/failure.ts';
import { formatNumber } from '../../format/format-number.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { AsOf } from './as-of.tsx';
import { ClockNote } from './clock-note.tsx';
import { Empty } from './empty.tsx';
import { ExportBar } from './export-bar.tsx';
import type { TransferList } from './lists.ts';
import type { LoadPicture } from './load-picture.ts';
import { MoreTransfers } from './more-transfers.tsx';
import { NftHead } from './nft-head.tsx';
import type { Surroundings } from './surroundings.ts';
import { TransferRows } from './transfer-rows.tsx';
import { toTransfersFile } from './transfers-file.ts';
import { withElements } from './with-elements.ts';

/** The "NFT transfers" tab: nothing asked yet, waiting, failed, empty, or the NFT and where it has been. */
export function TransfersTab(
  props: { list: TransferList | null; watched: WatchedByAddress; loadPicture: LoadPicture | null } & Surroundings,
) {
  const { list, watched, loadPicture, ...around } = props;
  const say = words().popupTransfers;
  if (!list) {
    const { title, text } = say.nothingAsked;
    return <Empty title={title}>{withElements(text, <span class="mono">0x…/42</span>)}</Empty>;
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
      {rows.length === 0 && !isEmpty && !failure && <Skeleton text={say.asking} />}
      {isEmpty && isComplete && <Empty title={say.empty.title}>{say.empty.text}</Empty>}
      {isEmpty && !isComplete && <Empty title={say.onlyEmptyPages.title}>{say.onlyEmptyPages.text}</Empty>}
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
      {(isEmpty || rows.length > 0) && <AsOf pages={pages} now={around.now} />}
      {rows.length > 0 && <TransferRows key={`rows ${name}`} list={list} rows={rows} watched={watched} {...around} />}
      {failure && (
        <FailureNote
          words={formatFailure(failure, { now: around.now() })}
          act={{ 'open-options': around.openOptions, 'try-again': () => void pages.tryAgain() }}
        />
      )}
      {rows.length > 0 && <MoreTransfers pages={pages} count={rows.length} />}
      {(isEmpty || rows.length > 0) && (
        <ExportBar
          key={`export ${name}`}
          count={rows.length}
          part={isComplete ? null : say.transfers(rows.length, formatNumber(rows.length))}
          toFile={(form) =>
            toTransfersFile({ chainId, reference, transfers: rows, asOf: pages.asOf.peek(), isComplete }, form)
          }
        />
      )}
    </div>
  );
}
