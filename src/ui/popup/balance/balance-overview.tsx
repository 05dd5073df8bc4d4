import { type Signal, useComputed, useSignal } from '@preact/signals';
import { Star } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { nativeUnit } from '../../../format/chain-words.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { zoneOption } from '../../../format/locale.ts';
import { withElements } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { AsOf } from '../../components/as-of.tsx';
import { ExportBar } from '../../components/export-bar.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useClock } from '../../components/use-clock.ts';
import { BalanceChart } from '../chart/balance-chart.tsx';
import type { PeriodBar } from '../chart/period-bars.ts';
import { PictureButtons } from '../chart/picture-buttons.tsx';
import type { CreateStepChart } from '../chart/step-chart.ts';
import { type Axis, toStepLine } from '../chart/step-line.ts';
import { wholeOf, type Zoom, zoomAlong } from '../chart/zoom.ts';
import type { BalanceList } from '../shell/create-lists.ts';
import type { Surroundings } from '../shell/views.ts';
import type { StatementForm } from '../statement/statement.ts';
import { StatementChoices } from '../statement/statement-choices.tsx';
import type { LazyStatement } from '../statement/statement-view.tsx';
import { toBalanceFile } from './balance-export.ts';
import { BalanceHeadline } from './balance-headline.tsx';
import type { LazyBalanceTable } from './balance-table.tsx';
import { describeRange, directionOf, isLongAgo, rangeWords, summariseRange } from './balance-words.ts';
import { BelowChart } from './below-chart.tsx';
import { HistoryLoader } from './history-loader.tsx';
import { type RangeName, rangeStart, ranges, toTimes } from './ranges.ts';

type OverviewProps = {
  list: BalanceList;
  rows: BalanceChange[];
  createChart: CreateStepChart;
  Table: LazyBalanceTable;
  Statement: LazyStatement;
  /** Shown at first: opened to be printed, it is the statement. */
  firstView: BalanceView;
  isWatched: boolean;
  /** Opens the watch list, to add the address or to edit it. */
  onWatch: () => void;
  /** Shown below the current balance. */
  earlierLookups: ComponentChildren;
  /** What failed last, between the chart and how much of the history is loaded. */
  children: ComponentChildren;
} & Surroundings;

/** The ways to look at a history. */
export type BalanceView = 'chart' | 'table' | 'statement';

/** The current balance, its history as a chart or a table, each change exact to the wei, and what is done with them. */
export function BalanceOverview(props: OverviewProps) {
  const {
    list,
    rows,
    createChart,
    Table,
    Statement,
    firstView,
    earlierLookups,
    isWatched,
    onWatch,
    now,
    isInTab,
    print,
    statementForm,
    showTransaction,
    children,
  } = props;
  const { chainId, reference } = list;
  const unit = nativeUnit(chainId);
  const range = useSignal<RangeName>('All');
  const wantedAxis = useSignal<Axis>('time');
  const view = useSignal<BalanceView>(firstView);
  const form = useSignal<StatementForm>(
    statementForm.read() ?? { period: 'month', isUtc: zoneOption().timeZone === 'UTC', firstMonth: 0 },
  );
  const selectedRow = useSignal(0);
  const zoom = useSignal<Zoom | null>(null);
  // A boolean, so that a step of a zoom does not render this component again.
  const isZoomed = useComputed(() => zoom.value !== null);
  const wholeCount = useSignal(0);
  const shownRows = useRef(rows);
  if (shownRows.current !== rows) {
    // Set before anything below reads it: newer rows shift the selected row's index.
    selectedRow.value = keptRow(shownRows.current, rows, selectedRow.peek());
    shownRows.current = rows;
  }
  const asOf = list.pages.asOf.value;
  const isOld = useClock(() => isLongAgo(asOf, now()));
  const untilMs = asOf === null ? now() : Date.parse(asOf);
  const hasTimes = toTimes(rows) !== null;
  // Without times, no change can be left out.
  const isStatement = hasTimes && view.value === 'statement';
  const isTable = view.value === 'table';
  const span = hasTimes && !isStatement ? range.value : 'All';
  const fromMs = rangeStart(span, untilMs);
  // Memoised: a history has up to 100,000 changes, too many to add up at each render.
  const summary = useMemo(() => summariseRange(rows, fromMs), [rows, fromMs]);
  const axis = isStatement ? 'time' : hasTimes ? wantedAxis.value : 'block';
  const line = useMemo(
    () => toStepLine({ changes: rows, decimals: unit.decimals, axis, fromMs, untilMs }),
    [rows, unit.decimals, axis, fromMs, untilMs],
  );
  const shownLine = useRef(line);
  const zoomed = zoom.peek();
  if (zoomed && line && shownLine.current && line.axis !== shownLine.current.axis) {
    // The same changes stay in view along the other axis.
    zoom.value = zoomAlong(line, zoomed, shownLine.current);
  }
  shownLine.current = line;
  const [newest] = rows;
  if (!newest || !summary || !line) return null;

  const open = (hash: string) => showTransaction(hash, chainId);
  const reachesBack = list.pages.end.value === 'reached' || (fromMs !== null && summary.count < rows.length);
  const isPartial = !reachesBack;
  const about = { address: reference.address, chainId, newest, summary, unit, isPartial, isOld };
  const showWhole = () => {
    selectedRow.value = 0;
    zoom.value = null;
    wholeCount.value += 1;
  };
  const toChart = (bars?: readonly PeriodBar[]) => (
    <BalanceChart
      changes={rows}
      line={line}
      {...(bars && { bars })}
      selectedRow={selectedRow}
      unit={unit}
      summary={describeRange({ ...about, axis })}
      isPartial={isPartial}
      zoom={zoom}
      wholeCount={wholeCount.value}
      onWhole={showWhole}
      createChart={createChart}
    />
  );
  return (
    <>
      <BalanceHeadline changes={rows} selectedRow={selectedRow} address={reference.address} chainId={chainId} now={now}>
        <IconButton
          icon={Star}
          isOn={isWatched}
          label={isWatched ? t('card.menu.watching') : t('watchlist.watch')}
          onPress={onWatch}
        />
      </BalanceHeadline>
      {earlierLookups}
      <div class="range-bar">
        {isStatement ? (
          <StatementChoices form={form} onChoose={statementForm.save} />
        ) : (
          <Ranges range={range} onPick={showWhole} />
        )}
        {/* In one place for all views, so that a pressed button keeps the focus. */}
        <span class="views">
          {isZoomed.value && !isTable && (
            <button type="button" class="chip" onClick={showWhole}>
              {t('popup.balance.wholeRange')}
            </button>
          )}
          {hasTimes && view.value === 'chart' && (
            <button
              type="button"
              class="chip"
              aria-pressed={axis === 'block'}
              title={axis === 'time' ? t('popup.balance.timesAreApproximate') : t('popup.balance.blocksAreExact')}
              onClick={() => {
                wantedAxis.value = axis === 'time' ? 'block' : 'time';
              }}
            >
              {t('popup.balance.byBlock')}
            </button>
          )}
          <ViewSwitch view={view} hasStatement={hasTimes} />
        </span>
      </div>
      {isStatement && (
        <Statement
          changes={rows}
          address={reference.address}
          {...{ chainId, unit }}
          asOf={asOf}
          asOfMs={untilMs}
          isComplete={!isPartial}
          isSample={list.pages.isSample.value}
          form={form.value}
          chart={toChart}
          isInTab={isInTab}
          print={() => print({ reference, chainId })}
        />
      )}
      {span !== 'All' && <RangeLine {...about} range={span} />}
      {isTable && <Table changes={rows} count={summary.count} unit={unit} onTransaction={open} />}
      {!isStatement && !isTable && (
        <div class="chart-block">
          {toChart()}
          <BelowChart changes={rows} onTransaction={open} {...{ selectedRow, unit, chainId, now }} />
        </div>
      )}
      {children}
      <HistoryLoader pages={list.pages} rows={rows} />
      <div class="actions">
        <AsOf pages={list.pages} now={now} />
        {!isStatement && (
          <ExportBar
            count={summary.count}
            part={isPartial || span !== 'All' ? sayPart(summary.count, isPartial) : null}
            toFile={(form) =>
              toBalanceFile(
                {
                  ...{ chainId, unit },
                  address: reference.address,
                  changes: rows,
                  count: summary.count,
                  range: span,
                  asOf,
                  isComplete: !isPartial,
                  isSample: list.pages.isSample.peek(),
                },
                form,
              )
            }
          >
            {!isTable && (
              <PictureButtons
                toPicture={() => {
                  const part = zoom.peek() ?? wholeOf(line);
                  const isSample = list.pages.isSample.peek();
                  const { address } = reference;
                  return (
                    part && { changes: rows, line, part, address, ...{ chainId, unit, asOf, isPartial, isSample } }
                  );
                }}
              />
            )}
          </ExportBar>
        )}
      </div>
    </>
  );
}

