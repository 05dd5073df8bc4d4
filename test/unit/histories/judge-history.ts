import type { Dice } from '../../../src/api/sample/sample-values.ts';
import { type BalanceChange, countUnread } from '../../../src/models/balance.ts';
import type { FileForm, TextFile } from '../../../src/ui/components/file-export.ts';
import { toBalanceFile } from '../../../src/ui/popup/balance/balance-export.ts';
import { summariseRange } from '../../../src/ui/popup/balance/balance-words.ts';
import { toStepLine } from '../../../src/ui/popup/chart/step-line.ts';
import type { BalanceList } from '../../../src/ui/popup/shell/create-lists.ts';
import { type StatementForm, toStatement } from '../../../src/ui/popup/statement/statement.ts';
import { toStatementFile } from '../../../src/ui/popup/statement/statement-export.ts';
import { isUnread, isUntimed, type Recorded } from '../../explorer/generator/generate-history.ts';
import { readCsv } from '../../fuzz/read-csv.ts';
import { address, chain } from './open-histories.ts';

const fileForms = ['csv', 'spreadsheet', 'json'] as const;
/** Longer statements, and half of all, are judged and not written. */
const mostWritten = 40;
const longMs = 100 * 86_400_000;
const unit = { symbol: 'ETH', decimals: 18 };

/** Compares a loaded list, its chart, statement and files with what the service recorded. Returns what is wrong. */
export function judgeHistory(
  list: BalanceList,
  truth: readonly Recorded[],
  how: { dice: Dice; isOdd: boolean },
): string[] {
  const rows = list.pages.rows.value ?? [];
  const wrong = judgeRows(rows, truth);
  if (wrong.length > 0 || rows.length === 0) return wrong;
  return [...judgeChart(rows), ...judgeStatement(list, rows, truth, how), ...judgeFile(list, rows, how.dice)];
}

function judgeRows(rows: readonly BalanceChange[], truth: readonly Recorded[]): string[] {
  const readable = truth.filter((row) => !isUnread(row));
  const unread = Math.min(1, truth.length - readable.length);
  const toText = (parts: unknown[]) => parts.map(String).join(' ');
  const got = rows.map((row) =>
    toText([row.blockNumber, row.value, row.delta, row.transactionHash, row.rivals ?? 0, row.approximateTime]),
  );
  const expected = readable.map((row) =>
    toText([
      row.block,
      row.value,
      row.oddity === 'no-delta' || row.oddity === 'null-delta' ? null : row.delta,
      row.hash,
      row.oddity === 'rival' ? 1 : 0,
      isUntimed(row) ? null : new Date(row.timeMs).toISOString().replace('.000Z', 'Z'),
    ]),
  );
  const at = expected.findIndex((row, index) => row !== got[index]);
  return [
    ...(got.length === expected.length ? [] : [`${got.length} rows for ${expected.length}`]),
    ...(at === -1 ? [] : [`row ${at} is ${got[at]} for ${expected[at]}`]),
    ...(countUnread(rows) >= unread ? [] : ['unreadable rows are not told']),
  ];
}

/** Places along both axes are in order and those of the rows; each drawn balance is within a billionth of its own. */
function judgeChart(rows: readonly BalanceChange[]): string[] {
  const untilMs = Date.parse(rows[0]?.approximateTime ?? '') || 0;
  return (['time', 'block'] as const).flatMap((axis) => {
    const line = toStepLine({ changes: rows, decimals: unit.decimals, axis, fromMs: null, untilMs });
    if (line === null) return axis === 'time' && rows.every((row) => row.approximateTime === null) ? [] : ['no chart'];
    const isOrdered = line.places.every((place, at) => at === 0 || place >= (line.places[at - 1] ?? 0));
    const isAll = line.rows.toReversed().every((row, at) => row === Math.max(0, at - 1));
    const balances = rows.map(({ value }) => (BigInt(value) < 0n ? 0n : BigInt(value)));
    const highest = balances.reduce((most, one) => (one > most ? one : most), 1n);
    const isExact = line.rows.every((row, at) => {
      const drawn = (line.balances[at] ?? 0) * 10 ** (unit.decimals + line.tens);
      return Math.abs(drawn - Number((balances[row] ?? 0n) - line.base)) <= Number(highest - line.base) / 1e9;
    });
    return [
      ...(isOrdered && isAll ? [] : [`the ${axis} axis is out of order`]),
      ...(isExact ? [] : [`the ${axis} axis has other balances`]),
    ];
  });
}

