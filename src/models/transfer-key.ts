import type { TokenTransfer } from './token.ts';

/**
 * Gives a text that tells a transfer from the others of its list. One log of a batch holds several transfers, so its
 * place alone does not; two that are alike in everything share a key. Where the service left the place out, the text
 * is made of all that is known of it.
 */
export function toTransferKey(transfer: TokenTransfer): string {
  const { transactionHash, blockNumber, logIndex, from, to, token, total, type, timestamp } = transfer;
  const place = transactionHash ?? blockNumber;
  const moved = [total?.tokenId ?? null, total?.value ?? null];
  if (logIndex !== null) {
    return JSON.stringify([place, logIndex, ...moved]);
  }

  return JSON.stringify([place, type, timestamp, from?.hash, to?.hash, token?.addressHash, ...moved]);
}
