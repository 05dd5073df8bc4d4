import { nameInstance } from '../../cards/name-instance.ts';
import { toNftPicture } from '../../cards/nft-picture.ts';
import { withOwnNamesInTransfers } from '../../cards/own-names.ts';
import { formatHolder } from '../../format/nft-moves.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { WatchedByAddress } from '../../models/watched.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { AddressPicture } from '../parts/address-picture.tsx';
import { toHolderSpans } from './holder-spans.ts';
import { HolderTimeline } from './holder-timeline.tsx';
import type { TransferList } from './lists.ts';
import type { LoadPicture } from './load-picture.ts';
import { NftPictureOnRequest } from './nft-picture.tsx';
import { NftPictureSearch } from './nft-picture-search.tsx';

/** Which NFT it is, who holds it as of its last transfer, who held it before, and its picture on request. */
export function NftHead(props: {
  list: TransferList;
  /** Its transfers, newest first; at least one. */
  rows: TokenTransfer[];
  watched: WatchedByAddress;
  /** Null where the person wants no pictures at all. */
  loadPicture: LoadPicture | null;
  now: () => number;
  openOptions: () => void;
}) {
  const { list, watched, loadPicture, now, openOptions } = props;
  const { reference, chainId } = list;
  const rows = withOwnNamesInTransfers(props.rows, watched);
  const [newest] = rows;
  const name = nameInstance(rows, reference, chainId);
  const picture = toNftPicture(rows);
  const hash = rows.find(({ transactionHash }) => isHash(transactionHash))?.transactionHash;
  return (
    <>
      <div class="say">
        <h2 class="headline-small">
          <bdi>{name}</bdi>
        </h2>
        {newest && <p class="hint">{formatHolder(newest)}</p>}
        <p class="full mono">
          <AddressPicture address={reference.contract} />
          {toChecksum(reference.contract, chainId)}/{reference.tokenId}
        </p>
      </div>
      {picture && loadPicture && (
        <NftPictureOnRequest key={picture.url} picture={picture} name={name} load={loadPicture} />
      )}
      {!picture && hash && loadPicture && (
        <NftPictureSearch {...{ list, hash, name, now, openOptions }} load={loadPicture} />
      )}
      <HolderTimeline spans={toHolderSpans(rows, now())} />
    </>
  );
}

// The service may call anything a hash.
function isHash(text: string | null): boolean {
  return /^0x[\da-f]{64}$/i.test(text ?? '');
}
