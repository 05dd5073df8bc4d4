// Why uPlot: a balance history is one step line over time with up to 100,000 points. uPlot (24 KB gzip, no
// dependencies) draws that on a canvas in milliseconds, has stepped paths and drag-to-zoom built in, and never
// writes markup from strings. Libraries that draw SVG keep one node a point; the general chart libraries are
// three to ten times its size. What it lacks (keyboard, words, table) stands around it, in our own elements.
import UPlot from 'uplot';
import { chartOptions } from './chart-options.ts';
import type { StepLine } from './step-line.ts';

/** A drawn step line. */
export type StepChart = {
  /** Draws a line: all of it, or the part that was zoomed to, as far as the new line reaches there. */
  show(line: StepLine, how: { isWhole: boolean }): void;
  /** Marks a point of the line with a dot and a thread. */
  mark(point: number): void;
  destroy(): void;
};

/** The part of the line that is drawn large, in seconds since 1970. */
export type Zoom = { from: number; to: number };

/**
 * Draws into an element and tells which point the pointer is at (the change whose balance holds there), and the
 * part that is zoomed to; null when that is the whole line again.
 */
export type CreateStepChart = (parts: {
  into: HTMLElement;
  onPoint: (point: number) => void;
  onZoom: (zoom: Zoom | null) => void;
}) => StepChart;

const heightPx = 168;

/** Creates the chart with uPlot; it follows its container's width and the colour scheme. */
export const createStepChart: CreateStepChart = ({ into, onPoint, onZoom }) => {
  let line: StepLine = { times: [], balances: [], rows: [] };
  let marked = 0;
  const thread = document.createElement('i');
  const dot = document.createElement('i');
  thread.className = 'chart-thread';
  dot.className = 'chart-dot';

  const place = (chart: UPlot) => {
    const time = line.times[marked];
    const balance = line.balances[marked];
    const isOutside = time === undefined || balance === undefined || !isInside(chart, time);
    thread.hidden = dot.hidden = isOutside;
    if (isOutside) return;
    const left = chart.valToPos(time, 'x');
    thread.style.transform = `translateX(${left}px)`;
    dot.style.transform = `translate(${left}px, ${chart.valToPos(balance, 'y')}px)`;
  };

  const read = (chart: UPlot) => {
    const { left } = chart.cursor;
    if (left === undefined || left < 0) return;
    onPoint(pointAt(line.times, chart.posToVal(left, 'x')));
  };

  const tellZoom = (chart: UPlot, scale: string) => {
    if (scale !== 'x') return;
    const { min, max } = chart.scales.x ?? {};
    if (min != null && max != null) onZoom(zoomOf(line.times, { from: min, to: max }));
  };
  const options = chartOptions({ readColour: (name) => getComputedStyle(into).getPropertyValue(name) });
  const width = () => Math.max(200, into.clientWidth);
  const chart = new UPlot(
    { ...options, width: width(), height: heightPx, hooks: { setCursor: [read], setScale: [tellZoom], draw: [place] } },
    [[], []],
    into,
  );
  chart.over.append(thread, dot);

  const stop = new AbortController();
  const sizes = new ResizeObserver(() => {
    if (width() !== chart.width) chart.setSize({ width: width(), height: heightPx });
  });
  sizes.observe(into);
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', () => chart.redraw(false), { signal: stop.signal });
  }

  return {
    show: (next, { isWhole }) => {
      const { min, max } = chart.scales.x ?? {};
      const zoom = isWhole || min == null || max == null ? null : zoomOf(line.times, { from: min, to: max });
      const kept = zoom && keptZoom(next.times, zoom);
      line = next;
      marked = Math.min(marked, line.times.length - 1);
      chart.setData([line.times, line.balances], kept === null);
      if (kept) chart.setScale('x', { min: kept.from, max: kept.to });
    },
    mark: (point) => {
      marked = point;
      place(chart);
    },
    destroy: () => {
      stop.abort();
      sizes.disconnect();
      chart.destroy();
    },
  };
};

/** The last point that is not after a time; the first one for any earlier time. */
export function pointAt(times: readonly number[], time: number): number {
  let low = 0;
  let high = times.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((times[middle] ?? 0) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The shown part as a zoom; null when nothing of the line lies outside. */
export function zoomOf(times: readonly number[], shown: Zoom): Zoom | null {
  const first = times[0];
  const last = times.at(-1);
  if (first === undefined || last === undefined) return null;
  return shown.from > first || shown.to < last ? shown : null;
}

/** What is left of a zoom on another line; null where that line has nothing there. */
export function keptZoom(times: readonly number[], zoom: Zoom): Zoom | null {
  const from = Math.max(zoom.from, times[0] ?? zoom.from);
  const to = Math.min(zoom.to, times.at(-1) ?? zoom.to);
  return from < to ? zoomOf(times, { from, to }) : null;
}

function isInside(chart: UPlot, time: number): boolean {
  const { min, max } = chart.scales.x ?? {};
  return min != null && max != null && time >= min && time <= max;
}