/** Each period that claims to be exact has the sums of what was recorded; all periods together have the whole. */
function judgeStatement(
  list: BalanceList,
  rows: BalanceChange[],
  truth: readonly Recorded[],
  { dice, isOdd }: { dice: Dice; isOdd: boolean },
): string[] {
  const spanMs = (truth[0]?.timeMs ?? 0) - (truth.at(-1)?.timeMs ?? 0);
  const isLong = spanMs > longMs;
  const form: StatementForm = {
    period: dice.oneOf(isLong ? (['month', 'quarter', 'year'] as const) : (['day', 'week', 'month'] as const)),
    isUtc: dice.below(2) === 0,
    firstMonth: dice.below(12),
  };
  const asOf = list.pages.asOf.value ?? '';
  const periods = toStatement(rows, { form, isComplete: true, asOfMs: Date.parse(asOf) });
  if (periods === null) return rows.every((row) => row.approximateTime === null) ? [] : ['no statement'];
  const wrong: string[] = [];
  const expected = toExpected(truth);
  for (const [at, { fromMs, untilMs, doubts, ...sums }] of periods.entries()) {
    const next = periods[at + 1];
    const { opening, received, sent, closing } = sums;
    const isSum = BigInt(opening ?? 0) + BigInt(received) - BigInt(sent) === BigInt(closing ?? 0);
    if (!isSum || (next && (next.opening !== closing || next.fromMs !== untilMs)))
      wrong.push(`period ${at} has no sum`);
    if (doubts.some((doubt) => doubt !== 'notOver')) continue;
    const own = JSON.stringify(sums);
    const theirs = JSON.stringify(expected(fromMs, untilMs));
    if (own !== theirs) wrong.push(`${form.period} ${at} of ${periods.length} is ${own} for ${theirs}`);
  }
  const [last, counted] = [periods.at(-1), periods.reduce((sum, { changes }) => sum + changes, 0)];
  if (counted !== rows.length || last?.closing !== rows[0]?.value) wrong.push('the statement is not all of the list');
  const hasDoubts = periods.some(({ doubts }) => doubts.some((doubt) => doubt !== 'notOver'));
  if (!isOdd && hasDoubts) wrong.push('doubts without a reason');
  if (periods.length > mostWritten || dice.below(2) === 0) return wrong.slice(0, 3);
  const about = { chainId: chain.id, address, unit, rows: periods, form, timeZone: 'UTC', asOf };
  const written = readFile((one) => toStatementFile({ ...about, isComplete: true, isSample: false }, one), dice);
  for (const [at, { opening, received, sent, closing }] of periods.entries()) {
    const amounts = [opening, received, sent, closing].flatMap((wei) => [wei, wei && toCoins(wei)]);
    if (written[at]?.slice(2, 10).join() !== amounts.join()) wrong.push(`period ${at} differs in the file`);
  }
  return wrong.slice(0, 3);
}

/** Returns the sums of the rows of any period, from what was recorded. */
function toExpected(truth: readonly Recorded[]) {
  const oldestFirst = truth.toReversed();
  const started = oldestFirst[0]?.block === 0 ? oldestFirst[0].value : 0n;
  let at = 0;
  let balance = started;
  return (fromMs: number, untilMs: number) => {
    for (; (oldestFirst[at]?.timeMs ?? Number.POSITIVE_INFINITY) < fromMs; at += 1)
      balance = oldestFirst[at]?.value ?? 0n;
    const [opening, first] = [balance, at];
    let [received, sent] = [0n, 0n];
    for (; (oldestFirst[at]?.timeMs ?? Number.POSITIVE_INFINITY) < untilMs; at += 1) {
      const value = oldestFirst[at]?.value ?? 0n;
      if (value > balance) received += value - balance;
      else sent += balance - value;
      balance = value;
    }
    const texts = {
      opening: String(opening),
      received: String(received),
      sent: String(sent),
      closing: String(balance),
    };
    return { ...texts, changes: at - first };
  };
}

/** The file of a history holds what the list shows. */
function judgeFile(list: BalanceList, rows: BalanceChange[], dice: Dice): string[] {
  const about = { chainId: chain.id, address, unit, changes: rows, count: rows.length, range: 'All' as const };
  const state = { asOf: list.pages.asOf.value, isComplete: true, isSample: false };
  const written = readFile((form) => toBalanceFile({ ...about, ...state }, form), dice);
  const isSame = rows.every(({ blockNumber, approximateTime, value, delta, transactionHash }, at) => {
    const [cells = [], coins] = [written[at], delta && toCoins(delta)];
    const expected = [blockNumber, approximateTime, value, toCoins(value), delta, coins, transactionHash];
    return [...cells.slice(0, 4), ...cells.slice(5, 8)].join() === expected.join();
  });
  return [
    ...(isSame && written.length === rows.length ? [] : ['the file differs']),
    ...(summariseRange(rows, null)?.count === rows.length ? [] : ['the summary counts other rows']),
  ];
}

/** Writes a file in one of its forms, and reads the rows of it back. */
export function readFile(toFile: (form: FileForm) => TextFile, dice: Dice): unknown[][] {
  const form = dice.oneOf(fileForms);
  const text = [...toFile(form).pieces].join('');
  if (form === 'json') {
    const lists = Object.values(JSON.parse(text) as object).filter((one) => Array.isArray(one));
    return lists.flat().map((row) => Object.values(row));
  }
  const [, ...lines] = readCsv(text.slice(1)).filter(([first]) => !first?.startsWith('#'));
  return lines.map((cells) => cells.map((cell) => cell.replace(/^'/, '')));
}

/** Wei in coins, by moving the point. */
function toCoins(wei: string): string {
  const digits = wei.replace('-', '').padStart(19, '0');
  const coins = `${digits.slice(0, -18)}.${digits.slice(-18)}`.replace(/\.?0+$/, '');
  return wei.startsWith('-') ? `-${coins}` : coins;
}
