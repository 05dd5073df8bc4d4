import { formatAddress, isZeroAddress } from '../../../format/address-name.ts';
import { nativeUnit } from '../../../format/chain-words.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import type { Address } from '../../../models/address.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { toMoved } from '../../token-amounts.ts';
import { toCallNames, toMethodKind } from '../call-sentence.ts';
import { type Asset, isScamToken, isSmallPart, sumMovements, toSideWords } from './net-transfers.ts';
import { isOfListed, isOn, isSame } from './sent-sentence.ts';
import { isTrusted, toShareSentence } from './share-sentence.ts';

// Uniswap's routers and their forks: what they pay out in coins is in no reply.
const paysInCoins = ['18cbafe5', '791ac947', '4a25d94a'];

/**
 * Returns a trade whose other side is not among the sender's movements: coins paid by an inner call, or tokens that went
 * to somebody else. Null for everything else.
 */
export function toOneSidedTrade(q: { transaction: Transaction; out: string; chainId: number }): string | null {
  const { transaction, out, chainId } = q;
  if (toMethodKind(transaction) !== 'trade') return null;
  const names = toCallNames(transaction);
  const selector = (transaction.rawInput ?? '').slice(2, 10).toLowerCase();
  if (paysInCoins.includes(selector) || names.some((name) => /^unwrapWETH/i.test(name)))
    return t('transaction.movement.swappedForCoins', { price: out, symbol: nativeUnit(chainId).symbol });
  const others = netsOf(transaction).filter(
    ({ address }) => address.isContract === false && !isSame(address, transaction.from),
  );
  const [one, ...more] = others.filter(({ out: gave, in: got }) => gave.length === 0 && got.length > 0);
  const got = one && more.length === 0 ? toSideWords(one.in, chainId) : null;
  const given = sumMovements(transaction, chainId).out;
  const isTraded = one?.in.every(
    (asset) => asset.kind === 'amount' && !given.some((other) => keyOf(other) === asset.contract),
  );
  if (!isTraded) return null;
  return one && got ? t('transaction.movement.swappedFor', { price: out, got, to: formatAddress(one.address) }) : null;
}

/**
 * Returns what others gave and got if the sender's own balances stayed as they were: a payout that it started, a trade
 * that it settled. Only with listed tokens: anyone can write a transfer of a token of their own.
 */
export function toStartedSentence(transaction: Transaction, chainId: number): string | null {
  const { tokenTransfers, from } = transaction;
  const all = netsOf(transaction).filter(({ address }) => !isZeroAddress(address.hash));
  const own = all.find((one) => isSame(one.address, from) && one.in.length + one.out.length > 0);
  const told = own ? null : (toSharedSentence(transaction, chainId) ?? toArrivedSentence(transaction, chainId));
  if (told !== null) return told;
  if (tokenTransfers.length === 0 || transaction.tokenTransfersOverflow || !tokenTransfers.every(isOfListed))
    return null;
  // A token can write transfers in anyone's name: it has to be another contract that made it move.
  if (tokenTransfers.some(({ token }) => isOn(transaction, token?.addressHash ?? ''))) return null;
  if (own && !isFee(own, all)) return null;
  const traders = all.filter(({ in: got, out }) => got.length > 0 && out.length > 0);
  const people = traders.filter(({ address }) => address.isContract === false);
  const [trader, ...others] = people;
  if (trader && others.length === 0) {
    const [price, got] = [toSideWords(trader.out, chainId), toSideWords(trader.in, chainId)];
    const act = price && got && t('transaction.movement.swapped', { price, got });
    return act ? t('transaction.execution.account', { account: formatAddress(trader.address), act }) : null;
  }
  const givers = all.filter(({ out }) => out.length > 0);
  const takers = all.filter((one) => one !== own && one.in.length > 0);
  const [giver, ...moreGivers] = givers;
  const [taker, ...moreTakers] = takers;
  if (!giver || !taker || moreGivers.length > 0 || traders.length > 0) return null;
  const what = giver.out.length === 1 ? toSideWords(sumAmounts(takers), chainId) : null;
  if (!what) return null;
  const count = takers.length;
  if (moreTakers.length === 0 && toCallNames(transaction).some((name) => /claim/i.test(name)))
    return t('transaction.movement.claimedFor', { what, to: formatAddress(taker.address) });
  // An account may have been robbed: only a contract is sure to have given by itself.
  if (giver.address.isContract !== true)
    return moreTakers.length === 0
      ? t('transaction.movement.moved', { what, from: formatAddress(giver.address), to: formatAddress(taker.address) })
      : null;
  const act =
    moreTakers.length === 0
      ? t('transaction.movement.sent', { what, to: formatAddress(taker.address) })
      : t('transaction.movement.sentToMany', { what, count, number: formatNumber(count) });
  return t('transaction.execution.account', { account: formatAddress(giver.address), act });
}

