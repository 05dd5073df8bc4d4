import { nativeUnit, type Unit } from '../../format/chain-words.ts';
import { formatConfirmationTime } from '../../format/format-duration.ts';
import { formatCount, formatNumber, formatPercent } from '../../format/format-number.ts';
import { formatUnits } from '../../format/format-units.ts';
import { formatUsd } from '../../format/format-usd.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toAddressParts } from '../address-parts.ts';
import type { Part, Row } from '../card-content.ts';
import { isCreation } from './call-sentence.ts';
import { readCoins } from './coins.ts';
import { type FeeUnit, toFeeUnit } from './fee-unit.ts';

/**
 * The rows that every transaction card shows: from, to, value, fee, and block or nonce. `asked` is null for an answer
 * of now, else "when asked (3 days ago)".
 */
export function toTransactionRows(transaction: Transaction, chainId: number, asked: string | null): Row[] {
  const unit = nativeUnit(chainId);
  return [
    { label: 'From', parts: toAddressParts(transaction.from) },
    toReceiverRow(transaction),
    { label: 'Value', parts: toValueParts(transaction, unit, asked) },
    { label: 'Fee', parts: toFeeParts(transaction, toFeeUnit(transaction, chainId), asked) },
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
  if (to !== null) return { label: 'To', parts: toAddressParts(to) };
  if (createdContract !== null) return { label: 'Created', parts: toAddressParts(createdContract) };
  const text = isCreation(transaction) ? 'a new contract' : 'an unknown address';
  return { label: 'To', parts: [{ text, tone: 'dim' }] };
}

function toValueParts(transaction: Transaction, unit: Unit, asked: string | null): Part[] {
  const { value, state, historicExchangeRate, exchangeRate } = transaction;
  const coins = readCoins(value);
  if (coins === null) return [{ text: 'not known', tone: 'dim' }];
  const parts: Part[] = [{ ...toCoinPart(value, unit), tone: 'strong' }];
  const didNotMove = coins > 0n && (state === 'failed' || state === 'dropped');
  if (didNotMove) parts.push({ text: 'not sent', tone: 'bad' });
  const { decimals } = unit;
  const then = formatUsd({ amount: value, decimals, rate: historicExchangeRate });
  const now = formatUsd({ amount: value, decimals, rate: exchangeRate });
  const worth = [...(then ? [`${then} then`] : []), ...(now ? [`${now} ${asked ?? 'now'}`] : [])].join(', ');
  if (coins > 0n && worth !== '') parts.push({ text: worth, tone: 'dim' });
  return parts;
}

function toFeeParts({ fee, burntFee, priorityFee }: Transaction, unit: FeeUnit, asked: string | null): Part[] {
  if (fee.value === null) return [{ text: 'not known', tone: 'dim' }];
  const amount = toCoinPart(fee.value, unit);
  const dollars = (rate: string | null) => formatUsd({ amount: fee.value ?? '', decimals: unit.decimals, rate });
  const then = dollars(unit.rateThen);
  const now = dollars(unit.rateNow);
  // A price of today says little of a fee of long ago, so it says that it is one.
  const worth = then === null ? now && `${now} ${asked ?? 'now'}` : `${then} then`;
  const isMaximum = fee.type === 'maximum';
  const shares = [
    ...(worth === null ? [] : [worth]),
    ...(isMaximum ? [] : [...toShare(burntFee, fee.value, 'burnt'), ...toShare(priorityFee, fee.value, 'tip')]),
  ];
  return [
    isMaximum ? { ...amount, text: `at most ${amount.text}` } : amount,
    ...(shares.length > 0 ? [{ text: shares.join(', '), tone: 'dim' } as const] : []),
  ];
}

function toShare(part: string | null, fee: string, word: string): string[] {
  const share = part === null || part === '0' ? null : formatPercent(part, fee);
  return share === null ? [] : [`${share}\u00a0${word}`];
}

function toPlaceRow(transaction: Transaction, asked: string | null): Row[] {
  const { blockNumber, confirmations, confirmationDurationMs, nonce } = transaction;
  if (blockNumber === null) {
    return nonce === null ? [] : [{ label: 'Nonce', parts: [{ text: formatNumber(nonce) }] }];
  }
  const time = formatConfirmationTime(confirmationDurationMs);
  const words = [
    ...(confirmations === null
      ? []
      : [`${formatCount(confirmations, 'confirmation')}${asked === null ? '' : ' when asked'}`]),
    ...(time === null ? [] : [time]),
  ].join(', ');
  const parts: Part[] = [{ text: formatNumber(blockNumber) }];
  return [{ label: 'Block', parts: words === '' ? parts : [...parts, { text: words, tone: 'dim' }] }];
}
