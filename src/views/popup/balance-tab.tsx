import { nativeUnit } from '../../format/chain-words.ts';
import { formatFailure } from '../../format/failure.ts';
import { formatNumber } from '../../format/format-number.ts';
import { isChecksumWrong } from '../../references/to-checksum.ts';
import { words } from '../../words/words.ts';
import { Note } from '../card/note.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { AsOf } from './as-of.tsx';
import { toBalanceFile } from './balance-file.ts';
import { BalanceOverview } from './balance-overview.tsx';
import { ClockNote } from './clock-note.tsx';
import { Empty } from './empty.tsx';
import { ExportBar } from './export-bar.tsx';
import { HistoryLoader } from './history-loader.tsx';
import type { BalanceList } from './lists.ts';
import type { Panels } from './panels.ts';
import type { CreateStepChart } from './step-chart.ts';
import type { Surroundings } from './surroundings.ts';

/** The "Balance" tab: nothing asked yet, waiting, failed, empty, or the history. */
export function BalanceTab(
  props: {
    list: BalanceList | null;
    createChart: CreateStepChart;
    Table: Panels['Table'];
    onWatch: (address: string, chainId: number) => void;
  } & Surroundings,
) {
  const { list, createChart, Table, onWatch, ...around } = props;
  const say = words().popupBalance;
  if (!list) return <Empty title={say.nothingAsked.title}>{say.nothingAsked.text}</Empty>;
  const { pages, reference, chainId } = list;
  const rows = pages.rows.value;
  const failure = pages.failed.value?.failure;
  const isAtRest = pages.loading.value === 'nothing' || pages.loading.value === 'newer';
  const isEmpty = !failure && rows?.length === 0 && isAtRest;
  const isComplete = pages.end.value === 'reached';
  return (
    <div class="stack">
      {isChecksumWrong(list.written, chainId) && (
        <Note tone="bad" title={say.wrongChecksum.title}>
          {say.wrongChecksum.text}
        </Note>
      )}
      <ClockNote newest={rows?.[0]?.approximateTime} now={around.now} />
      {!rows?.length && !isEmpty && !failure && <Skeleton text={say.asking} />}
      {isEmpty && pages.end.value === 'reached' && <Empty title={say.empty.title}>{say.empty.text}</Empty>}
      {isEmpty && pages.end.value !== 'reached' && (
        <Empty title={say.onlyEmptyPages.title}>{say.onlyEmptyPages.text}</Empty>
      )}
      {isEmpty && <AsOf pages={pages} now={around.now} />}
      {rows && rows.length > 0 && (
        <BalanceOverview
          key={`${chainId} ${reference.address}`}
          list={list}
          rows={rows}
          createChart={createChart}
          Table={Table}
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
      {rows && (
        <div class="actions">
          {(rows.length > 0 || isEmpty) && (
            <ExportBar
              key={`export ${chainId} ${reference.address}`}
              count={rows.length}
              part={isComplete ? null : say.records(rows.length, formatNumber(rows.length))}
              toFile={(form) =>
                toBalanceFile(
                  {
                    chainId,
                    address: reference.address,
                    unit: nativeUnit(chainId),
                    changes: rows,
                    asOf: pages.asOf.peek(),
                    isComplete,
                  },
                  form,
                )
              }
            />
          )}
          <button type="button" class="link" onClick={() => onWatch(reference.address, chainId)}>
            {words().watched.watch}
          </button>
        </div>
      )}
    </div>
  );
}
