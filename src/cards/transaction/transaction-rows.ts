import { formatAddress } from '../../format/address-name.ts';
import { canExist, formatCoin, isTestNetwork, nativeUnit, type Unit } from '../../format/chain-words.ts';
import { formatNumber, formatPercent, formatUnits, formatUsd, joinFacts } from '../../format/format-amount.ts';
import { formatConfirmationTime } from '../../format/format-time.ts';
import { t } from '../../i18n/t.ts';
import { isFinal } from '../../models/finality.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toAddressParts } from '../address-rows.ts';
import type { Part, Row } from '../card-content.ts';
import { formatMoved } from '../token-amounts.ts';
import { isCreation } from './call-sentence.ts';
import { type CoinRates, type FeeUnit, readCoins, toCoinRates, toFeeUnit } from './coins.ts';
import { type NetMovements, sumMovements } from './movements/net-transfers.ts';

/**
 * Returns the rows of every transaction card: from, to, value, fee, and block or nonce. `asked` is null for a recent
 * answer, else "when updated (3 days ago)"; `askedMs` is that time in milliseconds since 1970.
 */
export function toTransactionRows(
  transaction: Transaction,
  { chainId, asked, askedMs }: { chainId: number; asked: string | null; askedMs: number },
): Row[] {
  const unit = nativeUnit(chainId);
  return [
    { label: t('transaction.row.from'), parts: toAddressParts(transaction.from) },
    toReceiverRow(transaction),
    // If only tokens move, a value of zero adds nothing.
    ...(readCoins(transaction.value) === 0n && transaction.tokenTransfers.length > 0
      ? []
      : [
          {
            label: t('transaction.row.value'),
            parts: toValueParts(transaction, { ...unit, ...toCoinRates(transaction, chainId) }, { chainId, asked }),
          },
        ]),
    { label: t('transaction.row.fee'), parts: toFeeParts(transaction, toFeeUnit(transaction, chainId), asked) },
    ...toPlaceRow(transaction, asked, isFinal(transaction, { chainId, askedMs })),
  ];
}

/** Returns the facts visible at a glance: fee, block and confirmations; without a block, nonce and gas price. */
export function toTransactionFacts(
  transaction: Transaction,
  { chainId, asked, askedMs }: { chainId: number; asked: string | null; askedMs: number },
): Row[] {
  const { fee, blockNumber, confirmations, nonce, gasPrice } = transaction;
  const feeUnit = toFeeUnit(transaction, chainId);
  const toFact = (label: string, text: string): Row => ({ label, parts: [{ text }] });
  const isDone = isFinal(transaction, { chainId, askedMs });
  return [
    ...(fee.value === null
      ? []
      : [
          toFact(
            fee.type === 'maximum' ? t('transaction.row.feeAtMost') : t('transaction.row.fee'),
            toFeeWords(fee.value, feeUnit),
          ),
        ]),
    ...(blockNumber === null ? [] : [toFact(t('transaction.row.block'), formatNumber(blockNumber))]),
    ...(blockNumber !== null || nonce === null ? [] : [toFact(t('transaction.row.nonce'), formatNumber(nonce))]),
    // What decides how soon it will be included.
    ...(blockNumber !== null || gasPrice === null || feeUnit.isToken
      ? []
      : [toFact(t('transaction.detail.gasPrice'), `${formatUnits(gasPrice, 9).text} Gwei`)]),
    ...(blockNumber === null || confirmations === null
      ? []
      : [
          isDone
            ? toFact(t('transaction.row.confirmed'), t('transaction.row.final'))
            : toFact(
                asked === null ? t('transaction.row.confirmed') : t('transaction.row.confirmedWhenAsked'),
                formatNumber(confirmations),
              ),
        ]),
  ];
}

function toFeeWords(value: string, { symbol, decimals, rateThen, rateNow }: FeeUnit): string {
  const dollars = formatUsd({ amount: value, decimals, rate: rateThen ?? rateNow });
  return dollars ?? `${formatUnits(value, decimals).text} ${symbol}`;
}

/**
 * Returns the value of what moved in US dollars, at the price of its day if known: the coins sent, else the one token
 * that the sender gave or got. Null if nothing moved or no price is known.
 */
export function toWorth(transaction: Transaction, chainId: number, asked: string | null): string | null {
  const { state, value, tokenTransfers } = transaction;
  if (state === 'failed' || state === 'dropped' || !canExist(value, chainId)) return null;
  const net = sumMovements(transaction, chainId);
  if ((readCoins(value) ?? 0n) > 0n) {
    // Beside a token, the coins may be only a fee.
    if (net.out.some(({ kind }) => kind !== 'native')) return null;
    const { rateThen, rateNow } = toCoinRates(transaction, chainId);
    const { decimals } = nativeUnit(chainId);
    const then = formatUsd({ amount: value, decimals, rate: rateThen });
    const now = formatUsd({ amount: value, decimals, rate: rateNow });
    const worth = then === null ? now && sayNow(now, asked) : t('transaction.row.worthThen', { dollars: then });
    return worth && sayWhose(worth, formatCoin(value, chainId).text, net);
  }
  const [token, ...others] = net.out.length > 0 ? net.out : net.in;
  if (!net.isComplete || isTestNetwork(chainId) || token?.kind !== 'amount' || others.length > 0) return null;
  if (!token.isListed || token.decimals === null) return null;
  const rate = tokenTransfers.find((transfer) => transfer.token?.addressHash.toLowerCase() === token.contract)?.token
    ?.exchangeRate;
  const dollars = formatUsd({ amount: String(token.value), decimals: token.decimals, rate: rate ?? null });
  return dollars && sayWhose(sayNow(dollars, asked), formatMoved(token).text, net);
}

