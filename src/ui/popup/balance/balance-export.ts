import { chainName, type Unit } from '../../../format/chain-words.ts';
import { type BalanceChange, countUnread, isBelowZero, recordedBefore } from '../../../models/balance.ts';
import { toChecksum } from '../../../references/checksum.ts';
import { type FileForm, type TextFile, toTableFile } from '../../components/file-export.ts';
import type { RangeName } from './ranges.ts';

/** A balance history to export, with its address and completeness. */
export type BalanceExport = {
  chainId: number;
  address: string;
  unit: Unit;
  changes: readonly BalanceChange[];
  /** How many of the newest changes the file holds: those of `range`. */
  count: number;
  range: RangeName;
  /** When the newest rows were requested, ISO 8601. */
  asOf: string | null;
  /** True if nothing of the range is missing. */
  isComplete: boolean;
  isSample: boolean;
};

/**
 * Amounts are exact, in wei and in coins. A change is the sum of everything after `since_block` (empty if unknown), not
 * the effect of the named transaction.
 */
const columns = [
  'block_number',
  'approximate_time',
  'balance_wei',
  'balance',
  'since_block',
  'change_wei',
  'change',
  'recorded_with_transaction',
  'time_is_unsure',
  'note',
] as const;

/** Returns a balance history as a file, newest change first. Amounts are strings in JSON: numbers would lose digits. */
export function toBalanceFile(history: BalanceExport, form: FileForm): TextFile {
  const { chainId, unit, changes, count, range, asOf, isComplete, isSample } = history;
  const address = toChecksum(history.address, chainId);
  const unreadable = countUnread(changes.slice(0, count));
  return toTableFile(
    {
      isSample,
      fileName: ['hashlens', 'balance', String(chainId), address, asOf?.slice(0, 10) ?? '', range],
      head: {
        what: 'Hashlens balance history',
        ...toSubject({ chainId, address, unit, asOf }),
        range,
        is_complete: isComplete && unreadable === 0,
        count,
        unreadable,
      },
      rowsName: 'changes',
      columns,
      numbers: ['block_number', 'balance_wei', 'balance', 'since_block', 'change_wei', 'change'],
      rows: toRows(changes, count, unit),
    },
    form,
  );
}

/** Returns the first lines of the head of a file about an address: the chain, the address, its coin, the data's age. */
export function toSubject({
  chainId,
  address,
  unit,
  asOf,
}: Pick<BalanceExport, 'chainId' | 'address' | 'unit' | 'asOf'>) {
  const { symbol, decimals } = unit;
  return { chain_id: chainId, chain: chainName(chainId), address, coin: symbol, decimals, as_of: asOf };
}

function* toRows(changes: readonly BalanceChange[], count: number, unit: Unit) {
  for (const [at, change] of changes.slice(0, count).entries()) yield toRow(change, changes[at + 1], unit);
}

function toRow(change: BalanceChange, before: BalanceChange | undefined, unit: Unit) {
  const { blockNumber, approximateTime, isTimeUnsure, value, delta, transactionHash } = change;
  return {
    block_number: blockNumber,
    approximate_time: approximateTime,
    balance_wei: value,
    balance: toCoins(value, unit.decimals),
    since_block: recordedBefore(change, before),
    change_wei: delta,
    change: delta === null ? null : toCoins(delta, unit.decimals),
    recorded_with_transaction: transactionHash,
    time_is_unsure: isTimeUnsure ? 'yes' : null,
    note: toNote(change),
  };
}

function toNote(change: BalanceChange): string | null {
  const { rivals = 0 } = change;
  const unread = (change.unread ?? 0) + (change.unreadAbove ?? 0);
  const notes = [
    ...(isBelowZero(change) ? ['below zero cannot be'] : []),
    ...(rivals > 0 ? [`other balances recorded for this block: ${rivals}`] : []),
    ...(unread > 0 ? [`unreadable records beside it: ${unread}`] : []),
  ];
  return notes.length > 0 ? notes.join(', ') : null;
}

/** Returns an amount in coins with every digit, a decimal point and no grouping in any language: scripts read it. */
export function toCoins(wei: string, decimals: number): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(wei) ?? [];
  const all = digits.padStart(decimals + 1, '0');
  const point = all.length - decimals;
  const fraction = all.slice(point).replace(/0+$/, '');
  return `${sign}${all.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}
