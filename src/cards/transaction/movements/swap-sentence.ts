import { formatAddress, isZeroAddress } from '../../../format/address-name.ts';
import { t } from '../../../i18n/t.ts';
import type { Address } from '../../../models/address.ts';
import type { TokenTransfer } from '../../../models/token.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { toMoved } from '../../token-amounts.ts';
import { type MethodKind, mayPayInCoins, maySendTooMuch, toCallNames, toMethodKind } from '../call-sentence.ts';
import { withCoins } from '../coins.ts';
import {
  type Asset,
  arrivedNew,
  findArrivals,
  findDepartures,
  findOnly,
  hasUsedAllCoins,
  isFrom,
  isWrappedCoin,
  isWrapping,
  leftForGood,
  type Swap,
} from './net-transfers.ts';
import { findRecipient } from './sent-sentence.ts';
import { isTrusted, toPutInSentence } from './share-sentence.ts';

/**
 * Returns what was exchanged for what, "Swapped 1.5 ETH for 3,912.44 USDC". Null if more may have come in than is
 * listed.
 *
 * Incoming tokens are not always the price of outgoing ones: a deposit in a farm also pays out rewards earned before.
 * So "Swapped", "Bought" and "Sold" need a method that is a trade by its name, or a wrapper whose input contains trades
 * and nothing unknown; one thing on either side; and no third-party receiver in the input. "Exchanged" is used if the
 * tokens were minted or burnt for it. Everything else, including a bare selector or an "execute", states only what is
 * certain: "Gave 100 LP, got 2 CAKE".
 */
export function toSwapSentence(q: Swap): string | null {
  const { transaction, net, out, incoming } = q;
  const [given, ...givenToo] = net.out;
  const [got] = net.in;
  if (!given || !got) return null;
  const isOne = givenToo.length === 0 && net.in.length === 1;
  if (isOne && isWrapping(transaction, given, got, q.chainId))
    return t('transaction.movement.wrapped', { given: out, got: incoming });
  const kind = toMethodKind(transaction);
  const isSpare = given.kind === 'native' && maySendTooMuch(transaction) && !hasUsedAllCoins(transaction, q.chainId);
  const price = isSpare ? t('amount.upTo', { amount: out }) : out;
  const areNftsGot = areNfts(net.in);
  const areNftsGiven = areNfts(net.out);
  if (isClaim(transaction) && isSpare && givenToo.length === 0)
    return withCoins(t('transaction.movement.claimed', { what: incoming }), transaction.value, q.chainId);
  if (areNftsGot && !net.out.some(isNft) && arrivedNew(transaction) && !isOfOtherUse(kind)) {
    // Two tokens for one new NFT: a position in a pool.
    if (givenToo.length > 0 && net.in.length === 1 && isPooled(transaction, net.out, q.chainId))
      return t('transaction.movement.addedLiquidity', { what: price, got: incoming });
    return t('transaction.movement.mintedFor', { got: incoming, price });
  }
  if (areNftsGot && givenToo.length === 0 && !areNftsGiven && isOffered(transaction))
    return t('transaction.movement.bought', { got: incoming, price });
  if (given.kind !== 'native' && mayPayInCoins(transaction)) return null;
  const isPlain = (givenToo.length === 0 || areNftsGiven) && (net.in.length === 1 || areNftsGot);
  if (kind === 'trade' && isPlain && findRecipient(transaction) === null) {
    if (areNftsGot && areNftsGiven) return t('transaction.movement.exchanged', { price: out, got: incoming });
    if (areNftsGot) return t('transaction.movement.bought', { got: incoming, price });
    if (areNftsGiven) return toSoldSentence(q);
    if (!arrivedNew(transaction) && !leftForGood(transaction))
      return isPurchase(transaction) && given.kind === 'native'
        ? t('transaction.movement.bought', { got: incoming, price })
        : t('transaction.movement.swapped', { price, got: incoming });
    // A minted token may be points, while the price came in coins, unseen.
    if (given.kind === 'native' || net.in.every(isTrusted))
      return t('transaction.movement.exchanged', { price, got: incoming });
  }
  return (
    toPutInSentence(transaction, net.out, price, incoming) ??
    t('transaction.movement.gaveAndGot', { price, got: incoming })
  );
}

/**
 * True if everything that the sender got came from accounts without code, in a call that is a trade by its name or has
 * none: their owners had offered it. Other calls may be a raffle or a loan.
 */
export function isOffered(transaction: Transaction): boolean {
  const names = toCallNames(transaction);
  if (toMethodKind(transaction) !== 'trade' && !names.every((name) => /^sweep/i.test(name))) return false;
  return findArrivals(transaction).every(({ from }) => from?.isContract === false && !isZeroAddress(from.hash));
}

// Coins go into a pool in their wrapped form, together with the other token.
function isPooled({ tokenTransfers, from, to }: Transaction, given: Asset[], chainId: number): boolean {
  if (given.every(({ kind }) => kind === 'amount')) return true;
  const poolsOf = (giver: Address | null, isOfCoin: boolean) =>
    tokenTransfers
      .filter((one) => giver !== null && isFrom(one, giver) && isOfWrappedCoin(one, chainId) === isOfCoin)
      .map((one) => one.to?.hash.toLowerCase());
  const pools = poolsOf(to, true);
  return given.every(({ kind }) => kind !== 'nft') && poolsOf(from, false).some((pool) => pools.includes(pool));
}

function isOfWrappedCoin(transfer: TokenTransfer, chainId: number): boolean {
  const moved = toMoved(transfer);
  return moved.kind === 'amount' && isWrappedCoin(moved, chainId);
}

function toSoldSentence({ transaction, out, incoming }: Swap): string {
  const buyer = findOnly(findDepartures(transaction).map(({ to }) => to));
  return buyer?.isContract === false
    ? t('transaction.movement.soldTo', { given: out, to: formatAddress(buyer), got: incoming })
    : t('transaction.movement.sold', { given: out, got: incoming });
}

function isPurchase(transaction: Transaction): boolean {
  const names = toCallNames(transaction);
  return names.length === 1 && /^(?:buy|purchase)/i.test(names[0] ?? '');
}

/** True for a call that is a claim by its name. */
export function isClaim(transaction: Transaction): boolean {
  const names = toCallNames(transaction);
  return names.length === 1 && /^claim(?!able)/i.test(names[0] ?? '');
}

function areNfts(side: Asset[]): boolean {
  return side.length > 0 && side.every(isNft);
}

function isNft({ kind }: Asset): boolean {
  return kind === 'nft';
}

function isOfOtherUse(kind: MethodKind): boolean {
  return kind === 'keeping' || kind === 'withdraw' || kind === 'burn';
}
