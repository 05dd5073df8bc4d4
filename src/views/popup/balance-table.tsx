import { useSignal } from '@preact/signals';
import type { Unit } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { formatUnits } from '../../format/format-units.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { words } from '../../words/words.ts';
import { directionOf, exactAmount, exactChange, timeWords } from './balance-words.ts';
import { numberKeys } from './number-keys.ts';
import { TransactionLink } from './transaction-link.tsx';

// A browser takes long over 100,000 rows, and nobody reads them all at once.
const rowsAtATime = 200;

/**
 * The chart's twin: the same changes as a table, newest first. Amounts are cut, every digit stands behind them. A block
 * and its transaction share a column: five are wider than the popup.
 */
export function BalanceTable(props: { changes: BalanceChange[]; unit: Unit; onTransaction: (hash: string) => void }) {
  const { changes, unit, onTransaction } = props;
  const shown = useSignal(rowsAtATime);
  const say = words().popupBalance;
  if (changes.length === 0) return <p class="hint">{say.noneInRange}</p>;
  const inView = changes.slice(0, shown.value);
  const more = Math.min(rowsAtATime, changes.length - shown.value);
  const keys = numberKeys(inView.map(({ blockNumber }) => String(blockNumber)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <section class="table-frame" aria-label={say.balanceChanges} tabIndex={0}>
      <table class="table num">
        <thead>
          <tr>
            <th scope="col">{say.time}</th>
            <th scope="col" class="amount">
              {say.balanceIn(unit.symbol)}
            </th>
            <th scope="col" class="amount">
              {say.changeIn(unit.symbol)}
            </th>
            <th scope="col" class="amount">
              <div>{say.block}</div>
              <div>{say.transaction}</div>
            </th>
          </tr>
        </thead>
        <tbody>
          {inView.map((change, at) => (
            <tr key={keys[at]}>
              <td>{timeWords(change.approximateTime)}</td>
              <td class="amount" title={exactAmount(change.value, unit)}>
                {formatUnits(change.value, unit.decimals).text}
              </td>
              <td class={`amount ${directionOf(change.delta)}`} title={exactChange(change.delta, unit)}>
                <bdi>{change.delta === null ? '–' : formatUnits(change.delta, unit.decimals, { sign: true }).text}</bdi>
              </td>
              <td class="amount place">
                <div>{formatNumber(change.blockNumber)}</div>
                <TransactionLink hash={change.transactionHash} onOpen={onTransaction} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <button
          type="button"
          class="button"
          onClick={() => {
            shown.value += rowsAtATime;
          }}
        >
          {say.moreRows(more, formatNumber(more))}
        </button>
      )}
    </section>
  );
}
