import type { TokenTransfer } from './token.ts';

/** Gives a text that tells a transfer from all others of its list; where the service left its place out, all that is known of it. */
export function toTransferKey(transfer: TokenTransfer): string {
  const { transactionHash, blockNumber, logIndex, from, to, token, total, type, timestamp } = transfer;
  const place = transactionHash ?? blockNumber;
  if (logIndex !== null) {
    return `${place} ${logIndex}`;
  }

  const parties = [from?.hash, to?.hash, token?.addressHash, total?.tokenId, total?.value];

  return JSON.stringify([place, type, timestamp, ...parties]);
}
