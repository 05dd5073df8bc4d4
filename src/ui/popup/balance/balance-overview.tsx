import { type Signal, useComputed, useSignal } from '@preact/signals';
import { Check, Copy, X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { toChangeDoubts } from '../../../cards/change-doubts.ts';
import { chainName, formatCoin, nativeUnit, type Unit } from '../../../format/chain-words.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { formatGuessedAge, readTime } from '../../../format/format-time.ts';
import { groupHex } from '../../../format/hex.ts';
import { withElements } from '../../../i18n/isolate.ts';
import { t } from '../../../i18n/t.ts';
import { type BalanceChange, isBelowZero } from '../../../models/balance.ts';
import { toChecksum } from '../../../references/checksum.ts';
import { AddressPicture } from '../../card/text-parts.tsx';
import { AsOf } from '../../components/as-of.tsx';
import { ExportBar } from '../../components/export-bar.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { TransactionLink } from '../../components/transaction-link.tsx';
import { useClock } from '../../components/use-clock.ts';
import { useCopy } from '../../components/use-copy.ts';
import { BalanceChart } from '../chart/balance-chart.tsx';
import type { CreateStepChart } from '../chart/step-chart.ts';
import { type Axis, toStepLine } from '../chart/step-line.ts';
import { type Zoom, zoomAlong } from '../chart/zoom.ts';
import type { BalanceList } from '../shell/create-lists.ts';
import type { Surroundings } from '../shell/views.ts';
import { toBalanceFile } from './balance-export.ts';
import type { LazyBalanceTable } from './balance-table.tsx';
import {
  describeRange,
  directionOf,
  exactAmount,
  exactChange,
  isLongAgo,
  rangeWords,
  sayChange,
  summariseRange,
  timeWords,
} from './balance-words.ts';
import { HistoryLoader } from './history-loader.tsx';
import { type RangeName, rangeStart, ranges, toTimes } from './ranges.ts';

type OverviewProps = {
  list: BalanceList;
  rows: BalanceChange[];
  createChart: CreateStepChart;
  Table: LazyBalanceTable;
  onWatch: () => void;
  /** What failed last, between the chart and how much of the history is loaded. */
  children: ComponentChildren;
} & Surroundings;

/** The current balance, its history as a chart or a table, each change exact to the wei, and what is done with them. */
export function BalanceOverview(props: OverviewProps) {
  const { list, rows, createChart, Table, onWatch, now, showTransaction, children } = props;
  const { chainId, reference } = list;
  const unit = nativeUnit(chainId);
  const range = useSignal<RangeName>('All');
  const wantedAxis = useSignal<Axis>('time');
  const isTable = useSignal(false);
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
  const span = hasTimes ? range.value : 'All';
  const fromMs = rangeStart(span, untilMs);
  // Memoised: a history has up to 100,000 changes, too many to add up at each render.
  const summary = useMemo(() => summariseRange(rows, fromMs), [rows, fromMs]);
  const axis = hasTimes ? wantedAxis.value : 'block';
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
  return (
    <>
      <BalanceHeadline
        changes={rows}
        selectedRow={selectedRow}
        address={reference.address}
        chainId={chainId}
        now={now}
      />
      <RangeBar range={range} isTable={isTable} isZoomed={isZoomed.value && !isTable.value} onPick={showWhole}>
        {hasTimes && !isTable.value && (
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
      </RangeBar>
      {span !== 'All' && <RangeLine {...about} range={span} />}
      {isTable.value ? (
        <Table changes={rows} count={summary.count} unit={unit} onTransaction={open} />
      ) : (
        <div class="chart-block">
          <BalanceChart
            changes={rows}
            line={line}
            selectedRow={selectedRow}
            unit={unit}
            summary={describeRange({ ...about, axis })}
            isPartial={isPartial}
            zoom={zoom}
            wholeCount={wholeCount.value}
            onWhole={showWhole}
            createChart={createChart}
          />
          <ReadOut changes={rows} selectedRow={selectedRow} unit={unit} onTransaction={open} />
        </div>
      )}
      {children}
      <HistoryLoader pages={list.pages} rows={rows} />
      <div class="actions">
        <AsOf pages={list.pages} now={now} />
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
        />
        <button type="button" class="link" onClick={onWatch}>
          {t('watchlist.watch')}
        </button>
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

/** Buttons for the time ranges, and the switch between chart and table. */
function RangeBar(props: {
  range: Signal<RangeName>;
  isTable: Signal<boolean>;
  /** True if only a part of the range is visible. */
  isZoomed: boolean;
  /** Called for each choice of a range, even the current one, to show all of it. */
  onPick: () => void;
  /** The switch of the axis. */
  children: ComponentChildren;
}) {
  const { range, isTable, isZoomed, onPick, children } = props;
  return (
    <div class="range-bar">
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
      <span class="grow" />
      {isZoomed && (
        <button type="button" class="chip" onClick={onPick}>
          {t('popup.balance.wholeRange')}
        </button>
      )}
      {children}
      <button
        type="button"
        class="chip"
        aria-pressed={isTable.value}
        onClick={() => {
          isTable.value = !isTable.value;
        }}
      >
        {t('popup.balance.table')}
      </button>
    </div>
  );
}

const copyIcons = { no: Copy, yes: Check, failed: X } as const;

/**
 * The current balance in large type, and its last change. While the chart points at an older change: that change's
 * balance and time.
 */
export function BalanceHeadline(props: {
  changes: BalanceChange[];
  selectedRow: Signal<number>;
  address: string;
  chainId: number;
  now: () => number;
}) {
  const { changes, selectedRow, address, chainId, now } = props;
  const change = changes[selectedRow.value] ?? changes[0];
  const full = toChecksum(address, chainId);
  const { copy, label, copied } = useCopy(full, t('card.copy'));
  if (!change) return null;
  return (
    <div class="say num">
      <AddressPicture address={address} />
      <h2 class="headline" title={exactAmount(change.value, nativeUnit(chainId))}>
        <bdi>{isBelowZero(change) ? t('amount.balanceUnknown') : formatCoin(change.value, chainId).text}</bdi>{' '}
        <small>{t('card.onChain', { chain: chainName(chainId) })}</small>
      </h2>
      <IconButton icon={copyIcons[copied]} label={label} onPress={() => void copy()} />
      {change === changes[0] ? (
        <LastChange newest={change} chainId={chainId} now={now} />
      ) : (
        <p class="hint">{timeWords(change)}</p>
      )}
      <p class="full mono">
        <bdi dir="ltr">{groupHex(full)}</bdi>
      </p>
    </div>
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

// The amount, the time or both may be unknown.
function LastChange({ newest, chainId, now }: { newest: BalanceChange; chainId: number; now: () => number }) {
  const { delta, approximateTime } = newest;
  const told = useClock(() => formatGuessedAge(approximateTime, now()));
  const age = readTime(approximateTime) === null ? null : told;
  if (delta === null)
    return age === null ? null : <p class="hint">{t('popup.balance.lastChangeOfSomeAmount', { age })}</p>;
  const { text, exact } = formatCoin(delta, chainId, { sign: true });
  return (
    <p class="hint">
      {withElements(
        (amount = '') =>
          age === null
            ? t('popup.balance.lastChangeAtSomeTime', { amount })
            : t('popup.balance.lastChange', { amount, age }),
        <bdi class={directionOf(delta)} title={exact}>
          {text}
        </bdi>,
      )}
    </p>
  );
}

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
