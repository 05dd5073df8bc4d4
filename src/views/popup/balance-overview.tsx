import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { nativeUnit } from '../../format/chain-words.ts';
import type { BalanceChange } from '../../models/balance.ts';
import { AsOf } from './as-of.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { BalanceHeadline } from './balance-headline.tsx';
import { BalanceTable } from './balance-table.tsx';
import { describeRange, isLongAgo } from './balance-words.ts';
import { keptRow } from './kept-row.ts';
import type { BalanceList } from './lists.ts';
import { RangeBar } from './range-bar.tsx';
import { type RangeName, rangeStart } from './ranges.ts';
import { ReadOut } from './read-out.tsx';
import type { CreateStepChart, Zoom } from './step-chart.ts';
import { toStepLine } from './step-line.ts';
import { summariseRange } from './summarise-range.ts';
import type { Surroundings } from './surroundings.ts';
import { useWhileItHolds } from './use-while-it-holds.ts';

type OverviewProps = { list: BalanceList; rows: BalanceChange[]; createChart: CreateStepChart } & Surroundings;

/** A balance: what it is now, how it came about as a chart or a table, and each change to the wei. */
export function BalanceOverview({ list, rows, createChart, now, showTransaction }: OverviewProps) {
  const { chainId, reference } = list;
  const unit = nativeUnit(chainId);
  const range = useSignal<RangeName>('All');
  const isTable = useSignal(false);
  const selectedRow = useSignal(0);
  const zoom = useSignal<Zoom | null>(null);
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
  const line = useMemo(
    () => toStepLine({ changes: rows, decimals: unit.decimals, fromMs, untilMs }),
    [rows, unit.decimals, fromMs, untilMs],
  );
  const [newest] = rows;
  if (!newest || !summary) return null;

  const open = (hash: string) => showTransaction(hash, chainId);
  const reachesBack = list.pages.end.value === 'reached' || (fromMs !== null && summary.count < rows.length);
  const about = { address: reference.address, chainId, newest, summary, unit, isPartial: !reachesBack, isOld };
  return (
    <>
      <BalanceHeadline {...about} range={range.value} now={now} />
      <AsOf pages={list.pages} now={now} />
      <RangeBar
        range={range}
        isTable={isTable}
        hasTimes={line !== null}
        isZoomed={zoom.value !== null && !isTable.value && line !== null}
        onPick={() => {
          selectedRow.value = 0;
          wholeCount.value += 1;
        }}
      />
      {isTable.value || !line ? (
        <BalanceTable changes={rows.slice(0, summary.count)} unit={unit} onTransaction={open} />
      ) : (
        <div class="chart-block">
          <BalanceChart
            changes={rows}
            line={line}
            selectedRow={selectedRow}
            unit={unit}
            summary={describeRange(about)}
            zoom={zoom}
            wholeCount={wholeCount.value}
            createChart={createChart}
          />
          <ReadOut changes={rows} selectedRow={selectedRow} unit={unit} onTransaction={open} />
        </div>
      )}
    </>
  );
}
