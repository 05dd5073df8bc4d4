import { chainName, type Unit } from '../../format/chain-words.ts';
import { type Cell, toCsvLine } from '../../format/csv.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { type TextFile, toFileName } from '../parts/download.ts';

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
};

/** The files' columns, the same in every language: scripts read them. Amounts have every digit, in wei and in coins. */
const columns = [
  'block_number',
  'approximate_time',
  'balance_wei',
  'balance',
  'change_wei',
  'change',
  'transaction_hash',
];

/**
 * A balance history as a file, newest change first, made row by row. CSV begins with lines that start with "#" and say
 * what it is of; in JSON amounts are strings, for no number has as many digits.
 */
export function toBalanceFile(history: BalanceExport, form: 'csv' | 'json'): TextFile {
  const { chainId, address, asOf } = history;
  const day = asOf?.slice(0, 10) ?? '';
  return {
    name: toFileName(['hashlens', 'balance', String(chainId), toChecksum(address, chainId), day], form),
    type: form === 'csv' ? 'text/csv;charset=utf-8' : 'application/json',
    pieces: form === 'csv' ? toCsv(history) : toJson(history),
  };
}

function* toCsv(history: BalanceExport): Iterable<string> {
  for (const [name, value] of Object.entries(toHead(history))) {
    yield toCsvLine([`# ${name}: ${typeof value === 'object' ? '' : String(value)}`]);
  }
  yield toCsvLine(columns);
  for (const row of history.changes) {
    const { balance_wei, balance, change_wei, change, ...rest } = toRow(row, history.unit);
    yield toCsvLine([
      { number: String(rest.block_number) },
      rest.approximate_time,
      toNumber(balance_wei),
      toNumber(balance),
      toNumber(change_wei),
      toNumber(change),
      rest.transaction_hash,
    ]);
  }
}

function* toJson(history: BalanceExport): Iterable<string> {
  // The head's own closing brace comes after the rows.
  yield `${JSON.stringify(toHead(history), null, 2).slice(0, -2)},\n  "changes": [`;
  let between = '\n';
  for (const row of history.changes) {
    yield `${between}    ${JSON.stringify(toRow(row, history.unit))}`;
    between = ',\n';
  }
  yield '\n  ]\n}\n';
}

function toHead({ chainId, address, unit, changes, asOf, isComplete }: BalanceExport) {
  return {
    what: 'Hashlens balance history',
    chain_id: chainId,
    chain: chainName(chainId),
    address: toChecksum(address, chainId),
    coin: unit.symbol,
    decimals: unit.decimals,
    as_of: asOf,
    is_complete: isComplete,
    count: changes.length,
  };
}

function toRow({ blockNumber, approximateTime, value, delta, transactionHash }: BalanceChange, unit: Unit) {
  return {
    block_number: blockNumber,
    approximate_time: approximateTime,
    balance_wei: value,
    balance: toCoins(value, unit.decimals),
    change_wei: delta,
    change: delta === null ? null : toCoins(delta, unit.decimals),
    transaction_hash: transactionHash,
  };
}

function toNumber(digits: string | null): Cell {
  return digits === null ? null : { number: digits };
}

// Every digit, with a point and without groups, whatever is spoken: for scripts, not for people.
function toCoins(wei: string, decimals: number): string {
  const [, sign = '', digits = ''] = /^(-?)(\d+)$/.exec(wei) ?? [];
  const all = digits.padStart(decimals + 1, '0');
  const point = all.length - decimals;
  const fraction = all.slice(point).replace(/0+$/, '');
  return `${sign}${all.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
}
