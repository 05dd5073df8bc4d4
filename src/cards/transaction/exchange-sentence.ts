import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { isElsewhere } from './elsewhere.ts';
import { type MethodKind, mayPayInCoins, maySendTooMuch, toMethodKind } from './method-kind.ts';
import type { NetMovements } from './net-movements.ts';
import { arrivedNew, hasUsedAllCoins, isWrapping, leftForGood } from './token-ends.ts';

/**
 * What something was given for, "Swapped 1.5 ETH for 3,912.44 USDC". Null where more may have come than is listed.
 *
 * That something went out and something came in does not make it the price of it: who deposits in a farm gets
 * rewards that he earned before. So the rule is: "Swapped", "Bought" and "Sold" need a method that is a trade by
 * its name, or a wrapper whose input carries trades and nothing unknown; one thing on either side; and no receiver
 * in the input who is somebody else. What was minted for it or burnt in it is "Exchanged". Everything else, a bare
 * selector or an "execute" too, is told as what it certainly was: "Gave 100 LP, got 2 CAKE".
 */
export function toExchangeSentence(q: {
  transaction: Transaction;
  net: NetMovements;
  out: string;
  incoming: string;
  chainId: number;
}): string | null {
  const { transaction, net, out, incoming } = q;
  const [given, ...givenToo] = net.out;
  const [got] = net.in;
  if (!given || !got) return null;
  const says = words().movements;
  const isOne = givenToo.length === 0 && net.in.length === 1;
  if (isOne && isWrapping(transaction, given, got, q.chainId)) return says.wrapped(out, incoming);
  const kind = toMethodKind(transaction);
  const isSpare = given.kind === 'native' && maySendTooMuch(transaction) && !hasUsedAllCoins(transaction, q.chainId);
  const price = isSpare ? words().amounts.upTo(out) : out;
  const areNftsGot = areNfts(net.in);
  const areNftsGiven = areNfts(net.out);
  if (areNftsGot && !net.out.some(isNft) && arrivedNew(transaction) && !isOfOtherUse(kind)) {
    return says.mintedFor(incoming, price);
  }
  if (given.kind !== 'native' && mayPayInCoins(transaction)) return null;
  const isPlain = (givenToo.length === 0 || areNftsGiven) && (net.in.length === 1 || areNftsGot);
  if (kind === 'trade' && isPlain && !isElsewhere(transaction)) {
    if (areNftsGot && areNftsGiven) return says.exchanged(out, incoming);
    if (areNftsGot) return says.bought(incoming, price);
    if (areNftsGiven) return says.sold(out, incoming);
    const isExchange = arrivedNew(transaction) || leftForGood(transaction);
    return isExchange ? says.exchanged(price, incoming) : says.swapped(price, incoming);
  }
  return says.gaveAndGot(price, incoming);
}

function areNfts(side: NetMovements['out']): boolean {
  return side.length > 0 && side.every(isNft);
}

function isNft({ kind }: NetMovements['out'][number]): boolean {
  return kind === 'nft';
}

function isOfOtherUse(kind: MethodKind): boolean {
  return kind === 'keeping' || kind === 'withdraw' || kind === 'burn';
}