// In an exchange, the dollars could be those of either side.
function sayWhose(worth: string, what: string, net: NetMovements): string {
  const isExchange = net.out.length > 0 && net.in.some(({ kind }) => kind === 'amount');
  return isExchange ? t('transaction.row.worthOf', { what, worth }) : worth;
}

// The title has every digit.
function toCoinPart(value: string, { symbol, decimals }: Unit): Part {
  const { text, exact } = formatUnits(value, decimals);
  return { text: `${text} ${symbol}`, title: `${exact} ${symbol}` };
}

function toReceiverRow(transaction: Transaction): Row {
  const { to, createdContract } = transaction;
  if (to !== null) return { label: t('transaction.row.to'), parts: toAddressParts(to) };
  if (createdContract !== null) return { label: t('transaction.row.created'), parts: toAddressParts(createdContract) };
  const text = isCreation(transaction) ? t('transaction.row.aNewContract') : formatAddress(null);
  return { label: t('transaction.row.to'), parts: [{ text, tone: 'dim' }] };
}

function toValueParts(
  transaction: Transaction,
  unit: Unit & CoinRates,
  { chainId, asked }: { chainId: number; asked: string | null },
): Part[] {
  const { value, state } = transaction;
  const coins = readCoins(value);
  if (coins === null) return [{ text: t('transaction.row.notKnown'), tone: 'dim' }];
  // More coins than can exist: the number is broken, and so is its dollar value.
  if (!canExist(value, chainId)) {
    const { text, exact } = formatCoin(value, chainId);
    return [{ text, title: exact, tone: 'dim' }];
  }
  const parts: Part[] = [{ ...toCoinPart(value, unit), tone: 'strong' }];
  const didNotMove = coins > 0n && (state === 'failed' || state === 'dropped');
  if (didNotMove) parts.push({ text: t('transaction.row.notSent'), tone: 'bad' });
  const { decimals, rateThen, rateNow } = unit;
  const then = formatUsd({ amount: value, decimals, rate: rateThen });
  const now = formatUsd({ amount: value, decimals, rate: rateNow });
  const worth = [
    ...(then ? [t('transaction.row.worthThen', { dollars: then })] : []),
    ...(now ? [sayNow(now, asked)] : []),
  ];
  if (coins > 0n && worth.length > 0) parts.push({ text: joinFacts(worth), tone: 'dim' });
  return parts;
}

function toFeeParts({ fee, burntFee, priorityFee }: Transaction, unit: FeeUnit, asked: string | null): Part[] {
  if (fee.value === null) return [{ text: t('transaction.row.notKnown'), tone: 'dim' }];
  const amount = toCoinPart(fee.value, unit);
  const dollars = (rate: string | null) => formatUsd({ amount: fee.value ?? '', decimals: unit.decimals, rate });
  const then = dollars(unit.rateThen);
  const now = dollars(unit.rateNow);
  // Today's price says little about an old fee, so the text says which price it is.
  const worth = then === null ? now && sayNow(now, asked) : t('transaction.row.worthThen', { dollars: then });
  const isMaximum = fee.type === 'maximum';
  const shares = [
    ...(worth === null ? [] : [worth]),
    ...(isMaximum
      ? []
      : [
          ...toShare(burntFee, fee.value, (share) => t('transaction.row.burnt', { share })),
          ...toShare(priorityFee, fee.value, (share) => t('transaction.row.tip', { share })),
        ]),
  ];
  return [
    isMaximum ? { ...amount, text: t('transaction.row.atMost', { amount: amount.text }) } : amount,
    ...(shares.length > 0 ? [{ text: joinFacts(shares), tone: 'dim' } as const] : []),
  ];
}

function sayNow(dollars: string, asked: string | null): string {
  return asked === null
    ? t('transaction.row.worthNow', { dollars })
    : t('transaction.row.worthWhenAsked', { dollars, asked });
}

function toShare(part: string | null, fee: string, say: (share: string) => string): string[] {
  const share = part === null || part === '0' ? null : formatPercent(part, fee);
  return share === null ? [] : [say(share)];
}

function toConfirmations(count: number, asked: string | null): string {
  const values = { count, number: formatNumber(count) };
  return asked === null
    ? t('transaction.row.confirmations', values)
    : t('transaction.row.confirmationsWhenAsked', values);
}

function toPlaceRow(transaction: Transaction, asked: string | null, isDone: boolean): Row[] {
  const { blockNumber, confirmations, confirmationDurationMs, nonce } = transaction;
  if (blockNumber === null) {
    return nonce === null ? [] : [{ label: t('transaction.row.nonce'), parts: [{ text: formatNumber(nonce) }] }];
  }
  const time = formatConfirmationTime(confirmationDurationMs);
  const facts = isDone
    ? [t('transaction.row.final')]
    : [...(confirmations === null ? [] : [toConfirmations(confirmations, asked)]), ...(time === null ? [] : [time])];
  const parts: Part[] = [{ text: formatNumber(blockNumber) }];
  return [
    {
      label: t('transaction.row.block'),
      parts: facts.length === 0 ? parts : [...parts, { text: joinFacts(facts), tone: 'dim' }],
    },
  ];
}
