import { cleanText } from '../format/clean-text.ts';
import { t } from '../i18n/t.ts';
import type { Address } from '../models/address.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';
import { type Watched, type WatchedByAddress, watchedBounds } from '../models/watched.ts';
import type { CardContent, Part } from './card-content.ts';

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

/**
 * The same card, in whose rows and lists the person's own name stands first wherever an address leads to one that they
 * watch, marked in words as theirs. What else is known of it stays beside it: its domain, its digits.
 */
export function markOwn(content: CardContent, watched: WatchedByAddress | undefined): CardContent {
  if (!watched?.size) return content;
  const mark = (parts: Part[]) => markOwnParts(parts, watched);
  const { who, rows, lists, details } = content;
  return {
    ...content,
    ...(who && { who: mark(who) }),
    rows: rows.map((row) => ({ ...row, parts: mark(row.parts) })),
    lists: lists.map((list) => ({ ...list, lines: list.lines.map(mark) })),
    ...(details && { details: details.map((row) => ({ ...row, parts: mark(row.parts) })) }),
  };
}

/** The same line, with the person's own names in it as `markOwn` has them. */
export function markOwnParts(parts: Part[], watched: WatchedByAddress): Part[] {
  return groupParts(parts).flatMap((group) => markGroup(group, watched));
}

/** The label that stands beside what is watched: who named it, or only that it is watched. */
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
  // Where the address itself stands back in its line, so does its name.
  const isQuiet = tone === 'dim';
  return [
    { text: name, ...(!isQuiet && { tone: 'strong' }), reference, ...(picture && { picture }) },
    tag,
    { ...first, tone: 'dim' },
    ...others,
  ];
}

/** Parts that stand side by side and lead to the same: one button for all of them. */
export type PartGroup = [first: Part, ...others: Part[]];

/** A line's parts, those that lead to the same together; each of the others alone. */
export function groupParts(parts: Part[]): PartGroup[] {
  const groups: PartGroup[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && part.reference && isSame(last[0], part)) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

// Both are plain JSON, made in one place.
function isSame(one: Part, other: Part): boolean {
  return JSON.stringify(one.reference) === JSON.stringify(other.reference);
}
