import { isZeroAddress } from '../../format/address-name.ts';
import { nativeUnit } from '../../format/chain-words.ts';
import type { Address } from '../../models/address.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toMoved } from '../moved.ts';
import { readCoins } from './coins.ts';
import type { Asset } from './net-movements.ts';

/** True for a transfer that leaves an address. */
export function isFrom({ from }: TokenTransfer, address: Address): boolean {
  return from?.hash.toLowerCase() === address.hash.toLowerCase();
}

/** True when all that came to the sender came from the zero address: it did not exist before. */
export function arrivedNew({ tokenTransfers, from }: Transaction): boolean {
  const arrived = tokenTransfers.filter(({ to }) => to?.hash.toLowerCase() === from.hash.toLowerCase());
  return arrived.length > 0 && arrived.every((transfer) => transfer.from && isZeroAddress(transfer.from.hash));
}

/** True when all that left the sender went to the zero address: it does not exist any more. */
export function leftForGood({ tokenTransfers, from }: Transaction): boolean {
  const left = tokenTransfers.filter((transfer) => isFrom(transfer, from));
  return left.length > 0 && left.every(({ to }) => to && isZeroAddress(to.hash));
}

/** True when native coins went into the contract of their wrapped form, which gave as many of it. */
export function isWrapping({ to }: Transaction, given: Asset, got: Asset, chainId: number): boolean {
  return (
    given.kind === 'native' &&
    isWrappedCoin(got, chainId) &&
    got.value === given.value &&
    to?.hash.toLowerCase() === got.contract
  );
}

/** True when a wrapped native coin was given back to its contract by WETH's own method. */
export function isUnwrapping({ method, rawInput }: Transaction, given: Asset, chainId: number): boolean {
  const isWithdrawal = method === 'withdraw' || (rawInput ?? '').startsWith('0x2e1a7d4d');
  return isWithdrawal && isWrappedCoin(given, chainId);
}

/**
 * True when the contract that got native coins passed on just as much of their wrapped form: all were used, none
 * can have come back.
 */
export function hasUsedAllCoins({ to, tokenTransfers, value }: Transaction, chainId: number): boolean {
  const passedOn = tokenTransfers.flatMap((transfer) => {
    const moved = to && isFrom(transfer, to) && !isToZero(transfer) ? toMoved(transfer) : null;
    return moved?.kind === 'amount' && isWrappedCoin(moved, chainId) ? [moved.value] : [];
  });
  const coins = readCoins(value);
  return coins !== null && coins > 0n && passedOn.reduce((sum, amount) => sum + amount, 0n) === coins;
}

function isToZero({ to }: TokenTransfer): boolean {
  return to === null || isZeroAddress(to.hash);
}

// Many vaults give a token for a coin, one for one; only the one that is called after the coin is its wrapped form.
function isWrappedCoin(asset: Asset, chainId: number): asset is Extract<Asset, { kind: 'amount' }> {
  if (asset.kind !== 'amount') return false;
  return asset.symbol.toLowerCase() === `w${nativeUnit(chainId).symbol.toLowerCase()}`;
}
