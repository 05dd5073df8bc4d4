import { nativeUnit, type Unit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import {
  formatDollars,
  formatInteger,
  formatNumber,
  formatPercent,
  formatUnits,
  joinFacts,
} from '../../format/format-amount.ts';
import { formatExactTime } from '../../format/format-time.ts';
import { type KeyIn, t } from '../../i18n/t.ts';
import type { ArbitrumDetail, Authorization, BaseLayerTransaction, Transaction } from '../../models/transaction.ts';
import { toFullLeadPart, toFullPart } from '../address-rows.ts';
import type { Part, Row } from '../card-content.ts';
import { cutGroup } from '../card-frame.ts';
import { toExtraRows, toJsonRows } from '../json-rows.ts';
import { toPhraseParts } from '../sentence-parts.ts';
import { toTransferRows } from '../transfer-rows.ts';
import { toChainPartRows } from './chain-part-rows.ts';
import { toFeeUnit } from './coins.ts';
import { toPartyRows } from './movements/net-transfers.ts';
import { toRevertRows } from './revert-reason.ts';

/**
 * Returns rows with everything else known about a transaction: gas, fees, position, parties, chain-specific and unknown
 * fields, transfers and their tokens. Every group has a limit. `asked` is the same as in `toTransactionRows`.
 */
export function toTransactionDetails(transaction: Transaction, chainId: number, asked: string | null): Row[] {
  const unit = nativeUnit(chainId);
  const feeUnit = toFeeUnit(transaction, chainId);
  const coins = (value: string | null) => (value === null ? null : toExactCoinPart(value, unit));
  const paid = (value: string | null) => (value === null ? null : toExactCoinPart(value, feeUnit));
  const gasPrice = (value: string | null) => (feeUnit.isToken ? paid(value) : toGwei(value));
  const rows: [label: string, value: Part | string | null][] = [
    [t('transaction.detail.time'), transaction.timestamp === null ? null : formatExactTime(transaction.timestamp)],
    [t('transaction.detail.status'), toFacts([transaction.status, transaction.result])],
    [t('transaction.detail.yourTag'), transaction.transactionTag],
    [t('transaction.detail.kinds'), joinFacts(transaction.transactionTypes.slice(0, 12)).replaceAll('_', ' ')],
    [t('transaction.detail.type'), transaction.type === null ? null : toTypeWords(transaction.type)],
    [t('transaction.detail.nonce'), transaction.nonce === null ? null : formatNumber(transaction.nonce)],
    [t('transaction.detail.position'), transaction.position === null ? null : formatNumber(transaction.position)],
    [t('transaction.detail.blockHash'), toBlockHash(transaction)],
    [t('transaction.detail.exactValue'), coins(transaction.value)],
    [t('transaction.detail.exactFee'), paid(transaction.fee.value)],
    [t('transaction.detail.gasUsed'), toGasWords(transaction)],
    [t('transaction.detail.gasPrice'), gasPrice(transaction.gasPrice)],
    [t('transaction.detail.baseFee'), toGwei(transaction.baseFeePerGas)],
    [t('transaction.detail.maxFee'), gasPrice(transaction.maxFeePerGas)],
    [t('transaction.detail.maxTip'), gasPrice(transaction.maxPriorityFeePerGas)],
    [t('transaction.detail.tip'), paid(transaction.priorityFee)],
    [t('transaction.detail.burnt'), paid(transaction.burntFee)],
    [t('transaction.detail.fee'), transaction.fee.type],
    [t('transaction.detail.priceThen'), toPrice(transaction.historicExchangeRate, unit.symbol)],
    [
      asked === null ? t('transaction.detail.priceNow') : t('transaction.detail.priceWhenAsked'),
      toPrice(transaction.exchangeRate, unit.symbol),
    ],
    [t('transaction.detail.method'), toMethod(transaction)],
    [t('transaction.detail.declaration'), toDeclaration(transaction)],
    [t('transaction.detail.input'), toInput(transaction.rawInput)],
    [
      t('transaction.detail.innerCalls'),
      transaction.hasErrorInInternalTransactions === true ? t('transaction.detail.someFailed') : null,
    ],
  ];
  const known = rows.flatMap(([label, value]) => toRow(label, value));
  return [
    ...known,
    ...toRevertRows(transaction.revertReason),
    ...toPartyRows(transaction),
    ...toSignatureRows(transaction.authorizationList),
    ...(transaction.arbitrum === null ? [] : toArbitrumRows(transaction.arbitrum, unit)),
    ...toChainPartRows(transaction.extra, unit),
    ...toExtraRows(transaction),
    ...toTransferRows(transaction.tokenTransfers, {
      told: [transaction.from, transaction.to, transaction.createdContract],
      isWithPlace: false,
    }),
  ];
}

function toRow(label: string, value: Part | string | null): Row[] {
  const part = typeof value === 'string' ? { text: cleanText(value, 160) } : value;
  return part === null || part.text === '' ? [] : [{ label, parts: [part] }];
}

function toGasWords({ gasUsed, gasLimit }: Transaction): string | null {
  const limit = gasLimit === null ? null : formatInteger(gasLimit);
  const used = gasUsed === null ? null : formatInteger(gasUsed);
  if (used === null) return limit === null ? null : t('transaction.detail.atMost', { limit });
  if (limit === null) return used;
  const share = gasUsed === null || gasLimit === null ? null : formatPercent(gasUsed, gasLimit);
  return share === null
    ? t('transaction.detail.usedOf', { used, limit })
    : t('transaction.detail.usedOfShare', { used, limit, share });
}

function toGwei(value: string | null): Part | null {
  if (value === null) return null;
  return { text: `${formatUnits(value, 9).exact} Gwei` };
}

function toPrice(rate: string | null, symbol: string): string | null {
  if (rate === null) return null;
  return t('transaction.detail.priceOfOne', { dollars: formatDollars(rate) ?? `$${cleanText(rate, 30)}`, symbol });
}

const typeNames: KeyIn<'transaction.detail.typeNames'>[] = [
  'transaction.detail.typeNames.0',
  'transaction.detail.typeNames.1',
  'transaction.detail.typeNames.2',
  'transaction.detail.typeNames.3',
  'transaction.detail.typeNames.4',
];

function toTypeWords(type: number): string {
  const name = typeNames[type];
  return name === undefined ? String(type) : t('transaction.detail.typeAndName', { type: String(type), name: t(name) });
}

function toMethod({ method, decodedInput, rawInput }: Transaction): string | null {
  const selector = decodedInput === null ? (rawInput ?? '').slice(0, 10) : `0x${decodedInput.methodId.slice(0, 8)}`;
  return onlyKnown([method, selector === method || selector.length < 10 ? null : selector]).join(' ') || null;
}

function toDeclaration({ decodedInput }: Transaction): Part | null {
  const text = cleanText(decodedInput?.methodCall ?? '', 300);
  return text === '' ? null : { text, mono: true };
}

function toInput(rawInput: string | null): Part | null {
  if (rawInput === null || rawInput === '' || rawInput === '0x') return null;
  const bytes = Math.floor((rawInput.length - 2) / 2);
  const text = t('transaction.detail.inputAndSize', {
    start: cleanText(rawInput, 20),
    count: bytes,
    number: formatNumber(bytes),
  });
  return { text, mono: true, title: cleanText(rawInput, 600) };
}

// The service sends the block hash only with transfers.
function toBlockHash({ tokenTransfers, blockNumber }: Transaction): Part | null {
  const known = tokenTransfers.find((transfer) => transfer.blockHash !== null && transfer.blockNumber === blockNumber);
  return known?.blockHash ? toFullPart(known.blockHash) : null;
}

function toFacts(texts: (string | null)[]): string | null {
  const known = onlyKnown(texts);
  return known.length === 0 ? null : joinFacts(known);
}

function onlyKnown(texts: (string | null)[]): string[] {
  return texts.flatMap((text) => (text ? [text] : []));
}

const mostRows = 12;

/** Rows with the full signer and code of each authorization, and the three numbers of its signature. */
function toSignatureRows(authorizations: Authorization[]): Row[] {
  const rows = authorizations
    .map(
      (authorization, at): Row => ({
        label: t('transaction.signature.authorization', { number: String(at + 1) }),
        parts: toParts(authorization),
      }),
    )
    .filter(({ parts }) => parts.length > 0);
  return cutGroup(rows, { most: mostRows, label: t('transaction.signature.authorizations'), toRows: (row) => [row] });
}

function toParts({ authority, addressHash, r, s, v }: Authorization): Part[] {
  const numbers: [name: string, value: string | null][] = [
    ['r', r],
    ['s', s],
    ['v', v === null ? null : String(v)],
  ];
  const known = numbers.flatMap(([name, value]) => (value ? [`${name} ${cleanText(value, 90)}`] : []));
  return [...toPartyParts(authority, addressHash), ...known.map((text): Part => ({ text, mono: true, tone: 'dim' }))];
}

function toPartyParts(authority: string | null, addressHash: string | null): Part[] {
  if (addressHash === null) return authority === null ? [] : [toFullLeadPart(authority)];
  if (authority === null)
    return toPhraseParts(
      (contract) => t('transaction.signature.runsAsUnnamed', { contract }),
      toFullLeadPart(addressHash),
    );
  return toPhraseParts(
    (account, contract) => t('transaction.list.runsAs', { account, contract }),
    toFullLeadPart(authority),
    toFullLeadPart(addressHash),
  );
}

function toArbitrumRows(detail: ArbitrumDetail, unit: Unit): Row[] {
  const message = detail.messageRelatedInfo;
  const rows: [label: string, parts: Part[]][] = [
    [t('transaction.arbitrum.status'), toText(detail.status)],
    [t('transaction.arbitrum.batch'), detail.batchNumber === null ? [] : [{ text: formatNumber(detail.batchNumber) }]],
    [t('transaction.arbitrum.batchData'), toText(detail.batchDataContainer?.replaceAll('_', ' ') ?? null)],
    [t('transaction.arbitrum.committedBy'), toBaseLayerParts(detail.commitmentTransaction)],
    [t('transaction.arbitrum.confirmedBy'), toBaseLayerParts(detail.confirmationTransaction)],
    [t('transaction.arbitrum.gasForL1'), toNumber(detail.gasUsedForL1)],
    [t('transaction.arbitrum.gasForL2'), toNumber(detail.gasUsedForL2)],
    [t('transaction.arbitrum.posterFee'), detail.posterFee === null ? [] : [toExactCoinPart(detail.posterFee, unit)]],
    [
      t('transaction.arbitrum.networkFee'),
      detail.networkFee === null ? [] : [toExactCoinPart(detail.networkFee, unit)],
    ],
    [t('transaction.arbitrum.message'), toText(toDirection(detail.containsMessage))],
    [
      t('transaction.arbitrum.messageNumber'),
      !message || message.messageId === null ? [] : [{ text: formatNumber(message.messageId) }],
    ],
    [t('transaction.arbitrum.messageStatus'), toText(message?.messageStatus ?? null)],
    [t('transaction.arbitrum.messageOnL1'), toHash(message?.associatedL1TransactionHash ?? null)],
  ];
  return [
    ...rows.filter(([, parts]) => parts.length > 0).map(([label, parts]): Row => ({ label, parts })),
    ...toJsonRows(message?.extra ?? {}, { label: t('transaction.arbitrum.message'), most: 6 }),
    ...toJsonRows(detail.commitmentTransaction?.extra ?? {}, { label: t('transaction.arbitrum.committedBy'), most: 6 }),
    ...toJsonRows(detail.confirmationTransaction?.extra ?? {}, {
      label: t('transaction.arbitrum.confirmedBy'),
      most: 6,
    }),
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

// The explorer's word for outgoing messages, "outcoming", is not English.
function toDirection(direction: string | null): string | null {
  if (direction === 'outcoming') return t('transaction.arbitrum.outgoing');
  return direction === 'incoming' ? t('transaction.arbitrum.incoming') : direction;
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

/** An amount in the given unit with all its digits. */
function toExactCoinPart(value: string, { symbol, decimals }: Unit): Part {
  return { text: `${formatUnits(value, decimals).exact} ${symbol}` };
}
