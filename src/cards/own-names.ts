import { cleanText } from '../format/clean-text.ts';
import { t } from '../i18n/t.ts';
import type { Address } from '../models/address.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import { type Watched, type WatchedByAddress, watchedBounds } from '../models/watched.ts';
import type { CardContent, Part } from './card-content.ts';

/** Returns the user's name for an address, cleaned for display; empty if it has none. */
export function toOwnName({ name }: Pick<Watched, 'name'>): string {
  return cleanText(name, watchedBounds.name);
}

/** Returns the transaction with the user's own names for its parties. */
export function withOwnNames(transaction: Transaction, watched: WatchedByAddress | undefined): Transaction {
  return watched?.size ? changeParties(transaction, (address) => toNamed(address, watched)) : transaction;
}

/** Returns the transfers with the user's own names for senders and receivers. */
export function withOwnNamesInTransfers(
  transfers: TokenTransfer[],
  watched: WatchedByAddress | undefined,
): TokenTransfer[] {
  return watched?.size ? changePartiesOf(transfers, (address) => toNamed(address, watched)) : transfers;
}

/** Returns the transaction without labels from the API key's account: its tag, and the names of its parties. */
export function withoutLabels(transaction: Transaction): Transaction {
  return { ...changeParties(transaction, toUnlabelled), transactionTag: null };
}

/** Returns the transfers without labels from the API key's account. */
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

/**
 * Returns the card with the user's own name, marked as theirs, in front of every link to a watched address in its rows,
 * lists and details. Other names and the digits stay next to it.
 */
export function markOwn(content: CardContent, watched: WatchedByAddress | undefined): CardContent {
  if (!watched?.size) return content;
  const mark = (parts: Part[]) => markOwnParts(parts, watched);
  const { who, rows, lists, details } = content;
  return {
    ...content,
    ...(who && { who: mark(who) }),
    rows: rows.map((row) => ({ ...row, parts: mark(row.parts) })),
    lists: lists.map((list) => ({
      ...list,
      lines: list.lines.map(mark),
      ...(list.folded && { folded: { ...list.folded, lines: list.folded.lines.map(mark) } }),
    })),
    ...(details && { details: details.map((row) => ({ ...row, parts: mark(row.parts) })) }),
  };
}

/** Marks own names in one line, as `markOwn` does. */
export function markOwnParts(parts: Part[], watched: WatchedByAddress): Part[] {
  return groupParts(parts).flatMap((group) => markGroup(group, watched));
}

/** Returns the label next to a watched address: named by the user, or only watched. */
export function toOwnTag(own: Pick<Watched, 'name'>): Part {
  return { text: toOwnName(own) === '' ? t('watchlist.isWatched') : t('watchlist.namedByYou'), tag: true };
}

function markGroup(group: PartGroup, watched: WatchedByAddress): Part[] {
  const [{ picture, ...first }, ...others] = group;
  const { reference, tone } = first;
  const own = reference?.kind === 'address' ? watched.get(reference.address) : undefined;
  if (!own || !reference) return group;
  const name = toOwnName(own);
  const tag: Part = { ...toOwnTag(own), reference };
  if (name === '') return [group[0], tag, ...others];
  // If the address is dim in its line, so is its name.
  const isQuiet = tone === 'dim';
  return [
    { text: name, ...(!isQuiet && { tone: 'strong' }), reference, ...(picture && { picture }) },
    tag,
    { ...first, tone: 'dim' },
    ...others,
  ];
}

/** Adjacent parts with the same link: one button for all of them. */
export type PartGroup = [first: Part, ...others: Part[]];

/** Groups adjacent parts with the same link. Every other part is a group by itself. */
export function groupParts(parts: Part[]): PartGroup[] {
  const groups: PartGroup[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && part.reference && isSame(last[0], part)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

// Both are plain JSON and are built by the same code, so their keys have the same order.
function isSame(one: Part, other: Part): boolean {
  return JSON.stringify(one.reference) === JSON.stringify(other.reference);
}
