import { type Signal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Unit } from '../../../format/chain-words.ts';
import { t } from '../../../i18n/t.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { describeChange } from '../balance/balance-words.ts';
import type { CreateStepChart, StepChart } from './step-chart.ts';
import { pointOfRow, rowInView, type StepLine } from './step-line.ts';
import type { Zoom } from './zoom.ts';

type ChartProps = {
  changes: BalanceChange[];
  line: StepLine;
  selectedRow: Signal<number>;
  unit: Unit;
  summary: string;
  /** The part of the line that is drawn large; null for all of it. */
  zoom: Signal<Zoom | null>;
  /** Each new number draws the whole line again. */
  wholeCount: number;
  /** Asks for the whole line again. */
  onWhole: () => void;
  createChart: CreateStepChart;
};

// As much as three notches of a wheel.
const keyZoom = 1.8;

/**
 * The chart as a slider over its changes: the pointer or the arrow keys choose one, its words are the slider's
 * value, and a summary describes the whole to those who do not see it. Plus and minus zoom about the chosen one, Escape
 * shows all again.
 */
export function BalanceChart(props: ChartProps) {
  const { changes, line, selectedRow, unit, summary, zoom, wholeCount, onWhole, createChart } = props;
  const { axis } = line;
  const frame = useRef<HTMLDivElement>(null);
  const chart = useRef<StepChart | null>(null);
  const current = useRef(line);
  current.current = line;
  const selected = changes[selectedRow.value];
  const oldestRow = line.rows[0] ?? 0;

  // In the same frame as what stands around it.
  useLayoutEffect(() => {
    const into = frame.current;
    if (into === null) return;
    const created = createChart({
      into,
      axis,
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
  }, [createChart, axis, selectedRow, zoom]);

  const shownCount = useRef(wholeCount);
  const shownBy = useRef<StepChart | null>(null);
  useLayoutEffect(() => {
    // One that is made anew, for another axis or after the table, begins with the part that was zoomed to.
    const part = shownBy.current === chart.current ? null : zoom.peek();
    shownBy.current = chart.current;
    // More history or newer rows leave a zoom alone; a click on a range does not.
    chart.current?.show(line, { isWhole: shownCount.current !== wholeCount, part });
    shownCount.current = wholeCount;
    chart.current?.mark(pointOfRow(line, selectedRow.peek()));
  }, [line, selectedRow, wholeCount, zoom]);

  useSignalEffect(() => chart.current?.mark(pointOfRow(current.current, selectedRow.value)));

  function walk(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') chart.current?.enlarge(keyZoom);
    else if (event.key === '-') chart.current?.enlarge(1 / keyZoom);
    else if (event.key === 'Escape' && zoom.peek() !== null) {
      // Else it closes the popup.
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
      <div
        ref={frame}
        class="chart"
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

/** The row that a key leads to; rows count from the newest, so "left" is a higher one. Null for other keys. */
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
