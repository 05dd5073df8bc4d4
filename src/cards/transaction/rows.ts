import { formatAddress } from '../../format/address-name.ts';
import { nativeUnit, type Unit } from '../../format/chain-words.ts';
import { formatConfirmationTime } from '../../format/format-duration.ts';
import { formatNumber, formatPercent } from '../../format/format-number.ts';
import { formatUnits } from '../../format/format-units.ts';
import { formatUsd } from '../../format/format-usd.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toAddressParts } from '../address-parts.ts';
import type { Part, Row } from '../card-content.ts';
import { isCreation } from './call-sentence.ts';
import { type CoinRates, toCoinRates } from './coin-rates.ts';
import { readCoins } from './coins.ts';
import { type FeeUnit, toFeeUnit } from './fee-unit.ts';

/**
 * The rows that every transaction card shows: from, to, value, fee, and block or nonce. `asked` is null for an answer
 * of now, else "when asked (3 days ago)".
 */
export function toTransactionRows(transaction: Transaction, chainId: number, asked: string | null): Row[] {
  const unit = nativeUnit(chainId);
  const says = words().transactionRows;
  return [
    { label: says.from, parts: toAddressParts(transaction.from) },
    toReceiverRow(transaction),
    { label: says.value, parts: toValueParts(transaction, { ...unit, ...toCoinRates(transaction, chainId) }, asked) },
    { label: says.fee, parts: toFeeParts(transaction, toFeeUnit(transaction, chainId), asked) },
    ...toPlaceRow(transaction, asked),
  ];
}

/** An amount in a chain's own coin, or whatever the unit is, with every digit to be read: for the details. */
export function toExactCoinPart(value: string, { symbol, decimals }: Unit): Part {
  return { text: `${formatUnits(value, decimals).exact} ${symbol}` };
}

// Every digit stands behind it.
function toCoinPart(value: string, { symbol, decimals }: Unit): Part {
  const { text, exact } = formatUnits(value, decimals);
  return { text: `${text} ${symbol}`, title: `${exact} ${symbol}` };
}

function toReceiverRow(transaction: Transaction): Row {
  const { to, createdContract } = transaction;
  const says = words().transactionRows;
  if (to !== null) return { label: says.to, parts: toAddressParts(to) };
  if (createdContract !== null) return { label: says.created, parts: toAddressParts(createdContract) };
  const text = isCreation(transaction) ? says.aNewContract : formatAddress(null);
  return { label: says.to, parts: [{ text, tone: 'dim' }] };
}

function toValueParts(transaction: Transaction, unit: Unit & CoinRates, asked: string | null): Part[] {
  const { value, state } = transaction;
  const says = words().transactionRows;
  const coins = readCoins(value);
  if (coins === null) return [{ text: says.notKnown, tone: 'dim' }];
  const parts: Part[] = [{ ...toCoinPart(value, unit), tone: 'strong' }];
  const didNotMove = coins > 0n && (state === 'failed' || state === 'dropped');
  if (didNotMove) parts.push({ text: says.notSent, tone: 'bad' });
  const { decimals, rateThen, rateNow } = unit;
  const then = formatUsd({ amount: value, decimals, rate: rateThen });
  const now = formatUsd({ amount: value, decimals, rate: rateNow });
  const worth = [...(then ? [says.worthThen(then)] : []), ...(now ? [sayNow(now, asked)] : [])];
  if (coins > 0n && worth.length > 0) parts.push({ text: words().lists.facts(worth), tone: 'dim' });
  return parts;
}

function toFeeParts({ fee, burntFee, priorityFee }: Transaction, unit: FeeUnit, asked: string | null): Part[] {
  const says = words().transactionRows;
  if (fee.value === null) return [{ text: says.notKnown, tone: 'dim' }];
  const amount = toCoinPart(fee.value, unit);
  const dollars = (rate: string | null) => formatUsd({ amount: fee.value ?? '', decimals: unit.decimals, rate });
  const then = dollars(unit.rateThen);
  const now = dollars(unit.rateNow);
  // A price of today says little of a fee of long ago, so it says that it is one.
  const worth = then === null ? now && sayNow(now, asked) : says.worthThen(then);
  const isMaximum = fee.type === 'maximum';
  const shares = [
    ...(worth === null ? [] : [worth]),
    ...(isMaximum ? [] : [...toShare(burntFee, fee.value, says.burnt), ...toShare(priorityFee, fee.value, says.tip)]),
  ];
  return [
    isMaximum ? { ...amount, text: says.atMost(amount.text) } : amount,
    ...(shares.length > 0 ? [{ text: words().lists.facts(shares), tone: 'dim' } as const] : []),
  ];
}

function sayNow(dollars: string, asked: string | null): string {
  const says = words().transactionRows;
  return asked === null ? says.worthNow(dollars) : says.worthWhenAsked(dollars, asked);
}

function toShare(part: string | null, fee: string, say: (share: string) => string): string[] {
  const share = part === null || part === '0' ? null : formatPercent(part, fee);
  return share === null ? [] : [say(share)];
}

function toPlaceRow(transaction: Transaction, asked: string | null): Row[] {
  const { blockNumber, confirmations, confirmationDurationMs, nonce } = transaction;
  const says = words().transactionRows;
  if (blockNumber === null) {
    return nonce === null ? [] : [{ label: says.nonce, parts: [{ text: formatNumber(nonce) }] }];
  }
  const time = formatConfirmationTime(confirmationDurationMs);
  const sayConfirmations = asked === null ? says.confirmations : says.confirmationsWhenAsked;
  const facts = [
    ...(confirmations === null ? [] : [sayConfirmations(confirmations, formatNumber(confirmations))]),
    ...(time === null ? [] : [time]),
  ];
  const parts: Part[] = [{ text: formatNumber(blockNumber) }];
  return [
    {
      label: says.block,
      parts: facts.length === 0 ? parts : [...parts, { text: words().lists.facts(facts), tone: 'dim' }],
    },
  ];
}