// A listed token that is new for an account, such as one that arrives over a bridge.
function toArrivedSentence(transaction: Transaction, chainId: number): string | null {
  const [only, ...others] = transaction.tokenTransfers;
  if (only?.to?.isContract !== false || only.from === null || others.length > 0) return null;
  const isNew = isZeroAddress(only.from.hash) && isOfListed(only) && !isOn(transaction, only.token?.addressHash ?? '');
  if (!isNew || transaction.tokenTransfersOverflow) return null;
  const got = sumMovements({ ...transaction, from: only.to, value: '0' }, chainId);
  const what = got.isComplete ? toSideWords(got.in, chainId) : null;
  const act = what && t('transaction.movement.received', { what });
  return act && t('transaction.execution.account', { account: formatAddress(only.to), act });
}

// Another account's withdrawal: the vault's payment must be listed, the shares need not. A deposit could be a theft.
function toSharedSentence(transaction: Transaction, chainId: number): string | null {
  const traders = netsOf(transaction).filter(
    ({ address, in: got, out }) => address.isContract === false && got.length > 0 && out.length > 0,
  );
  const [trader, ...others] = traders;
  if (!trader || others.length > 0 || !trader.in.every(isTrusted) || trader.out.some(isTrusted)) return null;
  const seen = { ...transaction, from: trader.address };
  const net = sumMovements(seen, chainId);
  const [out, incoming] = [toSideWords(net.out, chainId), toSideWords(net.in, chainId)];
  const act = out && incoming && toShareSentence({ transaction: seen, net, out, incoming, chainId });
  return act ? t('transaction.execution.account', { account: formatAddress(trader.address), act }) : null;
}

// The sender of a payout may keep a small part of it as a fee.
function isFee(own: Net, all: Net[]): boolean {
  const [fee, ...others] = own.in;
  if (!fee || own.out.length + others.length > 0) return false;
  const got = sumAmounts(all.filter((one) => one !== own)).find((asset) => keyOf(asset) === keyOf(fee));
  return fee.kind === 'amount' && got?.kind === 'amount' && isSmallPart(fee.value, got.value);
}

function sumAmounts(takers: Net[]): Asset[] {
  const sums = new Map<string, Asset>();
  for (const asset of takers.flatMap((one) => one.in)) {
    const known = sums.get(keyOf(asset));
    if (known?.kind !== 'amount' || asset.kind !== 'amount') sums.set(keyOf(asset), asset);
    else sums.set(keyOf(asset), { ...asset, value: known.value + asset.value });
  }
  return [...sums.values()];
}

const keyOf = (asset: Asset) => (asset.kind === 'native' ? '' : asset.contract);

type Net = { address: Address; in: Asset[]; out: Asset[] };

/** Returns what each account lost and gained of tokens. */
function netsOf({ tokenTransfers }: Transaction): Net[] {
  const accounts = new Map<string, { address: Address; sums: Map<string, { asset: Asset; net: bigint }> }>();
  for (const transfer of tokenTransfers) {
    const moved = toMoved(transfer);
    if (moved.kind === 'hidden' || moved.contract === '' || isScamToken(transfer)) continue;
    const amount = moved.kind === 'nft' ? moved.count : moved.value;
    for (const [address, sign] of [
      [transfer.from, -1n],
      [transfer.to, 1n],
    ] as const) {
      if (address === null) continue;
      const key = address.hash.toLowerCase();
      const account = accounts.get(key) ?? { address, sums: new Map() };
      accounts.set(key, account);
      const asset = moved.kind === 'nft' ? `${moved.contract}/${moved.tokenId}` : moved.contract;
      account.sums.set(asset, { asset: moved, net: (account.sums.get(asset)?.net ?? 0n) + sign * amount });
    }
  }
  const sized = (asset: Asset, size: bigint): Asset =>
    asset.kind === 'nft' ? { ...asset, count: size } : { ...asset, value: size };
  return [...accounts.values()].map(({ address, sums }) => {
    const nets = [...sums.values()];
    return {
      address,
      in: nets.filter(({ net }) => net > 0n).map(({ asset, net }) => sized(asset, net)),
      out: nets.filter(({ net }) => net < 0n).map(({ asset, net }) => sized(asset, -net)),
    };
  });
}
