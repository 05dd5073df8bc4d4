import { formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Transaction } from '../../models/transaction.ts';
import type { Row } from '../card-content.ts';
import { hasData } from './call-sentence.ts';
import { formatCoins, readCoins } from './coins.ts';
import { toExecutions } from './executions.ts';
import { findKnownMethod } from './methods.ts';
import { isOfListed } from './movements/sent-sentence.ts';

/**
 * Returns what a transaction's sentence rests on, and how certain each part is: recorded by the chain, decoded by the
 * explorer or by us, known by name alone, or missing in the answer.
 */
export function toEvidence(transaction: Transaction, chainId: number): Row[] {
  const { value, tokenTransfers, to, revertReason } = transaction;
  const coins = readCoins(value);
  const calls = to !== null && to.isContract !== false && hasData(transaction);
  return [
    ...(coins ? [toRow(formatCoins(value, chainId), t('transaction.evidence.recorded'))] : []),
    ...(tokenTransfers.length > 0 ? [toRow(t('transaction.list.someTokenTransfers'), sayTransfers(transaction))] : []),
    ...(tokenTransfers.length > 0 ? [toRow(t('transaction.evidence.tokens'), sayTokens(transaction))] : []),
    ...(calls ? [toRow(t('transaction.detail.method'), sayMethod(transaction))] : []),
    ...(toExecutions(transaction) ? [toRow(t('transaction.evidence.innerCalls'), t('transaction.evidence.ours'))] : []),
    ...(calls ? [toRow(t('transaction.evidence.innerCoins'), t('transaction.evidence.missing'))] : []),
    ...(revertReason === null
      ? []
      : [
          toRow(
            t('transaction.revertRow.reason'),
            revertReason.kind === 'decoded' ? t('transaction.evidence.explorer') : t('transaction.evidence.ours'),
          ),
        ]),
  ];
}

function toRow(label: string, text: string): Row {
  return { label, parts: [{ text }] };
}

function sayTransfers({ tokenTransfers, tokenTransfersOverflow }: Transaction): string {
  const number = formatNumber(tokenTransfers.length);
  return tokenTransfersOverflow
    ? t('transaction.list.onlyFirst', { count: tokenTransfers.length, number })
    : t('transaction.evidence.recorded');
}

function sayTokens({ tokenTransfers }: Transaction): string {
  const isListed = new Map(tokenTransfers.map((one) => [one.token?.addressHash.toLowerCase(), isOfListed(one)]));
  const listed = [...isListed.values()].filter(Boolean).length;
  if (listed === isListed.size) return t('transaction.evidence.listed');
  return t('transaction.evidence.someListed', { count: listed, listed: formatNumber(listed) });
}

function sayMethod({ method, decodedInput, rawInput }: Transaction): string {
  if (decodedInput !== null) return t('transaction.evidence.explorer');
  if (findKnownMethod((rawInput ?? '').slice(2, 10)) !== null) return t('transaction.evidence.selector');
  return method === null || method.startsWith('0x')
    ? t('transaction.evidence.unknown')
    : t('transaction.evidence.nameOnly');
}
