import { formatAddress, isZeroAddress } from '../../../format/address-name.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { shortenHex } from '../../../format/hex.ts';
import { t } from '../../../i18n/t.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { toFullHash } from '../../address-rows.ts';
import { type Moved, toMoved } from '../../token-amounts.ts';
import { formatCoins, readCoins, withCoins } from '../coins.ts';
import { arrivedNew, isFrom, isScamToken, sumMovements, toSideWords } from './net-transfers.ts';
import { isOn, isSame, isSending } from './sent-sentence.ts';
import { isOffered } from './swap-sentence.ts';

/**
 * Returns a sentence for a transaction with more transfers than the reply lists, "Sent DROP to 10 or more addresses",
 * "Minted 10 or more NFTs of Azuki". Null unless all listed transfers are of one token and go the same way.
 */
export function toOverflowSentence(transaction: Transaction, chainId: number): string | null {
  const { tokenTransfers, from, value, tokenTransfersOverflow } = transaction;
  const all = tokenTransfers.map((transfer) => ({ ...transfer, moved: toMoved(transfer) }));
  const [first] = all;
  if (!tokenTransfersOverflow || !first || first.moved.kind === 'hidden') return null;
  const { moved } = first;
  const isAlike = all.every((one) => one.moved.kind === moved.kind && one.moved.contract === moved.contract);
  if (!isAlike) return null;
  const coins = readCoins(value) ?? 0n;
  const [receiver, ...others] = new Map(tokenTransfers.map(({ to }) => [to?.hash.toLowerCase(), to])).values();
  const count = others.length + 1;
  const many = { count, number: formatNumber(count) };
  if (others.length > 0 && all.every(isFromZero) && isOn(transaction, moved.contract))
    return t('transaction.movement.mintedToManyOrMore', { what: nameOf(moved, isScamToken(first)), ...many });
  if (others.length > 0 && isSending(transaction)) {
    if (all.every((one) => isFrom(one, from))) {
      const sent = t('transaction.movement.sentToManyOrMore', { what: nameOf(moved, isScamToken(first)), ...many });
      return withCoins(sent, value, chainId);
    }
    return coins === 0n ? toPassedOn(transaction, chainId) : null;
  }
  if (moved.kind !== 'nft' || !receiver || others.length > 0 || tokenTransfers.some(isScamToken)) return null;
  const number = all.reduce((sum, one) => sum + (one.moved.kind === 'nft' ? one.moved.count : 0n), 0n);
  if (number === 0n || all.some((one) => one.moved.kind === 'nft' && one.moved.decimals > 0)) return null;
  const { collection } = moved;
  const got = t('amount.nftsOrMoreOf', { count: Number(number), number: formatNumber(number), collection });
  if (!isSame(receiver, from))
    return all.every((one) => isFrom(one, from)) && isSending(transaction)
      ? t('transaction.movement.sent', { what: got, to: formatAddress(receiver) })
      : null;
  // Change comes back by an inner call, which is in no reply.
  const price = t('amount.upTo', { amount: formatCoins(value, chainId) });
  if (arrivedNew(transaction))
    return coins === 0n
      ? t('transaction.movement.minted', { what: got })
      : t('transaction.movement.mintedFor', { got, price });
  return coins > 0n && isOffered(transaction) ? t('transaction.movement.bought', { got, price }) : null;
}

// The called contract passes on everything that the sender gave it. Transfers that are not listed may return change.
function toPassedOn(transaction: Transaction, chainId: number): string | null {
  const { tokenTransfers, from, to } = transaction;
  const passed = tokenTransfers.filter((one) => to !== null && isFrom(one, to));
  const given = tokenTransfers.filter((one) => isFrom(one, from) && isOn(transaction, one.to?.hash ?? ''));
  if (passed.length + given.length < tokenTransfers.length || tokenTransfers.some(isScamToken)) return null;
  const net = sumMovements({ ...transaction, tokenTransfers: given, tokenTransfersOverflow: false }, chainId);
  const amount = net.isComplete ? toSideWords(net.out, chainId) : null;
  const receivers = new Set(passed.map((one) => one.to?.hash.toLowerCase()));
  receivers.delete(from.hash.toLowerCase());
  const count = receivers.size;
  if (!amount || count < 2) return null;
  const what = t('amount.upTo', { amount });
  return t('transaction.movement.sentToManyOrMore', { what, count, number: formatNumber(count) });
}

// A scam's own name advertises it.
function nameOf(moved: Exclude<Moved, { kind: 'hidden' }>, isScam: boolean): string {
  if (isScam) return shortenHex(toFullHash(moved.contract));
  return moved.kind === 'nft' ? moved.collection : moved.symbol;
}

function isFromZero({ from }: Transaction['tokenTransfers'][number]): boolean {
  return from !== null && isZeroAddress(from.hash);
}
