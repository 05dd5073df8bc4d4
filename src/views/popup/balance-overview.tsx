import { useComputed, useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { nativeUnit } from '../../format/chain-words.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { useWhileItHolds } from '../parts/use-while-it-holds.ts';
import { AsOf } from './as-of.tsx';
import { AxisSwitch } from './axis-switch.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { BalanceHeadline } from './balance-headline.tsx';
import { describeRange, isLongAgo } from './balance-words.ts';
import { keptRow } from './kept-row.ts';
import type { BalanceList } from './lists.ts';
import type { Panels } from './panels.ts';
import { Peaks } from './peaks.tsx';
import { RangeBar } from './range-bar.tsx';
import { type RangeName, rangeStart, toTimes } from './ranges.ts';
import { ReadOut } from './read-out.tsx';
import type { CreateStepChart } from './step-chart.ts';
import { type Axis, toStepLine } from './step-line.ts';
import { summariseRange } from './summarise-range.ts';
import type { Surroundings } from './surroundings.ts';
import { type Zoom, zoomAlong } from './zoom.ts';

type OverviewProps = {
  list: BalanceList;
  rows: BalanceChange[];
  createChart: CreateStepChart;
  Table: Panels['Table'];
} & Surroundings;

/** A balance: what it is now, how it came about as a chart or a table, and each change to the wei. */
export function BalanceOverview({ list, rows, createChart, Table, now, showTransaction }: OverviewProps) {
  const { chainId, reference } = list;
  const unit = nativeUnit(chainId);
  const range = useSignal<RangeName>('All');
  const wantedAxis = useSignal<Axis>('time');
  const isTable = useSignal(false);
  const selectedRow = useSignal(0);
  const zoom = useSignal<Zoom | null>(null);
  // Only whether: each step of a zoom would draw all of this anew.
  const isZoomed = useComputed(() => zoom.value !== null);
  const wholeCount = useSignal(0);
  const shownRows = useRef(rows);
  if (shownRows.current !== rows) {
    // Before anything below reads it: newer rows move the chosen one down.
    selectedRow.value = keptRow(shownRows.current, rows, selectedRow.peek());
    shownRows.current = rows;
  }
  const asOf = list.pages.asOf.value;
  const isOld = useWhileItHolds(() => isLongAgo(asOf, now()));
  const untilMs = asOf === null ? now() : Date.parse(asOf);
  const fromMs = rangeStart(range.value, untilMs);
  // A history has up to 100,000 changes: not again for each move of the pointer.
  const summary = useMemo(() => summariseRange(rows, fromMs), [rows, fromMs]);
  const hasTimes = toTimes(rows) !== null;
  const axis = hasTimes ? wantedAxis.value : 'block';
  const line = useMemo(
    () => toStepLine({ changes: rows, decimals: unit.decimals, axis, fromMs, untilMs }),
    [rows, unit.decimals, axis, fromMs, untilMs],
  );
  const shownLine = useRef(line);
  const zoomed = zoom.peek();
  if (zoomed && line && shownLine.current && line.axis !== shownLine.current.axis) {
    // The same changes stay in view along the other axis.
    zoom.value = zoomAlong(line.places, zoomed, shownLine.current.places);
  }
  shownLine.current = line;
  const [newest] = rows;
  if (!newest || !summary || !line) return null;

  const open = (hash: string) => showTransaction(hash, chainId);
  const reachesBack = list.pages.end.value === 'reached' || (fromMs !== null && summary.count < rows.length);
  const about = { address: reference.address, chainId, newest, summary, unit, isPartial: !reachesBack, isOld };
  const showWhole = () => {
    selectedRow.value = 0;
    zoom.value = null;
    wholeCount.value += 1;
  };
  return (
    <>
      <BalanceHeadline {...about} range={range.value} now={now} />
      <AsOf pages={list.pages} now={now} />
      <RangeBar range={range} isTable={isTable} isZoomed={isZoomed.value && !isTable.value} onPick={showWhole} />
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
            zoom={zoom}
            wholeCount={wholeCount.value}
            onWhole={showWhole}
            createChart={createChart}
          />
          <AxisSwitch
            axis={axis}
            hasTimes={hasTimes}
            onPick={(to) => {
              wantedAxis.value = to;
            }}
          />
          <Peaks changes={rows} line={line} zoom={zoom} selectedRow={selectedRow} unit={unit} />
          <ReadOut changes={rows} selectedRow={selectedRow} unit={unit} onTransaction={open} />
        </div>
      )}
    </>
  );
}
