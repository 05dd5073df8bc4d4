import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { formatCount } from '../../format/format-number.ts';
import type { Address } from '../../models/address.ts';
import type { Transaction } from '../../models/transaction.ts';
import { formatMoved, toMoved } from '../moved.ts';
import { formatCoins } from './coins.ts';
import { toExchangeSentence } from './exchange-sentence.ts';
import { type MethodKind, toMethodKind } from './method-kind.ts';
import { type NetMovements, sumMovements } from './net-movements.ts';
import { movesNothing } from './suspicious-transfers.ts';
import { arrivedNew, isFrom, isUnwrapping } from './token-ends.ts';

type Side = NetMovements['out'];

/**
 * What a transaction did to its sender's tokens, "Swapped 1.5 ETH for 3,912.44 USDC"; null where it did nothing
 * to them, did several things, or not all of it is known: only a call can be told then.
 */
export function toMovementSentence(transaction: Transaction, chainId: number): string | null {
  const net = sumMovements(transaction, chainId);
  if (!net.isComplete || transaction.to === null) return null;
  const out = toSideWords(net.out, chainId);
  const incoming = toSideWords(net.in, chainId);
  if (net.out.length > 0 && net.in.length > 0) {
    return out && incoming ? toExchangeSentence({ transaction, net, out, incoming, chainId }) : null;
  }
  // The own code of a delegating account may have paid with coins that no list shows.
  if (isSame(transaction.from, transaction.to)) return null;
  const kind = toMethodKind(transaction);
  if (incoming) return `${isMinted(transaction, net.in, kind) ? 'Minted' : 'Received'} ${incoming}`;
  if (out) return toGift({ transaction, side: net.out, out, kind, chainId });
  return net.out.length + net.in.length === 0 ? toOthersTransfer(transaction) : null;
}

// A token that is claimed or comes over a bridge is often new, too, but nobody would say that he minted it.
function isMinted(transaction: Transaction, [first]: NetMovements['in'], kind: MethodKind): boolean {
  if (!arrivedNew(transaction)) return false;
  return kind === 'mint' || (first?.kind === 'nft' && kind !== 'keeping' && kind !== 'withdraw');
}

// "Sent" is for plain transfers only: a token that goes into a contract's call may come back as native coins.
function toGift(q: {
  transaction: Transaction;
  side: Side;
  out: string;
  kind: MethodKind;
  chainId: number;
}): string | null {
  const { transaction, out, kind } = q;
  const [given] = q.side;
  if (!given || given.kind === 'native' || given.kind === 'hidden') return null;
  const leaving = transaction.tokenTransfers.filter((transfer) => isFrom(transfer, transaction.from));
  const receivers = new Map(leaving.map(({ to }) => [to?.hash.toLowerCase(), to]));
  const [receiver] = receivers.values();
  if (receivers.size !== 1 || !receiver || transaction.to?.hash.toLowerCase() !== given.contract) return null;
  if (!isZeroAddress(receiver.hash)) {
    return kind === 'keeping' || kind === 'withdraw' ? null : `Sent ${out} to ${formatAddress(receiver)}`;
  }
  if (isUnwrapping(transaction, given, q.chainId)) return `Unwrapped ${out}`;
  return kind === 'burn' || kind === 'transfer' ? `Burnt ${out}` : null;
}

function toOthersTransfer({ tokenTransfers, value }: Transaction): string | null {
  const [only, ...others] = tokenTransfers;
  if (!only?.from || !only.to || others.length > 0 || value !== '0') return null;
  const moved = toMoved(only);
  if (moved.kind === 'hidden' || movesNothing(only)) return null;
  const { text } = formatMoved(moved);
  if (isZeroAddress(only.from.hash)) return `Minted ${text} to ${formatAddress(only.to)}`;
  if (isZeroAddress(only.to.hash)) return `Burnt ${text} of ${formatAddress(only.from)}`;
  return `Moved ${text} from ${formatAddress(only.from)} to ${formatAddress(only.to)}`;
}

// One asset, or several NFTs of one collection; null for a mixture.
function toSideWords(side: Side, chainId: number): string | null {
  const [first, ...others] = side;
  if (!first) return null;
  if (first.kind === 'native') return others.length === 0 ? formatCoins(String(first.value), chainId) : null;
  if (others.length === 0) return formatMoved(first).text;
  const isOneCollection = side.every(
    (one) => one.kind === 'nft' && one.contract === first.contract && one.count === 1n,
  );
  if (first.kind !== 'nft' || !isOneCollection) return null;
  return formatCount(side.length, first.collection, first.collection);
}

function isSame(a: Address, b: Address): boolean {
  return a.hash.toLowerCase() === b.hash.toLowerCase();
}