function sayPart(count: number, isPartial: boolean): string {
  const rows = t('popup.balance.records', { count, formatted: formatNumber(count) });
  return isPartial ? t('export.onlyLoaded', { rows }) : t('export.onlyRange', { rows });
}

/**
 * Returns the index of the selected change after its list was reloaded. If the change is gone, the next older one is
 * selected, else the oldest. Row 0 means "the newest" rather than a selection, and stays 0.
 */
export function keptRow(before: readonly BalanceChange[], after: readonly BalanceChange[], row: number): number {
  const block = before[row]?.blockNumber;
  if (row === 0 || block === undefined) return 0;
  const at = after.findIndex(({ blockNumber }) => blockNumber <= block);
  return at === -1 ? Math.max(0, after.length - 1) : at;
}

/** Buttons for the time ranges. `onPick` is called for each choice of one, even the current one, to show all of it. */
function Ranges({ range, onPick }: { range: Signal<RangeName>; onPick: () => void }) {
  return (
    <fieldset class="ranges">
      <legend class="unseen">{t('popup.balance.range')}</legend>
      {ranges.map(({ name, say: word }) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-pressed={range.value === name}
          onClick={() => {
            range.value = name;
            onPick();
          }}
        >
          {t('popup.balance.rangeName', { span: word })}
        </button>
      ))}
    </fieldset>
  );
}

/** Buttons that show the table or the statement in place of the chart, and the chart again. */
function ViewSwitch({ view, hasStatement }: { view: Signal<BalanceView>; hasStatement: boolean }) {
  const chip = (of: BalanceView, name: string) => (
    <button
      type="button"
      class="chip"
      aria-pressed={view.value === of}
      onClick={() => {
        view.value = view.value === of ? 'chart' : of;
      }}
    >
      {name}
    </button>
  );
  return (
    <>
      {chip('table', t('popup.balance.table'))}
      {hasStatement && chip('statement', t('popup.statement.statement'))}
    </>
  );
}

/** The totals of the selected range. */
function RangeLine(props: Parameters<typeof rangeWords>[0]) {
  const { count, net, where } = rangeWords(props);
  return (
    <p class="hint range-line num">
      {withElements(
        (place = '') => t('popup.balance.sum', { changes: count, net: place, span: where }),
        <bdi class={directionOf(props.summary.net)}>{net}</bdi>,
      )}
    </p>
  );
}
