import { type Signal, useComputed } from '@preact/signals';
import { formatChangeTime, toChangeDoubts } from '../../../cards/change-doubts.ts';
import { formatCoin, type Unit } from '../../../format/chain-words.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { formatGuessedAge, readTime } from '../../../format/format-time.ts';
import { withElements } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { TransactionLink } from '../../components/transaction-link.tsx';
import { useClock } from '../../components/use-clock.ts';
import { directionOf, exactAmount, exactChange, sayChange, timeWords } from './balance-words.ts';

/** Below the chart: the newest changes, or the selected one while the pointer or the keyboard is on the chart. */
export function BelowChart(props: ReadOutProps & { chainId: number; now: () => number }) {
  const { selectedRow, changes, chainId, now, onTransaction } = props;
  const isAtRest = useComputed(() => selectedRow.value === 0).value;
  return (
    <div class={isAtRest ? 'below-chart at-rest' : 'below-chart'}>
      <div class="recent num">
        <h3>{t('popup.balance.recentChanges')}</h3>
        <ul>
          {changes.slice(0, mostRecent).map((change) => (
            <RecentChange key={change.blockNumber} {...{ change, chainId, now, onTransaction }} />
          ))}
        </ul>
      </div>
      <ReadOut {...props} />
    </div>
  );
}

// As high as the read-out in a narrow panel; elsewhere the style shows fewer.
const mostRecent = 6;

function RecentChange(props: {
  change: BalanceChange;
  chainId: number;
  now: () => number;
  onTransaction: (hash: string) => void;
}) {
  const { change, chainId, now, onTransaction } = props;
  const { approximateTime, delta, transactionHash } = change;
  // Renders again when the age in the row's text changes.
  const age = useClock(() => formatGuessedAge(approximateTime, now()));
  const amount = delta === null ? null : formatCoin(delta, chainId, { sign: true });
  return (
    <li>
      <span class="dim" title={timeWords(change)}>
        {formatChangeTime(change, readTime(approximateTime) === null ? null : age)}
      </span>
      <bdi class={directionOf(delta)} title={amount?.exact}>
        {amount?.text ?? t('popup.balance.notRecorded')}
      </bdi>
      <TransactionLink hash={transactionHash} onOpen={onTransaction} />
    </li>
  );
}

type ReadOutProps = {
  changes: BalanceChange[];
  selectedRow: Signal<number>;
  unit: Unit;
  onTransaction: (hash: string) => void;
};

/** One change to the wei: the balance after it, the change, its block, its time and a transaction of its block. */
export function ReadOut(props: ReadOutProps) {
  const { changes, selectedRow, unit, onTransaction } = props;
  const change = changes[selectedRow.value];
  if (!change) return null;
  const time = timeWords(change);
  return (
    <dl class="read-out num">
      <dt>{t('popup.balance.balance')}</dt>
      <dd class="exact">
        <bdi>{exactAmount(change.value, unit)}</bdi>
      </dd>
      <dt>{t('popup.balance.recordedChange')}</dt>
      <dd class={`exact ${directionOf(change.delta)}`}>
        {withElements(
          (said = '') => sayChange(change, changes[selectedRow.value + 1], said),
          <bdi>{exactChange(change.delta, unit)}</bdi>,
        )}
      </dd>
      <dt>{t('popup.balance.block')}</dt>
      <dd>
        {formatNumber(change.blockNumber)} <span class="dim">{time}</span>
      </dd>
      <dt>{t('popup.balance.recordedWith')}</dt>
      <dd>
        <TransactionLink hash={change.transactionHash} onOpen={onTransaction} />
      </dd>
      {toChangeDoubts(change, unit).map((doubt) => (
        <dd key={doubt} class="whole">
          {doubt}
        </dd>
      ))}
    </dl>
  );
}
