import { type Signal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Unit } from '../../../format/chain-words.ts';
import { t } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { describeChange, exactAmount } from '../balance/balance-words.ts';
import type { PeriodBar } from './period-bars.ts';
import type { CreateStepChart, StepChart } from './step-chart.ts';
import { pointOfRow, rowInView, type StepLine } from './step-line.ts';
import type { Zoom } from './zoom.ts';

type ChartProps = {
  changes: BalanceChange[];
  line: StepLine;
  /** Drawn above the line. */
  bars?: readonly PeriodBar[];
  selectedRow: Signal<number>;
  unit: Unit;
  summary: string;
  /** Older changes are not loaded: what lies before the line is unknown. */
  isPartial: boolean;
  /** The visible part of the line; null for all of it. */
  zoom: Signal<Zoom | null>;
  /** A new number resets the chart to the whole line. */
  wholeCount: number;
  /** Called when the user wants the whole line again. */
  onWhole: () => void;
  createChart: CreateStepChart;
};

// The same as three notches of a mouse wheel.
const keyZoom = 1.8;

/**
 * The chart as a slider over its changes: the pointer or the arrow keys select one, whose description is the slider's
 * value text. A summary describes the whole chart to screen readers. Plus and minus zoom around the selected change,
 * Escape shows the whole line again.
 */
export function BalanceChart(props: ChartProps) {
  const { changes, line, bars, selectedRow, unit, summary, isPartial, zoom, wholeCount, onWhole, createChart } = props;
  const { axis } = line;
  const hasBars = bars !== undefined;
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<StepChart | null>(null);
  const current = useRef(line);
  current.current = line;
  const selected = changes[selectedRow.value];
  const oldestRow = line.rows[0] ?? 0;

  // A layout effect, so that the chart appears in the same frame as the elements around it.
  useLayoutEffect(() => {
    const into = frame.current;
    if (into === null) return;
    const created = createChart({
      into,
      axis,
      hasBars,
      onPoint: (point) => {
        selectedRow.value = current.current.rows[point] ?? 0;
      },
      onZoom: (to) => {
        zoom.value = to;
        if (to) selectedRow.value = rowInView(current.current, selectedRow.peek(), to);
      },
    });
    chart.current = created;
    return () => created.destroy();
  }, [createChart, axis, hasBars, selectedRow, zoom]);

  const shownCount = useRef(wholeCount);
  const shownBy = useRef<StepChart | null>(null);
  useLayoutEffect(() => {
    // A chart that was created again (another axis, or back from the table) starts with the current zoom.
    const part = shownBy.current === chart.current ? null : zoom.peek();
    shownBy.current = chart.current;
    // Loading older or newer rows keeps the zoom; choosing a range resets it.
    chart.current?.show(line, { isWhole: shownCount.current !== wholeCount, part, ...(bars && { bars }) });
    shownCount.current = wholeCount;
    chart.current?.mark(pointOfRow(line, selectedRow.peek()));
  }, [line, bars, selectedRow, wholeCount, zoom]);

  useSignalEffect(() => chart.current?.mark(pointOfRow(current.current, selectedRow.value)));

  function walk(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') chart.current?.enlarge(keyZoom);
    else if (event.key === '-') chart.current?.enlarge(1 / keyZoom);
    else if (event.key === 'Escape' && zoom.peek() !== null) {
      // Escape would otherwise close the popup.
      event.preventDefault();
      onWhole();
    }
    const to = rowAfterKey(event.key, selectedRow.peek(), oldestRow);
    if (to === null) return;
    event.preventDefault();
    selectedRow.value = to;
  }

  return (
    <>
      <p class="unseen" id="balance-summary">
        {summary}
      </p>
      {/* What the labels of the axis are above. */}
      {line.base > 0n && <bdi class="chart-base">{exactAmount(String(line.base), unit)} +</bdi>}
      <div
        ref={frame}
        class={isPartial ? 'chart partial' : 'chart'}
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-label={axis === 'time' ? t('popup.balance.overTime') : t('popup.balance.overBlocks')}
        aria-describedby="balance-summary"
        aria-valuemin={1}
        aria-valuemax={oldestRow + 1}
        aria-valuenow={oldestRow - selectedRow.value + 1}
        aria-valuetext={selected ? describeChange(selected, changes[selectedRow.value + 1], unit) : undefined}
        onKeyDown={walk}
      />
    </>
  );
}

/** Returns the row that a key leads to, null for other keys. Rows count from the newest, so "left" is a higher row. */
export function rowAfterKey(key: string, row: number, oldestRow: number): number | null {
  const within = (to: number) => Math.min(oldestRow, Math.max(0, to));
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(row + 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(row - 1);
    case 'PageDown':
      return within(row + 10);
    case 'PageUp':
      return within(row - 10);
    case 'Home':
      return oldestRow;
    case 'End':
      return 0;
  }
  return null;
}
