import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { nativeUnit } from '../../format/chain-words.ts';
import { formatCount } from '../../format/format-number.ts';
import { formatUnits } from '../../format/format-units.ts';
import type { Address } from '../../models/address.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import { formatMoved, toMoved } from '../moved.ts';
import { type NetMovements, sumMovements } from './net-movements.ts';

type Side = NetMovements['out'];

/**
 * What a transaction did to its sender's tokens, "Swapped 1.5 ETH for 3,912.44 USDC"; null where it did nothing
 * to them, did several things, or not all of it is known: only a call can be told then.
 */
export function toMovementSentence(transaction: Transaction, chainId: number): string | null {
  const net = sumMovements(transaction, chainId);
  if (!net.isComplete) return null;
  const out = toSideWords(net.out, chainId);
  const incoming = toSideWords(net.in, chainId);
  if (net.out.length > 0 && net.in.length > 0) {
    return out && incoming ? toExchange(transaction, net, out, incoming) : null;
  }
  // The own code of a delegating account may have paid with coins that no list shows.
  if (transaction.from.hash.toLowerCase() === transaction.to?.hash.toLowerCase()) return null;
  if (incoming) return `${arrivedNew(transaction) ? 'Minted' : 'Received'} ${incoming}`;
  if (out) return toGift(transaction, net.out, out);
  return net.out.length + net.in.length === 0 ? toOthersTransfer(transaction) : null;
}

function toExchange(transaction: Transaction, net: NetMovements, out: string, incoming: string): string {
  const [given] = net.out;
  const [got] = net.in;
  if (got?.kind === 'nft' && given?.kind !== 'nft') {
    return `${arrivedNew(transaction) ? 'Minted' : 'Bought'} ${incoming} for ${upTo(transaction, net)}${out}`;
  }
  if (given?.kind === 'nft') return `${got?.kind === 'nft' ? 'Exchanged' : 'Sold'} ${out} for ${incoming}`;
  const isWrapping =
    given?.kind === 'native' &&
    got?.kind === 'amount' &&
    got.value === given.value &&
    transaction.to?.hash.toLowerCase() === got.contract;
  if (isWrapping) return `Wrapped ${out} as ${incoming}`;
  const verb = arrivedNew(transaction) || leftForGood(transaction) ? 'Exchanged' : 'Swapped';
  return `${verb} ${upTo(transaction, net)}${out} for ${incoming}`;
}

// Whoever names the exact result sends more coins than needed; what comes back does so by an inner call.
function upTo({ method }: Transaction, { out }: NetMovements): string {
  return out[0]?.kind === 'native' && /forexact|exactoutput/i.test(method ?? '') ? 'up to ' : '';
}

// "Sent" is for plain transfers only: a token that goes into a contract's call may come back as native coins.
function toGift(transaction: Transaction, side: Side, out: string): string | null {
  const [given] = side;
  if (!given || given.kind === 'native' || given.kind === 'hidden') return null;
  const leaving = transaction.tokenTransfers.filter((transfer) => isFrom(transfer, transaction.from));
  const receivers = new Map(leaving.map(({ to }) => [to?.hash.toLowerCase(), to]));
  const [receiver] = receivers.values();
  if (receivers.size !== 1 || !receiver || transaction.to?.hash.toLowerCase() !== given.contract) return null;
  if (isZeroAddress(receiver.hash)) return isUnwrapping(transaction) ? `Unwrapped ${out}` : `Burnt ${out}`;
  return `Sent ${out} to ${formatAddress(receiver)}`;
}

function isUnwrapping({ method, rawInput }: Transaction): boolean {
  return method === 'withdraw' || (rawInput ?? '').startsWith('0x2e1a7d4d');
}

function toOthersTransfer({ tokenTransfers, value }: Transaction): string | null {
  const [only, ...others] = tokenTransfers;
  if (!only?.from || !only.to || others.length > 0 || value !== '0') return null;
  const moved = toMoved(only);
  if (moved.kind === 'hidden' || (moved.kind === 'amount' && moved.value === 0n)) return null;
  const { text } = formatMoved(moved);
  if (isZeroAddress(only.from.hash)) return `Minted ${text} to ${formatAddress(only.to)}`;
  if (isZeroAddress(only.to.hash)) return `Burnt ${text} of ${formatAddress(only.from)}`;
  return `Moved ${text} from ${formatAddress(only.from)} to ${formatAddress(only.to)}`;
}

// One asset, or several NFTs of one collection; null for a mixture.
function toSideWords(side: Side, chainId: number): string | null {
  const [first, ...others] = side;
  if (!first) return null;
  if (first.kind === 'native') {
    const { symbol, decimals } = nativeUnit(chainId);
    return others.length === 0 ? `${formatUnits(String(first.value), decimals).text} ${symbol}` : null;
  }
  if (others.length === 0) return formatMoved(first).text;
  const isOneCollection = side.every((one) => one.kind === 'nft' && one.contract === first.contract);
  if (first.kind !== 'nft' || !isOneCollection) return null;
  return formatCount(side.length, first.collection, first.collection);
}

function isFrom({ from }: TokenTransfer, address: Address): boolean {
  return from?.hash.toLowerCase() === address.hash.toLowerCase();
}

function arrivedNew({ tokenTransfers, from }: Transaction): boolean {
  const arrived = tokenTransfers.filter(({ to }) => to?.hash.toLowerCase() === from.hash.toLowerCase());
  return arrived.length > 0 && arrived.every((transfer) => transfer.from && isZeroAddress(transfer.from.hash));
}

function leftForGood({ tokenTransfers, from }: Transaction): boolean {
  const left = tokenTransfers.filter((transfer) => isFrom(transfer, from));
  return left.length > 0 && left.every(({ to }) => to && isZeroAddress(to.hash));
}
