import { cleanText } from '../format/clean-text.ts';
import type { Address } from '../models/address.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import { type Watched, type WatchedByAddress, watchedBounds } from '../models/watched.ts';

/** What the person calls an address, fit to be shown; empty where it has no name. */
export function toOwnName({ name }: Pick<Watched, 'name'>): string {
  return cleanText(name, watchedBounds.name);
}

/** The same transaction, in which every party that the person named has that name. */
export function withOwnNames(transaction: Transaction, watched: WatchedByAddress | undefined): Transaction {
  if (!watched?.size) return transaction;
  const { from, to, createdContract, tokenTransfers } = transaction;
  return {
    ...transaction,
    from: toNamed(from, watched),
    to: to && toNamed(to, watched),
    createdContract: createdContract && toNamed(createdContract, watched),
    tokenTransfers: withOwnNamesInTransfers(tokenTransfers, watched),
  };
}

/** The same transfers with the person's names of who sent and received. */
export function withOwnNamesInTransfers(
  transfers: TokenTransfer[],
  watched: WatchedByAddress | undefined,
): TokenTransfer[] {
  if (!watched?.size) return transfers;
  return transfers.map((transfer) => ({
    ...transfer,
    from: transfer.from && toNamed(transfer.from, watched),
    to: transfer.to && toNamed(transfer.to, watched),
  }));
}

function toNamed(address: Address, watched: WatchedByAddress): Address {
  const own = watched.get(address.hash.toLowerCase());
  const ownName = own ? toOwnName(own) : '';
  return ownName === '' ? address : { ...address, ownName };
}
