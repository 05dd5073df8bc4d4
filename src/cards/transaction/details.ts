import { nativeUnit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatInteger, formatNumber, formatPercent } from '../../format/format-number.ts';
import { formatExactTime } from '../../format/format-time.ts';
import { formatUnits } from '../../format/format-units.ts';
import { formatDollars } from '../../format/format-usd.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toFullPart } from '../address-parts.ts';
import type { Part, Row } from '../card-content.ts';
import { toExtraRows } from '../extra-rows.ts';
import { toTransferRows } from '../transfer-rows.ts';
import { toArbitrumRows } from './arbitrum-rows.ts';
import { toChainPartRows } from './chain-part-rows.ts';
import { toFeeUnit } from './fee-unit.ts';
import { toPartyRows } from './party-rows.ts';
import { toRevertRows } from './revert-rows.ts';
import { toExactCoinPart } from './rows.ts';
import { toSignatureRows } from './signature-rows.ts';

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
