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
  return watched?.size ? changeParties(transaction, (address) => toNamed(address, watched)) : transaction;
}

/** The same transfers with the person's names of who sent and received. */
export function withOwnNamesInTransfers(
  transfers: TokenTransfer[],
  watched: WatchedByAddress | undefined,
): TokenTransfer[] {
  return watched?.size ? changePartiesOf(transfers, (address) => toNamed(address, watched)) : transfers;
}

/** The same transaction without what the key's owner called it and its parties in their account with the service. */
export function withoutLabels(transaction: Transaction): Transaction {
  return { ...changeParties(transaction, toUnlabelled), transactionTag: null };
}

/** The same of transfers. */
export function withoutLabelsInTransfers(transfers: TokenTransfer[]): TokenTransfer[] {
  return changePartiesOf(transfers, toUnlabelled);
}

type Change = (address: Address) => Address;

function changeParties(transaction: Transaction, change: Change): Transaction {
  const { from, to, createdContract, tokenTransfers } = transaction;
  return {
    ...transaction,
    from: change(from),
    to: to && change(to),
    createdContract: createdContract && change(createdContract),
    tokenTransfers: changePartiesOf(tokenTransfers, change),
  };
}

function changePartiesOf(transfers: TokenTransfer[], change: Change): TokenTransfer[] {
  return transfers.map(({ from, to, ...transfer }) => ({
    ...transfer,
    from: from && change(from),
    to: to && change(to),
  }));
}

function toNamed(address: Address, watched: WatchedByAddress): Address {
  const own = watched.get(address.hash.toLowerCase());
  const ownName = own ? toOwnName(own) : '';
  return ownName === '' ? address : { ...address, ownName };
}

function toUnlabelled(address: Address): Address {
  return { ...address, privateTags: [], watchlistNames: [] };
}
