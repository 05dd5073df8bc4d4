import { nameInstance, toNftPicture } from '../../../cards/nft-rows.ts';
import { withOwnNamesInTransfers } from '../../../cards/own-names.ts';
import { formatAddress } from '../../../format/address-name.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { formatDate, readTime } from '../../../format/format-time.ts';
import { formatHolder, isShared, toNftMove } from '../../../format/nft-moves.ts';
import { t } from '../../../i18n/t.ts';
import type { Address } from '../../../models/address.ts';
import { countUnread } from '../../../models/balance.ts';
import type { TokenTransfer } from '../../../models/token.ts';
import type { WatchedByAddress } from '../../../models/watched.ts';
import { toChecksum } from '../../../references/checksum.ts';
import { AddressPicture } from '../../card/text-parts.tsx';
import type { TransferList } from '../shell/create-lists.ts';
import type { LoadPicture } from './load-picture.ts';
import { NftPictureOnRequest, NftPictureSearch } from './nft-picture.tsx';

/** The NFT's name, its holder as of the last transfer, its previous holders, and its picture on request. */
export function NftHead(props: {
  list: TransferList;
  /** Its transfers, newest first; at least one. */
  rows: TokenTransfer[];
  watched: WatchedByAddress;
  /** Null if pictures are turned off, and in private windows. */
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

// The service may send any text as a hash.
function isHash(text: string | null): boolean {
  return /^0x[\da-f]{64}$/i.test(text ?? '');
}

// The smallest share of the band, so that a short holding stays visible.
const leastShare = 0.004;
// A popup has no pixels for more stripes; the newest matter most.
const mostSpans = 100;

/** An NFT's successive holders as a timeline. The current one is in the accent colour. */
export function HolderTimeline({ spans }: { spans: HolderSpan[] }) {
  const shown = spans.slice(-mostSpans);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last || shown.length < 2) return null;
  const wholeMs = last.untilMs - first.fromMs;
  const holders = new Set(shown.flatMap(({ holder }) => holder?.hash ?? [])).size;
  const since = toDay(first.fromMs);
  return (
    <figure class="timeline" dir="ltr">
      <div
        class="timeline-band"
        role="img"
        aria-label={t('popup.transfers.heldSince', { count: holders, formatted: formatNumber(holders), day: since })}
      >
        {shown.map((span) => (
          <i
            key={`${span.holder?.hash} ${span.fromMs}`}
            class={span.holder ? undefined : 'nobody'}
            title={toWords(span, span === last)}
            style={{ flexGrow: Math.max((span.untilMs - span.fromMs) / wholeMs, leastShare) }}
          />
        ))}
      </div>
      <figcaption class="hint num timeline-days">
        <bdi>{since}</bdi>
        <bdi class={last.holder ? 'swatch' : undefined}>{toWords(last, true)}</bdi>
      </figcaption>
    </figure>
  );
}

function toWords({ holder, fromMs, untilMs }: HolderSpan, isLast: boolean): string {
  const who = holder ? formatAddress(holder) : t('popup.transfers.nobody');
  return isLast
    ? t('popup.transfers.holderSince', { who, from: toDay(fromMs) })
    : t('popup.transfers.holderBetween', { who, from: toDay(fromMs), until: toDay(untilMs) });
}

function toDay(ms: number): string {
  return formatDate(new Date(ms).toISOString());
}

/** A period (ms since 1970) with one holder, who is null before the NFT is minted and after it is burnt. */
type HolderSpan = { holder: Address | null; fromMs: number; untilMs: number };

/**
 * Returns an NFT's successive holders, oldest first, from its transfers (newest first). Empty if several addresses may
 * hold the same token (ERC-1155), if a time is unknown or a transfer could not be read, because no single holder can be
 * determined.
 */
export function toHolderSpans(transfers: readonly TokenTransfer[], nowMs: number): HolderSpan[] {
  const isUnclear = transfers.some((transfer) => isShared(transfer) || readTime(transfer.timestamp) === null);
  if (isUnclear || countUnread(transfers) > 0) return [];
  const spans: HolderSpan[] = [];
  for (const transfer of transfers.toReversed()) {
    const isHeld = ['minted', 'transferred'].includes(toNftMove(transfer));
    const holder = isHeld ? transfer.to : null;
    const fromMs = readTime(transfer.timestamp) ?? nowMs;
    const last = spans.at(-1);
    if (last) last.untilMs = Math.max(last.fromMs, fromMs);
    if (last && last.holder?.hash === holder?.hash) continue;
    spans.push({ holder, fromMs, untilMs: fromMs });
  }
  const last = spans.at(-1);
  if (last) last.untilMs = Math.max(last.fromMs, nowMs);
  // Of several receivers in one block, only the last one held it for any time.
  return spans.filter((span) => span.untilMs > span.fromMs);
}
