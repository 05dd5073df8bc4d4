import { formatFailure } from '../../format/failure.ts';
import { formatCount } from '../../format/format-number.ts';
import { toTransferKey } from '../../models/transfer-key.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { AddressPicture } from '../parts/address-picture.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { AsOf } from './as-of.tsx';
import { Empty } from './empty.tsx';
import type { TransferList } from './lists.ts';
import { numberKeys } from './number-keys.ts';
import type { Surroundings } from './surroundings.ts';
import { TransferRow } from './transfer-row.tsx';
import { describeHolder, nameInstance } from './transfer-words.ts';

/** The "NFT transfers" tab: nothing asked yet, waiting, failed, empty, or the list with "More". */
export function TransfersTab({ list, ...around }: { list: TransferList | null } & Surroundings) {
  if (!list) {
    return (
      <Empty title="Follow an NFT from hand to hand">
        Look up an NFT to see its transfers: its contract, a slash and its number, such as{' '}
        <span class="mono">0x…/42</span>.
      </Empty>
    );
  }
  const { pages, reference, chainId } = list;
  const rows = pages.rows.value;
  const failure = pages.failed.value?.failure;
  const keys = numberKeys(rows?.map(toTransferKey) ?? []);
  const newest = rows?.[0];
  const isAtRest = pages.loading.value === 'nothing' || pages.loading.value === 'newer';
  const isEmpty = !failure && rows?.length === 0 && isAtRest;
  return (
    <div class="stack">
      {!newest && !isEmpty && !failure && <Skeleton text="Asking for the transfers…" />}
      {isEmpty && pages.end.value === 'reached' && (
        <Empty title="No transfers are recorded">
          The service knows no transfer of this NFT on this chain. Is the number right?
        </Empty>
      )}
      {isEmpty && pages.end.value !== 'reached' && (
        <Empty title="The service sent only empty pages">
          It says that there is more, but leads nowhere. Whether this NFT was ever moved cannot be said.
        </Empty>
      )}
      {newest && (
        <div class="say">
          <h2 class="headline-small">
            <bdi>{nameInstance(newest, reference.tokenId)}</bdi>
          </h2>
          <p class="hint">{describeHolder(newest)}</p>
          <p class="full mono">
            <AddressPicture address={reference.contract} />
            {toChecksum(reference.contract, chainId)}/{reference.tokenId}
          </p>
        </div>
      )}
      {(isEmpty || newest) && <AsOf pages={pages} now={around.now} />}
      {rows && rows.length > 0 && (
        <ul class="transfers" aria-label="Transfers, newest first">
          {rows.map((transfer, at) => (
            <TransferRow
              key={keys[at]}
              transfer={transfer}
              now={around.now}
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
  const soFar = formatCount(count, 'transfer');
  const isLoading = pages.loading.value === 'more';
  switch (pages.end.value) {
    case 'open':
      return (
        <div class="loader loader-line" tabIndex={-1} key="end">
          <span class="num" role="status">
            {isLoading ? 'Asking for more…' : `${soFar} so far`}
          </span>
          <span class="grow" />
          <button
            type="button"
            class="button"
            aria-busy={isLoading}
            aria-disabled={isLoading}
            onClick={() => void pages.loadMore()}
          >
            More
          </button>
        </div>
      );
    case 'reached':
      return (
        <div class="loader" tabIndex={-1} key="end">
          <p class="num" role="status">
            {soFar}: all of them.
          </p>
        </div>
      );
    case 'repeated':
      return (
        <div class="loader" tabIndex={-1} key="end">
          <p class="num" role="status">
            {soFar}. The service began to repeat itself, so what is older cannot be had.
          </p>
        </div>
      );
  }
}
