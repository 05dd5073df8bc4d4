import type { Signal } from '@preact/signals';
import type { Unit } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { words } from '../../words/words.ts';
import { directionOf, exactAmount, exactChange, timeWords } from './balance-words.ts';
import { TransactionLink } from './transaction-link.tsx';

/** One change to the wei: the balance after it, the change, its block, its time and a transaction of its block. */
export function ReadOut(props: {
  changes: BalanceChange[];
  selectedRow: Signal<number>;
  unit: Unit;
  onTransaction: (hash: string) => void;
}) {
  const { changes, selectedRow, unit, onTransaction } = props;
  const change = changes[selectedRow.value];
  if (!change) return null;
  const time = timeWords(change.approximateTime);
  const say = words().popupBalance;
  return (
    <dl class="read-out num">
      <dt>{say.balance}</dt>
      <dd class="exact">
        <bdi>{exactAmount(change.value, unit)}</bdi>
      </dd>
      <dt>{say.recordedChange}</dt>
      <dd class={`exact ${directionOf(change.delta)}`}>
        <bdi>{exactChange(change.delta, unit)}</bdi>
      </dd>
      <dt>{say.block}</dt>
      <dd>
        {formatNumber(change.blockNumber)} <span class="dim">{time}</span>
      </dd>
      <dt>{say.transaction}</dt>
      <dd>
        <TransactionLink hash={change.transactionHash} onOpen={onTransaction} />
      </dd>
    </dl>
  );
}
