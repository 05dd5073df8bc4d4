import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Unit } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { formatUnits } from '../../format/format-units.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { words } from '../../words/words.ts';
import { WindowedList } from '../parts/windowed-list.tsx';
import { directionOf, exactAmount, exactChange, timeWords } from './balance-words.ts';
import { type Order, orderAfter, type SortKey, sortChanges } from './sort-changes.ts';
import { TransactionLink } from './transaction-link.tsx';

// A number above a link, or a time on two lines.
const rowPx = 52;

/**
 * The chart's twin: the newest `count` changes as a table that sorts, newest first. Amounts are cut, every digit stands
 * behind them. A block and its transaction share a column: five are wider than the popup.
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
  const say = words().popupBalance;
  if (count === 0) return <p class="hint">{say.noneInRange}</p>;

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
      label={say.balanceChanges}
      count={rows.length}
      rowPx={rowPx}
      from={`${order.value.by} ${order.value.isRising}`}
      head={
        <tr>
          <th scope="col" {...sorted('block')}>
            {header('block', say.time)}
          </th>
          <th scope="col" class="amount" {...sorted('balance')}>
            {header('balance', say.balanceIn(unit.symbol))}
          </th>
          <th scope="col" class="amount" {...sorted('change')}>
            {header('change', say.changeIn(unit.symbol))}
          </th>
          <th scope="col" class="amount">
            <div>{say.block}</div>
            <div>{say.transaction}</div>
          </th>
        </tr>
      }
      row={(index) => {
        const change = changes[rows[index] ?? 0];
        return change && <Cells change={change} unit={unit} onTransaction={onTransaction} />;
      }}
    />
  );
}

function Cells(props: { change: BalanceChange; unit: Unit; onTransaction: (hash: string) => void }) {
  const { change, unit, onTransaction } = props;
  const { value, delta } = change;
  return (
    <>
      <td>{timeWords(change.approximateTime)}</td>
      <td class="amount" title={exactAmount(value, unit)}>
        {formatUnits(value, unit.decimals).text}
      </td>
      <td class={`amount ${directionOf(delta)}`} title={exactChange(delta, unit)}>
        <bdi>{delta === null ? '–' : formatUnits(delta, unit.decimals, { sign: true }).text}</bdi>
      </td>
      <td class="amount place">
        <div>{formatNumber(change.blockNumber)}</div>
        <TransactionLink hash={change.transactionHash} onOpen={onTransaction} />
      </td>
    </>
  );
}
