import { formatAddress } from '../../format/address-name.ts';
import { nativeUnit, type Unit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import {
  formatDollars,
  formatInteger,
  formatNumber,
  formatPercent,
  formatUnits,
  formatUsd,
} from '../../format/format-amount.ts';
import { formatConfirmationTime, formatExactTime } from '../../format/format-time.ts';
import type { ArbitrumDetail, Authorization, BaseLayerTransaction, Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toAddressParts, toFullLeadPart, toFullPart } from '../address-rows.ts';
import type { Part, Row } from '../card-content.ts';
import { cutGroup } from '../card-frame.ts';
import { toExtraRows, toJsonRows } from '../json-rows.ts';
import { toPhraseParts } from '../sentence-parts.ts';
import { toTransferRows } from '../transfer-rows.ts';
import { isCreation } from './call-sentence.ts';
import { toChainPartRows } from './chain-part-rows.ts';
import { type CoinRates, type FeeUnit, readCoins, toCoinRates, toFeeUnit } from './coins.ts';
import { toPartyRows } from './net-transfers.ts';
import { toRevertRows } from './revert-reason.ts';

/**
 * Everything else that is known of a transaction, a row each: gas, fees, place, parties, chain's own parts, unknown
 * fields, transfers and their tokens. Every part of it is bounded. `asked` as in the rows.
 */
export function toTransactionDetails(transaction: Transaction, chainId: number, asked: string | null): Row[] {
  const t = transaction;
  const unit = nativeUnit(chainId);
  const feeUnit = toFeeUnit(t, chainId);
  const coins = (value: string | null) => (value === null ? null : toExactCoinPart(value, unit));
  const paid = (value: string | null) => (value === null ? null : toExactCoinPart(value, feeUnit));
  const gasPrice = (value: string | null) => (feeUnit.isToken ? paid(value) : toGwei(value));
  const says = words().transactionDetails;
  const rows: [label: string, value: Part | string | null][] = [
    [says.time, t.timestamp === null ? null : formatExactTime(t.timestamp)],
    [says.status, toFacts([t.status, t.result])],
    [says.yourTag, t.transactionTag],
    [says.kinds, words().lists.facts(t.transactionTypes.slice(0, 12)).replaceAll('_', ' ')],
    [says.type, t.type === null ? null : toTypeWords(t.type)],
    [says.nonce, t.nonce === null ? null : formatNumber(t.nonce)],
    [says.position, t.position === null ? null : formatNumber(t.position)],
    [says.blockHash, toBlockHash(t)],
    [says.exactValue, coins(t.value)],
    [says.exactFee, paid(t.fee.value)],
    [says.gasUsed, toGasWords(t)],
    [says.gasPrice, gasPrice(t.gasPrice)],
    [says.baseFee, toGwei(t.baseFeePerGas)],
    [says.maxFee, gasPrice(t.maxFeePerGas)],
    [says.maxTip, gasPrice(t.maxPriorityFeePerGas)],
    [says.tip, paid(t.priorityFee)],
    [says.burnt, paid(t.burntFee)],
    [says.fee, t.fee.type],
    [says.priceThen, toPrice(t.historicExchangeRate, unit.symbol)],
    [asked === null ? says.priceNow : says.priceWhenAsked, toPrice(t.exchangeRate, unit.symbol)],
    [says.method, toMethod(t)],
    [says.input, toInput(t.rawInput)],
    [says.innerCalls, t.hasErrorInInternalTransactions === true ? says.someFailed : null],
  ];
  const known = rows.flatMap(([label, value]) => toRow(label, value));
  return [
    ...known,
    ...toRevertRows(t.revertReason),
    ...toPartyRows(t),
    ...toSignatureRows(t.authorizationList),
    ...(t.arbitrum === null ? [] : toArbitrumRows(t.arbitrum, unit)),
    ...toChainPartRows(t.extra, unit),
    ...toExtraRows(t),
    ...toTransferRows(t.tokenTransfers, { told: [t.from, t.to, t.createdContract], isWithPlace: false }),
  ];
}

function toRow(label: string, value: Part | string | null): Row[] {
  const part = typeof value === 'string' ? { text: cleanText(value, 160) } : value;
  return part === null || part.text === '' ? [] : [{ label, parts: [part] }];
}

function toGasWords({ gasUsed, gasLimit }: Transaction): string | null {
  const limit = gasLimit === null ? null : formatInteger(gasLimit);
  const used = gasUsed === null ? null : formatInteger(gasUsed);
  const says = words().transactionDetails;
  if (used === null) return limit === null ? null : says.atMost(limit);
  if (limit === null) return used;
  const share = gasUsed === null || gasLimit === null ? null : formatPercent(gasUsed, gasLimit);
  return share === null ? says.usedOf(used, limit) : says.usedOfShare(used, limit, share);
}

function toGwei(value: string | null): Part | null {
  if (value === null) return null;
  return { text: `${formatUnits(value, 9).exact} Gwei` };
}

function toPrice(rate: string | null, symbol: string): string | null {
  if (rate === null) return null;
  return words().transactionDetails.priceOfOne(formatDollars(rate) ?? `$${cleanText(rate, 30)}`, symbol);
}

function toTypeWords(type: number): string {
  const { typeNames, typeAndName } = words().transactionDetails;
  const name = typeNames[type];
  return name === undefined ? String(type) : typeAndName(String(type), name);
}

function toMethod({ method, decodedInput, rawInput }: Transaction): string | null {
  const selector = decodedInput === null ? (rawInput ?? '').slice(0, 10) : `0x${decodedInput.methodId.slice(0, 8)}`;
  return onlyKnown([method, selector === method || selector.length < 10 ? null : selector]).join(' ') || null;
}

function toInput(rawInput: string | null): Part | null {
  if (rawInput === null || rawInput === '' || rawInput === '0x') return null;
  const bytes = Math.floor((rawInput.length - 2) / 2);
  const text = words().transactionDetails.inputAndSize(cleanText(rawInput, 20), bytes, formatNumber(bytes));
  return { text, mono: true, title: cleanText(rawInput, 600) };
}

// The service says it of the transfers alone.
function toBlockHash({ tokenTransfers, blockNumber }: Transaction): Part | null {
  const known = tokenTransfers.find((transfer) => transfer.blockHash !== null && transfer.blockNumber === blockNumber);
  return known?.blockHash ? toFullPart(known.blockHash) : null;
}

function toFacts(texts: (string | null)[]): string | null {
  const known = onlyKnown(texts);
  return known.length === 0 ? null : words().lists.facts(known);
}

function onlyKnown(texts: (string | null)[]): string[] {
  return texts.flatMap((text) => (text ? [text] : []));
}

const mostRows = 12;

/** Who signed each authorization for which code, in full, and the three numbers of the signature. */
function toSignatureRows(authorizations: Authorization[]): Row[] {
  const says = words().signatures;
  const rows = authorizations
    .map((authorization, at): Row => ({ label: says.authorization(String(at + 1)), parts: toParts(authorization) }))
    .filter(({ parts }) => parts.length > 0);
  return cutGroup(rows, { most: mostRows, label: says.authorizations, toRows: (row) => [row] });
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
  const says = words().signatures;
  if (authority === null) return toPhraseParts(says.runsAsUnnamed, toFullLeadPart(addressHash));
  return toPhraseParts(words().transactionLists.runsAs, toFullLeadPart(authority), toFullLeadPart(addressHash));
}

/** Everything that Arbitrum adds to a transaction, a row each. */
function toArbitrumRows(detail: ArbitrumDetail, unit: Unit): Row[] {
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
function toExactCoinPart(value: string, { symbol, decimals }: Unit): Part {
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
