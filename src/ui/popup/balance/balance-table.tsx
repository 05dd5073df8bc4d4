import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { formatChangeTime, toChangeDoubts } from '../../../cards/change-doubts.ts';
import type { Unit } from '../../../format/chain-words.ts';
import { formatNumber, formatUnits, joinSentences } from '../../../format/format-amount.ts';
import { formatDate, readTime } from '../../../format/format-time.ts';
import { t } from '../../../i18n/t.ts';
import { type BalanceChange, isBelowZero } from '../../../models/balance.ts';
import { TransactionLink } from '../../components/transaction-link.tsx';
import { WindowedList } from '../../components/windowed-list.tsx';
import { dayAndTime, directionOf, exactAmount, exactChange, sayChange } from './balance-words.ts';

const rowPx = 28;

/**
 * The newest `count` changes as a sortable table, at first newest first. Amounts and times are shortened; the tooltips
 * have every digit. A block leads to its transaction, because five columns are wider than the popup.
 */
export function BalanceTable(props: {
  changes: BalanceChange[];
  count: number;
  unit: Unit;
  onTransaction: (hash: string) => void;
}) {
  const { changes, count, unit, onTransaction } = props;
  const order = useSignal<Order>({ by: 'block', isRising: false });
  const rows = useMemo(() => sortChanges(changes.slice(0, count), order.value), [changes, count, order.value]);
  if (count === 0) return <p class="hint">{t('popup.balance.noneInRange')}</p>;

  const header = (by: SortKey, name: string) => {
    const isBy = order.value.by === by;
    return (
      <button
        type="button"
        class="sort"
        onClick={() => {
          order.value = orderAfter(order.value, by);
        }}
      >
        {name} <span aria-hidden="true">{isBy ? (order.value.isRising ? '▲' : '▼') : '↕'}</span>
      </button>
    );
  };
  const sorted = (by: SortKey) =>
    order.value.by === by ? ({ 'aria-sort': order.value.isRising ? 'ascending' : 'descending' } as const) : {};
  return (
    <WindowedList
      class="table-frame"
      kind="table"
      label={t('popup.balance.balanceChanges')}
      count={rows.length}
      rowPx={rowPx}
      from={`${order.value.by} ${order.value.isRising}`}
      head={
        <tr>
          <th scope="col" {...sorted('block')}>
            {header('block', t('popup.balance.timeAbout'))}
          </th>
          <th scope="col" class="amount" {...sorted('balance')}>
            {header('balance', t('popup.balance.balanceIn', { coin: unit.symbol }))}
          </th>
          <th scope="col" class="amount" {...sorted('change')}>
            {header('change', t('popup.balance.changeIn', { coin: unit.symbol }))}
          </th>
          <th scope="col" class="amount">
            {t('popup.balance.block')}
          </th>
        </tr>
      }
      row={(index) => {
        const at = rows[index] ?? 0;
        const change = changes[at];
        return change && <Cells change={change} before={changes[at + 1]} unit={unit} onTransaction={onTransaction} />;
      }}
    />
  );
}

/** The table as a component whose code is loaded when it is first shown. */
export type LazyBalanceTable = (props: Parameters<typeof BalanceTable>[0]) => VNode | null;

function Cells(props: {
  change: BalanceChange;
  before: BalanceChange | undefined;
  unit: Unit;
  onTransaction: (hash: string) => void;
}) {
  const { change, before, unit, onTransaction } = props;
  const { value, delta } = change;
  return (
    <>
      <td title={dayAndTime(change.approximateTime) ?? undefined}>
        {formatChangeTime(
          change,
          readTime(change.approximateTime) === null ? null : formatDate(change.approximateTime),
        )}
      </td>
      <td class="amount" title={joinSentences([exactAmount(value, unit), ...toChangeDoubts(change, unit)])}>
        {formatUnits(value, unit.decimals).text}
        {isBelowZero(change) && '?'}
      </td>
      <td class={`amount ${directionOf(delta)}`} title={sayChange(change, before, exactChange(delta, unit))}>
        <bdi>{delta === null ? '–' : formatUnits(delta, unit.decimals, { sign: true }).text}</bdi>
      </td>
      <td class="amount place">
        <TransactionLink hash={change.transactionHash} text={formatNumber(change.blockNumber)} onOpen={onTransaction} />
      </td>
    </>
  );
}

/** The sort column. Blocks and times have the same order. */
type SortKey = 'block' | 'change' | 'balance';

export type Order = { by: SortKey; isRising: boolean };

/**
 * Returns sorted row indices into the newest-first changes, compared to the last digit. Changes that are not recorded
 * come last in either direction; equal amounts stay newest first. Sorting 100,000 rows takes about 0.1 s.
 */
export function sortChanges(changes: readonly BalanceChange[], { by, isRising }: Order): number[] {
  const rows = changes.map((_, row) => row);
  if (by === 'block') return isRising ? rows.reverse() : rows;
  const amounts = changes.map(({ value, delta }) => {
    const amount = by === 'balance' ? value : delta;
    return amount === null ? null : BigInt(amount);
  });
  const sign = isRising ? 1 : -1;
  return rows.sort((one, other) => {
    const [a, b] = [amounts[one] ?? null, amounts[other] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -sign : a > b ? sign : 0;
  });
}

/** Returns the order after a click on a column's header: reversed if already sorted by it, else descending. */
export function orderAfter(order: Order, by: SortKey): Order {
  return { by, isRising: order.by === by && !order.isRising };
}
