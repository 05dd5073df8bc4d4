import type { TokenTransfer } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toMoved } from '../moved.ts';

/** True when the explorer takes the token for a scam. */
export function isScamToken({ token }: TokenTransfer): boolean {
  return token?.reputation === 'scam' || token?.extra.is_scam === true;
}

/** True for a transfer of an amount or a number of zero: anyone can make one in anyone's name. */
export function movesNothing(transfer: TokenTransfer): boolean {
  const moved = toMoved(transfer);
  return (moved.kind === 'amount' && moved.value === 0n) || (moved.kind === 'nft' && moved.count === 0n);
}

/** True for a plain transaction of no coins and no data to another account, which does nothing but stand in its history. */
export function sendsNothing({
  from,
  to,
  value,
  rawInput,
  tokenTransfers,
  createdContract,
  ...rest
}: Transaction): boolean {
  const isPlain = rawInput === '0x' && rest.decodedInput === null && rest.authorizationList.length === 0;
  // What blobs carry is neither coins nor data.
  const hasBlobs = rest.transactionTypes.includes('blob_transaction') || rest.extra.blob_versioned_hashes !== undefined;
  const isElsewhere = to !== null && to.isContract === false && to.hash.toLowerCase() !== from.hash.toLowerCase();
  return (
    value === '0' && isPlain && !hasBlobs && isElsewhere && createdContract === null && tokenTransfers.length === 0
  );
}
