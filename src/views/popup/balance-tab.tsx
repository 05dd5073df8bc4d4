import { formatFailure } from '../../format/failure.ts';
import { isChecksumWrong } from '../../references/to-checksum.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { AsOf } from './as-of.tsx';
import { BalanceOverview } from './balance-overview.tsx';
import { Empty } from './empty.tsx';
import { HistoryLoader } from './history-loader.tsx';
import type { BalanceList } from './lists.ts';
import type { CreateStepChart } from './step-chart.ts';
import type { Surroundings } from './surroundings.ts';

/** The "Balance" tab: nothing asked yet, waiting, failed, empty, or the history. */
export function BalanceTab(props: { list: BalanceList | null; createChart: CreateStepChart } & Surroundings) {
  const { list, createChart, ...around } = props;
  if (!list)
    return <Empty title="See how a balance came about">Look up an address to see its balance over time.</Empty>;
  const { pages, reference, chainId } = list;
  const rows = pages.rows.value;
  const failure = pages.failed.value?.failure;
  const isAtRest = pages.loading.value === 'nothing' || pages.loading.value === 'newer';
  const isEmpty = !failure && rows?.length === 0 && isAtRest;
  return (
    <div class="stack">
      {isChecksumWrong(list.written, chainId) && (
        <div role="note" class="note bad">
          <strong>The checksum is wrong</strong>
          <span>A character of this address may have been changed. Compare it with where you got it from.</span>
        </div>
      )}
      {!rows?.length && !isEmpty && !failure && <Skeleton text="Asking for the balance history…" />}
      {isEmpty && pages.end.value === 'reached' && (
        <Empty title="No balance changes are recorded">
          This address was never used on this chain, or the service does not keep balances there.
        </Empty>
      )}
      {isEmpty && pages.end.value !== 'reached' && (
        <Empty title="The service sent only empty pages">
          It says that there is more, but leads nowhere. Whether this address was ever used cannot be said.
        </Empty>
      )}
      {isEmpty && <AsOf pages={pages} now={around.now} />}
      {rows && rows.length > 0 && (
        <BalanceOverview
          key={`${chainId} ${reference.address}`}
          list={list}
          rows={rows}
          createChart={createChart}
          {...around}
        />
      )}
      {failure && (
        <FailureNote
          words={formatFailure(failure, { now: around.now() })}
          act={{ 'open-options': around.openOptions, 'try-again': () => void pages.tryAgain() }}
        />
      )}
      {rows && rows.length > 0 && <HistoryLoader pages={pages} rows={rows} />}
    </div>
  );
}
