import type { Unit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatInteger, formatNumber } from '../../format/format-number.ts';
import { formatExactTime } from '../../format/format-time.ts';
import type { ArbitrumDetail, BaseLayerTransaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toFullPart } from '../address-parts.ts';
import type { Part, Row } from '../card-content.ts';
import { toJsonRows } from '../json-words.ts';
import { toExactCoinPart } from './rows.ts';

/** Everything that Arbitrum adds to a transaction, a row each. */
export function toArbitrumRows(detail: ArbitrumDetail, unit: Unit): Row[] {
  const message = detail.messageRelatedInfo;
  const says = words().arbitrum;
  const rows: [label: string, parts: Part[]][] = [
    [says.status, toText(detail.status)],
    [says.batch, detail.batchNumber === null ? [] : [{ text: formatNumber(detail.batchNumber) }]],
    [says.batchData, toText(detail.batchDataContainer?.replaceAll('_', ' ') ?? null)],
    [says.committedBy, toBaseLayerParts(detail.commitmentTransaction)],
    [says.confirmedBy, toBaseLayerParts(detail.confirmationTransaction)],
    [says.gasForL1, toNumber(detail.gasUsedForL1)],
    [says.gasForL2, toNumber(detail.gasUsedForL2)],
    [says.posterFee, detail.posterFee === null ? [] : [toExactCoinPart(detail.posterFee, unit)]],
    [says.networkFee, detail.networkFee === null ? [] : [toExactCoinPart(detail.networkFee, unit)]],
    [says.message, toText(toDirection(detail.containsMessage))],
    [says.messageNumber, !message || message.messageId === null ? [] : [{ text: formatNumber(message.messageId) }]],
    [says.messageStatus, toText(message?.messageStatus ?? null)],
    [says.messageOnL1, toHash(message?.associatedL1TransactionHash ?? null)],
  ];
  return [
    ...rows.filter(([, parts]) => parts.length > 0).map(([label, parts]): Row => ({ label, parts })),
    ...toJsonRows(message?.extra ?? {}, { label: says.message, most: 6 }),
    ...toJsonRows(detail.commitmentTransaction?.extra ?? {}, { label: says.committedBy, most: 6 }),
    ...toJsonRows(detail.confirmationTransaction?.extra ?? {}, { label: says.confirmedBy, most: 6 }),
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

// The explorer's own word for what goes out is none.
function toDirection(direction: string | null): string | null {
  const { incoming, outgoing } = words().arbitrum;
  if (direction === 'outcoming') return outgoing;
  return direction === 'incoming' ? incoming : direction;
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
