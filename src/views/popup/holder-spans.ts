import { readTime } from '../../format/format-time.ts';
import { isShared, toNftMove } from '../../format/nft-moves.ts';
import type { Address } from '../../models/address.ts';
import type { TokenTransfer } from '../../models/token.ts';

/** Who held an NFT from when until when, in ms; nobody before it was given to anyone, and after it was burnt. */
export type HolderSpan = { holder: Address | null; fromMs: number; untilMs: number };

/**
 * Who held an NFT one after the other, the first one first, going by its transfers (newest first). Empty where several
 * may hold some of the same number, and where times are unknown: nothing could be said of anyone.
 */
export function toHolderSpans(transfers: readonly TokenTransfer[], nowMs: number): HolderSpan[] {
  if (transfers.some((transfer) => isShared(transfer) || readTime(transfer.timestamp) === null)) return [];
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
  // Of several that were in one block only the last one held it for any time.
  return spans.filter((span) => span.untilMs > span.fromMs);
}
