import type { Transaction } from '../../models/transaction.ts';
import { type MethodKind, mayPayInCoins, toMethodKind } from './method-kind.ts';
import type { NetMovements } from './net-movements.ts';
import { arrivedNew, isWrapping, leftForGood } from './token-ends.ts';

/**
 * What something was given for, "Swapped 1.5 ETH for 3,912.44 USDC". Where the method is no trade the two sides may
 * have little to do with each other: "Gave 100 LP and got 2 CAKE". Null where more may have come than is listed.
 */
export function toExchangeSentence(q: {
  transaction: Transaction;
  net: NetMovements;
  out: string;
  incoming: string;
  chainId: number;
}): string | null {
  const { transaction, net, out, incoming } = q;
  const [given] = net.out;
  const [got] = net.in;
  if (!given || !got) return null;
  if (isWrapping(transaction, given, got, q.chainId)) return `Wrapped ${out} as ${incoming}`;
  const kind = toMethodKind(transaction);
  const price = `${upTo(transaction, given)}${out}`;
  const isForNft = got.kind === 'nft' && given.kind !== 'nft';
  if (isForNft && arrivedNew(transaction) && !isOfOtherUse(kind)) return `Minted ${incoming} for ${price}`;
  if (kind === 'trade') {
    if (isForNft) return `Bought ${incoming} for ${price}`;
    if (given.kind === 'nft') return `${got.kind === 'nft' ? 'Exchanged' : 'Sold'} ${out} for ${incoming}`;
    const verb = arrivedNew(transaction) || leftForGood(transaction) ? 'Exchanged' : 'Swapped';
    return `${verb} ${price} for ${incoming}`;
  }
  if (given.kind !== 'native' && mayPayInCoins(transaction)) return null;
  return `Gave ${out} and got ${incoming}`;
}

function isOfOtherUse(kind: MethodKind): boolean {
  return kind === 'keeping' || kind === 'withdraw' || kind === 'burn';
}

// Whoever names the exact result sends more coins than needed; what comes back does so by an inner call.
function upTo({ method }: Transaction, given: NetMovements['out'][number]): string {
  return given.kind === 'native' && /forexact|exactoutput/i.test(method ?? '') ? 'up to ' : '';
}
