import { nativeUnit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatInteger, formatNumber, formatPercent } from '../../format/format-number.ts';
import { formatExactTime } from '../../format/format-time.ts';
import { formatUnits } from '../../format/format-units.ts';
import { formatDollars } from '../../format/format-usd.ts';
import type { Transaction } from '../../models/transaction.ts';
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
  const rows: [label: string, value: Part | string | null][] = [
    ['Time', t.timestamp === null ? null : formatExactTime(t.timestamp)],
    ['Status', joinKnown([t.status, t.result], ', ')],
    ['Your tag', t.transactionTag],
    ['Kinds', t.transactionTypes.slice(0, 12).join(', ').replaceAll('_', ' ')],
    ['Type', t.type === null ? null : toTypeWords(t.type)],
    ['Nonce', t.nonce === null ? null : formatNumber(t.nonce)],
    ['Position in block', t.position === null ? null : formatNumber(t.position)],
    ['Block hash', toBlockHash(t)],
    ['Exact value', coins(t.value)],
    ['Exact fee', paid(t.fee.value)],
    ['Gas used', toGasWords(t)],
    ['Gas price', gasPrice(t.gasPrice)],
    ['Base fee', toGwei(t.baseFeePerGas)],
    ['Max fee per gas', gasPrice(t.maxFeePerGas)],
    ['Max tip per gas', gasPrice(t.maxPriorityFeePerGas)],
    ['Tip', paid(t.priorityFee)],
    ['Burnt', paid(t.burntFee)],
    ['Fee', t.fee.type],
    ['Price then', toPrice(t.historicExchangeRate, unit.symbol)],
    [`Price ${asked === null ? 'now' : 'when asked'}`, toPrice(t.exchangeRate, unit.symbol)],
    ['Method', toMethod(t)],
    ['Input', toInput(t.rawInput)],
    ['Inner calls', t.hasErrorInInternalTransactions === true ? 'some failed' : null],
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
  if (used === null) return limit === null ? null : `at most ${limit}`;
  const share = gasUsed === null || gasLimit === null ? null : formatPercent(gasUsed, gasLimit);
  return limit === null ? used : `${used} of ${limit}${share === null ? '' : ` (${share})`}`;
}

function toGwei(value: string | null): Part | null {
  if (value === null) return null;
  return { text: `${formatUnits(value, 9).exact} Gwei` };
}

function toPrice(rate: string | null, symbol: string): string | null {
  return rate === null ? null : `${formatDollars(rate) ?? `$${cleanText(rate, 30)}`} for one ${symbol}`;
}

function toTypeWords(type: number): string {
  const names = ['legacy', 'with access list', 'EIP-1559', 'with blobs', 'sets code'];
  const name = names[type];
  return name === undefined ? String(type) : `${type} (${name})`;
}

function toMethod({ method, decodedInput, rawInput }: Transaction): string | null {
  const selector = decodedInput === null ? (rawInput ?? '').slice(0, 10) : `0x${decodedInput.methodId.slice(0, 8)}`;
  return joinKnown([method, selector === method || selector.length < 10 ? null : selector], ' ');
}

function toInput(rawInput: string | null): Part | null {
  if (rawInput === null || rawInput === '' || rawInput === '0x') return null;
  const bytes = Math.floor((rawInput.length - 2) / 2);
  const size = `${formatNumber(bytes)} byte${bytes === 1 ? '' : 's'}`;
  return { text: `${cleanText(rawInput, 20)} (${size})`, mono: true, title: cleanText(rawInput, 600) };
}

// The service says it of the transfers alone.
function toBlockHash({ tokenTransfers, blockNumber }: Transaction): Part | null {
  const known = tokenTransfers.find((transfer) => transfer.blockHash !== null && transfer.blockNumber === blockNumber);
  return known?.blockHash ? toFullPart(known.blockHash) : null;
}

function joinKnown(texts: (string | null)[], between: string): string | null {
  const known = texts.filter((text) => text !== null && text !== '');
  return known.length === 0 ? null : known.join(between);
}
