import type { Unit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatInteger, formatNumber } from '../../format/format-number.ts';
import { formatExactTime } from '../../format/format-time.ts';
import type { ArbitrumDetail, BaseLayerTransaction } from '../../models/transaction.ts';
import { toFullPart } from '../address-parts.ts';
import type { Part, Row } from '../card-content.ts';
import { toJsonRows } from '../json-words.ts';
import { toExactCoinPart } from './rows.ts';

/** Everything that Arbitrum adds to a transaction, a row each. */
export function toArbitrumRows(detail: ArbitrumDetail, unit: Unit): Row[] {
  const message = detail.messageRelatedInfo;
  const rows: [label: string, parts: Part[]][] = [
    ['Arbitrum status', toText(detail.status)],
    ['Batch', detail.batchNumber === null ? [] : [{ text: formatNumber(detail.batchNumber) }]],
    ['Batch data', toText(detail.batchDataContainer?.replaceAll('_', ' ') ?? null)],
    ['Committed by', toBaseLayerParts(detail.commitmentTransaction)],
    ['Confirmed by', toBaseLayerParts(detail.confirmationTransaction)],
    ['Gas for L1', toNumber(detail.gasUsedForL1)],
    ['Gas for L2', toNumber(detail.gasUsedForL2)],
    ['Poster fee', detail.posterFee === null ? [] : [toExactCoinPart(detail.posterFee, unit)]],
    ['Network fee', detail.networkFee === null ? [] : [toExactCoinPart(detail.networkFee, unit)]],
    ['Message', toText(detail.containsMessage === 'outcoming' ? 'outgoing' : detail.containsMessage)],
    ['Message number', !message || message.messageId === null ? [] : [{ text: formatNumber(message.messageId) }]],
    ['Message status', toText(message?.messageStatus ?? null)],
    ['Message on L1', toHash(message?.associatedL1TransactionHash ?? null)],
  ];
  return [
    ...rows.filter(([, parts]) => parts.length > 0).map(([label, parts]): Row => ({ label, parts })),
    ...toJsonRows(message?.extra ?? {}, { label: 'Message', most: 6 }),
    ...toJsonRows(detail.commitmentTransaction?.extra ?? {}, { label: 'Committed by', most: 6 }),
    ...toJsonRows(detail.confirmationTransaction?.extra ?? {}, { label: 'Confirmed by', most: 6 }),
    ...toJsonRows(detail.extra, { label: 'Arbitrum', most: 12 }),
  ];
}

function toBaseLayerParts(transaction: BaseLayerTransaction | null): Part[] {
  if (transaction === null) return [];
  const { hash, status, timestamp } = transaction;
  return [
    ...toHash(hash),
    ...toText(status),
    ...(timestamp === null ? [] : [{ text: formatExactTime(timestamp), tone: 'dim' } as const]),
  ];
}

function toHash(hash: string | null): Part[] {
  return hash === null ? [] : [toFullPart(hash)];
}

function toText(text: string | null): Part[] {
  const clean = cleanText(text ?? '', 60);
  return clean === '' ? [] : [{ text: clean }];
}

function toNumber(value: string | null): Part[] {
  const text = value === null ? null : formatInteger(value);
  return text === null ? [] : [{ text }];
}
