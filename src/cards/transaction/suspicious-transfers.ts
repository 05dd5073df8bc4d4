import type { TokenTransfer } from '../../models/token.ts';
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
