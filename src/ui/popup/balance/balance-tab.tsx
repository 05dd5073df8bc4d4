import { nativeUnit } from '../../../format/chain-words.ts';
import { formatFailure } from '../../../format/failure.ts';
import { formatNumber, formatPercent } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { isChecksumWrong } from '../../../references/checksum.ts';
import { Note } from '../../card/message.tsx';
import { AsOf, ClockNote } from '../../components/as-of.tsx';
import { ExportBar } from '../../components/export-bar.tsx';
import { Empty, FailureNote, Skeleton } from '../../components/placeholder.tsx';
import type { CreateStepChart } from '../chart/step-chart.ts';
import type { BalanceList } from '../shell/create-lists.ts';
import type { Pages } from '../shell/paged-list.ts';
import type { Surroundings } from '../shell/views.ts';
import { toBalanceFile } from './balance-export.ts';
import { BalanceOverview } from './balance-overview.tsx';
import type { LazyBalanceTable } from './balance-table.tsx';
import { dayWords } from './balance-words.ts';

/** The "Balance" tab: no lookup yet, loading, failed, empty, or the history. */
export function BalanceTab(
  props: {
    list: BalanceList | null;
    createChart: CreateStepChart;
    Table: LazyBalanceTable;
    onWatch: (address: string, chainId: number) => void;
  } & Surroundings,
) {
  const { list, createChart, Table, onWatch, ...around } = props;
  if (!list) return <Empty title={t('popup.balance.nothingAsked.title')}>{t('popup.balance.nothingAsked.text')}</Empty>;
  const { pages, reference, chainId } = list;
  const rows = pages.rows.value;
  const failure = pages.failed.value?.failure;
  const isAtRest = pages.loading.value === 'nothing' || pages.loading.value === 'newer';
  const isEmpty = !failure && rows?.length === 0 && isAtRest;
  const isComplete = pages.end.value === 'reached';
  return (
    <div class="stack">
      {isChecksumWrong(list.written, chainId) && (
        <Note tone="bad" title={t('popup.balance.wrongChecksum.title')}>
          {t('popup.balance.wrongChecksum.text')}
        </Note>
      )}
      <ClockNote newest={rows?.[0]?.approximateTime} now={around.now} />
      {!rows?.length && !isEmpty && !failure && <Skeleton text={t('popup.balance.asking')} />}
      {isEmpty && pages.end.value === 'reached' && (
        <Empty title={t('popup.balance.empty.title')}>{t('popup.balance.empty.text')}</Empty>
      )}
      {isEmpty && pages.end.value !== 'reached' && (
        <Empty title={t('popup.balance.onlyEmptyPages.title')}>{t('popup.balance.onlyEmptyPages.text')}</Empty>
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
          words={formatFailure(failure, { now: around.now(), about: 'address' })}
          act={{
            'open-options': around.openOptions,
            'add-key': () => around.addKey({ reference, chainId }),
            'try-again': () => void pages.tryAgain(),
          }}
        />
      )}
      {rows && rows.length > 0 && <HistoryLoader pages={pages} rows={rows} />}
      {rows && (
        <div class="actions">
          {(rows.length > 0 || isEmpty) && (
            <ExportBar
              key={`export ${chainId} ${reference.address}`}
              count={rows.length}
              part={
                isComplete
                  ? null
                  : t('popup.balance.records', { count: rows.length, formatted: formatNumber(rows.length) })
              }
              toFile={(form) =>
                toBalanceFile(
                  {
                    chainId,
                    address: reference.address,
                    unit: nativeUnit(chainId),
                    changes: rows,
                    asOf: pages.asOf.peek(),
                    isComplete,
                    isSample: pages.isSample.peek(),
                  },
                  form,
                )
              }
            />
          )}
          <button type="button" class="link" onClick={() => onWatch(reference.address, chainId)}>
            {t('watchlist.watch')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Shows how much of the history is loaded, with a button that loads the rest page by page. */
export function HistoryLoader({ pages, rows }: { pages: Pages<BalanceChange>; rows: BalanceChange[] }) {
  const back = dayWords(rows.at(-1)?.approximateTime ?? null);
  const records = t('popup.balance.records', { count: rows.length, formatted: formatNumber(rows.length) });
  const soFar = back === null ? records : t('popup.balance.recordsBackTo', { records, day: back });
  const credits = pages.credits.value;
  const withCost = t('popup.balance.recordsAndCost', {
    records: soFar,
    creditsUsed: t('popup.balance.creditsUsed', { count: credits, formatted: formatNumber(credits) }),
  });
  const atEnd = {
    open: t('popup.balance.recordsAndMore', { records: soFar }),
    reached: t('popup.balance.recordsAreAll', { records: soFar }),
    repeated: t('popup.balance.recordsRepeat', { records: soFar }),
  };
  const isLoading = pages.loading.value === 'all';
  const share = isLoading ? shareOfWay(rows) : null;
  const isOpen = isLoading || pages.end.value === 'open';
  return (
    <section class="loader num" aria-label={t('popup.balance.history')} tabIndex={-1}>
      {isLoading && (
        <div
          class="progress"
          role="progressbar"
          aria-label={t('popup.balance.loadingHistory')}
          aria-valuetext={withCost}
        >
          <i class="progress-bar" />
        </div>
      )}
      <div key="line" class="loader-line">
        <p role={isOpen ? undefined : 'status'}>{isLoading ? withCost : atEnd[pages.end.value]}</p>
        <span class="grow" />
        {isOpen && (
          // One button with two labels, so that it keeps the focus.
          <button type="button" class="button" onClick={() => (isLoading ? pages.stop() : void pages.loadAll())}>
            {isLoading ? t('popup.balance.stop') : t('popup.balance.loadAll')}
          </button>
        )}
      </div>
      {share !== null && <p class="hint">{t('popup.balance.wayDone', { share })}</p>}
    </section>
  );
}

/**
 * Returns the loaded share of the blocks between the newest change and block 0, null if nothing is loaded yet. The
 * service reports neither the number of changes nor the first one, so no better progress is available.
 */
function shareOfWay(rows: BalanceChange[]): string | null {
  const [newest, oldest] = [rows[0]?.blockNumber ?? 0, rows.at(-1)?.blockNumber ?? 0];
  return newest > oldest ? formatPercent(String(newest - oldest), String(newest)) : null;
}
