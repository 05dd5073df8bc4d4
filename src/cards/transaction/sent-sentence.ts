import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-number.ts';
import type { Address } from '../../models/address.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { formatMoved, toMoved } from '../moved.ts';
import { type MethodKind, toCallNames, toMethodKind } from './method-kind.ts';
import type { Asset } from './net-movements.ts';
import { isPermit2 } from './permit2.ts';
import { toSideWords } from './side-words.ts';
import { isScamToken, movesNothing } from './suspicious-transfers.ts';
import { isTaking } from './taken-sentence.ts';
import { isFrom, isUnwrapping } from './token-ends.ts';

const sendings = /transfer|send|airdrop|disperse|distribut|payout/i;

/**
 * What left the sender when nothing came in: "Sent 5 USDC to nick.eth", "Burnt 5 USDC", "Unwrapped 1 WETH". "Sent" is
 * for methods that say so, on the token itself: what goes into another call may come back as native coins.
 */
export function toSentSentence(q: {
  transaction: Transaction;
  side: Asset[];
  out: string;
  kind: MethodKind;
  chainId: number;
}): string | null {
  const { transaction, out, kind } = q;
  const [given, ...others] = q.side;
  if (!given || given.kind === 'native') return null;
  const receivers = findReceivers(transaction, given.contract);
  const [receiver, ...moreReceivers] = receivers;
  if (!receiver || q.side.some((asset) => asset.kind === 'native' || asset.contract !== given.contract)) return null;
  const says = words().movements;
  if (moreReceivers.length > 0) {
    const count = receivers.length;
    return isSpread(transaction, receivers) ? says.sentToMany(out, count, formatNumber(count)) : null;
  }
  if (!isOn(transaction, given.contract)) return null;
  if (!isZeroAddress(receiver.hash)) return isSending(transaction) ? says.sent(out, formatAddress(receiver)) : null;
  if (others.length === 0 && isUnwrapping(transaction, given, q.chainId)) return says.unwrapped(out);
  return kind === 'burn' || kind === 'transfer' ? says.burnt(out) : null;
}

/** A transfer whose amount nobody tells, "Sent an unknown amount of cUSD to nick.eth"; null for all but a single one. */
export function toHiddenSentence(transaction: Transaction): string | null {
  const [only, ...others] = transaction.tokenTransfers;
  if (!only?.to || others.length > 0 || transaction.tokenTransfersOverflow || transaction.value !== '0') return null;
  const moved = toMoved(only);
  if (moved.kind !== 'hidden' || !moved.isSound || isScamToken(only)) return null;
  if (!isFrom(only, transaction.from) || isFrom(only, only.to) || isZeroAddress(only.to.hash)) return null;
  if (!isOn(transaction, moved.contract) || !isSending(transaction)) return null;
  return words().movements.sent(moved.what, formatAddress(only.to));
}

/**
 * A single transfer that leaves the sender as rich as before: to himself, or between others. Told only where the
 * token itself was asked to make it: anyone's contract can claim to have moved anyone's tokens.
 */
export function toOthersSentence(transaction: Transaction, kind: MethodKind, chainId: number): string | null {
  const [only, ...others] = transaction.tokenTransfers;
  if (!only?.from || !only.to || others.length > 0 || transaction.value !== '0') return null;
  const moved = toMoved(only);
  if (moved.kind === 'hidden' || movesNothing(only) || isScamToken(only) || !isMovedBy(transaction, moved.contract)) {
    return null;
  }
  if (kind !== 'mint' && kind !== 'burn' && kind !== 'transfer') return null;
  const text = toSideWords([moved], chainId) ?? formatMoved(moved).text;
  const says = words().movements;
  if (isFrom(only, only.to)) return isFrom(only, transaction.from) ? says.sentToItself(text) : null;
  if (isZeroAddress(only.from.hash)) return says.mintedTo(text, formatAddress(only.to));
  if (isZeroAddress(only.to.hash)) return says.burntOf(text, formatAddress(only.from));
  const [giver, receiver] = [formatAddress(only.from), formatAddress(only.to)];
  const isTaken = isTaking(transaction) && !isFrom(only, transaction.from);
  return isTaken ? says.movedByPermission(text, giver, receiver) : says.moved(text, giver, receiver);
}

function isMovedBy(transaction: Transaction, contract: string): boolean {
  const { to } = transaction;
  return isOn(transaction, contract) || (to !== null && isPermit2(to.hash) && isTaking(transaction));
}

function isOn({ to }: Transaction, contract: string): boolean {
  return to?.hash.toLowerCase() === contract;
}

function isSending(transaction: Transaction): boolean {
  const kind = toMethodKind(transaction);
  return kind === 'transfer' || (kind === 'other' && toCallNames(transaction).some((name) => sendings.test(name)));
}

// Who is richer by a token in the end; empty where anybody but the sender is poorer, or where other tokens move too.
function findReceivers({ tokenTransfers, from }: Transaction, contract: string): Address[] {
  const nets = new Map<string, { address: Address; net: bigint }>();
  const add = (address: Address, amount: bigint): void => {
    const key = address.hash.toLowerCase();
    nets.set(key, { address, net: (nets.get(key)?.net ?? 0n) + amount });
  };
  for (const transfer of tokenTransfers) {
    const moved = toMoved(transfer);
    if (!transfer.from || !transfer.to || moved.kind === 'hidden' || moved.contract !== contract) return [];
    const amount = moved.kind === 'nft' ? moved.count : moved.value;
    add(transfer.from, -amount);
    add(transfer.to, amount);
  }
  const changed = [...nets.values()].filter(({ net, address }) => net !== 0n && !isSame(address, from));
  return changed.every(({ net }) => net > 0n) ? changed.map(({ address }) => address) : [];
}

// A plain transfer that reaches two pays a fee to one of them.
function isSpread(transaction: Transaction, receivers: Address[]): boolean {
  const [name] = toCallNames(transaction);
  if (name === undefined || !isSending(transaction) || /^(?:safe)?transfer(?:from)?$/i.test(name)) return false;
  return receivers.every(({ hash }) => !isZeroAddress(hash) && !isOn(transaction, hash.toLowerCase()));
}

function isSame(one: Address, other: Address): boolean {
  return one.hash.toLowerCase() === other.hash.toLowerCase();
}
