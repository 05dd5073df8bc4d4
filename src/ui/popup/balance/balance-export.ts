import { chainName, type Unit } from '../../../format/chain-words.ts';
import { type BalanceChange, recordedBefore } from '../../../models/balance.ts';
import { toChecksum } from '../../../references/checksum.ts';
import { type FileForm, type TextFile, toTableFile } from '../../components/file-export.ts';

/** A balance history as it is exported: what it is of, and how much of it is there. */
export type BalanceExport = {
  chainId: number;
  address: string;
  unit: Unit;
  changes: readonly BalanceChange[];
  /** When the newest of it was asked for, ISO 8601. */
  asOf: string | null;
  /** Whether it reaches back to the first change. */
  isComplete: boolean;
  isSample: boolean;
};

/**
 * The columns. Amounts have every digit, in wei and in coins. A change is all that happened after `since_block` (empty
 * where the service does not tell), not what the named transaction did.
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
] as const;

/** A balance history as a file, newest change first. Amounts are text in JSON, for no number has as many digits. */
export function toBalanceFile(history: BalanceExport, form: FileForm): TextFile {
  const { chainId, unit, changes, asOf, isComplete, isSample } = history;
  const address = toChecksum(history.address, chainId);
  return toTableFile(
    {
      isSample,
      fileName: ['hashlens', 'balance', String(chainId), address, asOf?.slice(0, 10) ?? ''],
      head: {
        what: 'Hashlens balance history',
        chain_id: chainId,
        chain: chainName(chainId),
        address,
        coin: unit.symbol,
        decimals: unit.decimals,
        as_of: asOf,
        is_complete: isComplete,
        count: changes.length,
      },
      rowsName: 'changes',
      columns,
      numbers: ['block_number', 'balance_wei', 'balance', 'since_block', 'change_wei', 'change'],
      rows: toRows(changes, unit),
    },
    form,
  );
}

function* toRows(changes: readonly BalanceChange[], unit: Unit) {
  for (const [at, change] of changes.entries()) yield toRow(change, changes[at + 1], unit);
}

function toRow(change: BalanceChange, before: BalanceChange | undefined, unit: Unit) {
  const { blockNumber, approximateTime, value, delta, transactionHash } = change;
  return {
    block_number: blockNumber,
    approximate_time: approximateTime,
    balance_wei: value,
    balance: toCoins(value, unit.decimals),
    since_block: recordedBefore(change, before),
    change_wei: delta,
    change: delta === null ? null : toCoins(delta, unit.decimals),
    recorded_with_transaction: transactionHash,
  };
}

// Every digit, with a point and without groups, whatever is spoken: for scripts, not for people.
function toCoins(wei: string, decimals: number): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(wei) ?? [];
  const all = digits.padStart(decimals + 1, '0');
  const point = all.length - decimals;
  const fraction = all.slice(point).replace(/0+$/, '');
  return `${sign}${all.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}
