import { toUnreadNewestWarnings } from '../../../cards/warnings/address-warnings.ts';
import { formatFailure } from '../../../format/failure.ts';
import { t } from '../../../i18n/t.ts';
import type { WatchedByAddress } from '../../../models/watched.ts';
import { isChecksumWrong } from '../../../references/checksum.ts';
import { Note, WarningNote } from '../../card/message.tsx';
import { AsOf, ClockNote } from '../../components/as-of.tsx';
import { Empty, FailureNote, Skeleton } from '../../components/placeholder.tsx';
import type { CreateStepChart } from '../chart/step-chart.ts';
import { StartList } from '../lookup/search-box.tsx';
import type { Suggestions } from '../lookup/suggestions.ts';
import type { BalanceList } from '../shell/create-lists.ts';
import { Held, OnlyEmptyPages } from '../shell/list-notes.tsx';
import type { Surroundings } from '../shell/views.ts';
import type { LazyStatement } from '../statement/statement-view.tsx';
import { BalanceOverview, type BalanceView } from './balance-overview.tsx';
import type { LazyBalanceTable } from './balance-table.tsx';
import { EarlierLookups, type EarlierLookupsStore } from './earlier-lookups.tsx';

/** The "Balance" tab: no lookup yet, loading, failed, empty, or the history. */
export function BalanceTab(
  props: {
    list: BalanceList | null;
    earlier: EarlierLookupsStore['found']['value'];
    suggestions: Suggestions;
    createChart: CreateStepChart;
    Table: LazyBalanceTable;
    Statement: LazyStatement;
    firstView: BalanceView;
    watched: WatchedByAddress;
    onWatch: (address: string, chainId: number) => void;
  } & Surroundings,
) {
  const { list, earlier, suggestions, createChart, Table, Statement, firstView, watched, onWatch, ...around } = props;
  if (!list) {
    return (
      <>
        <Empty title={t('popup.balance.nothingAsked.title')}>{t('popup.balance.nothingAsked.text')}</Empty>
        <StartList suggestions={suggestions} />
      </>
    );
  }
  const { pages, reference, chainId } = list;
  const rows = pages.rows.value;
  const failure = pages.failed.value?.failure;
  const isAtRest = pages.loading.value === 'nothing' || pages.loading.value === 'newer';
  const isEmpty = !failure && rows?.length === 0 && isAtRest;
  const known = earlier?.address === reference.address ? earlier : null;
  const earlierLookups = known?.earlier && (
    <EarlierLookups
      key={reference.address}
      earlier={known.earlier}
      now={around.now}
      onTransaction={around.showTransaction}
    />
  );
  const watch = () => onWatch(reference.address, chainId);
  const note = failure && (
    <FailureNote
      words={formatFailure(failure, { now: around.now(), about: 'address' })}
      act={{
        'open-options': around.openOptions,
        'add-key': () => around.addKey({ reference, chainId }),
        'try-again': () => void pages.tryAgain(),
      }}
    />
  );
  return (
    <div class="stack">
      {isChecksumWrong(list.written, chainId) && (
        <Note tone="bad" title={t('popup.balance.wrongChecksum.title')}>
          {t('popup.balance.wrongChecksum.text')}
        </Note>
      )}
      {known?.alike && <WarningNote {...known.alike} />}
      <ClockNote newest={rows?.[0]?.approximateTime} now={around.now} />
      {toUnreadNewestWarnings(rows?.[0]).map((warning) => (
        <WarningNote key={warning.title} {...warning} />
      ))}
      {!rows?.length && !isEmpty && !failure && <Skeleton text={t('popup.balance.asking')} />}
      <Held pages={pages} now={around.now} />
      {isEmpty && pages.end.value === 'reached' && (
        <Empty title={t('popup.balance.empty.title')}>{t('popup.balance.empty.text')}</Empty>
      )}
      {isEmpty && pages.end.value !== 'reached' && <OnlyEmptyPages pages={pages} />}
      {rows && rows.length > 0 ? (
        <BalanceOverview
          key={`${chainId} ${reference.address}`}
          list={list}
          rows={rows}
          createChart={createChart}
          {...{ Table, Statement, firstView, earlierLookups }}
          isWatched={watched.has(reference.address)}
          onWatch={watch}
          {...around}
        >
          {note}
        </BalanceOverview>
      ) : (
        <>
          {note}
          {/* While the balance loads, it would close again under the pointer when it moves into the overview. */}
          {(failure || isEmpty) && earlierLookups}
        </>
      )}
      {isEmpty && (
        <div class="actions">
          <AsOf pages={pages} now={around.now} />
          <button type="button" class="link" onClick={watch}>
            {t('watchlist.watch')}
          </button>
        </div>
      )}
    </div>
  );
}
