// Why uPlot: a balance history is one step line with up to 100,000 points. uPlot (24 KB gzip, 16 without what we never
// use, no dependencies) draws on a canvas in milliseconds, has drag-to-zoom built in, and never writes markup from
// strings. Libraries that draw SVG keep one node a point; the general chart libraries are three to ten times its size.
// What it lacks (keyboard, words, table, wheel and fingers, a path that does not grow with the line) stands around it,
// in our own files.
import UPlot from 'uplot';
import { listenForGestures } from './chart-gestures.ts';
import { layMarks } from './chart-marks.ts';
import { chartOptions } from './chart-options.ts';
import { type Axis, pointAt, type StepLine } from './step-line.ts';
import { enlarged, keptZoom, wholeOf, type Zoom, zoomOf } from './zoom.ts';

/** A drawn step line. */
export type StepChart = {
  /** Draws a line: all of it, or a part, else the one that is zoomed to, as far as the new line reaches there. */
  show(line: StepLine, how: { isWhole: boolean; part?: Zoom | null }): void;
  /** Marks a point of the line with a dot and a thread. */
  mark(point: number): void;
  /** Draws it so many times as large around the marked point, where that is in view. */
  enlarge(times: number): void;
  destroy(): void;
};

/**
 * Draws into an element and tells which point the pointer is at (the change whose balance holds there), and the
 * part that is zoomed to; null when that is the whole line again.
 */
export type CreateStepChart = (parts: {
  into: HTMLElement;
  axis: Axis;
  onPoint: (point: number) => void;
  onZoom: (zoom: Zoom | null) => void;
}) => StepChart;

const heightPx = 168;
// A minute or a few blocks: closer there is nothing to see.
const leastOf: Record<Axis, number> = { time: 60, block: 4 };

/** Creates the chart with uPlot; it follows its container's width and the colour scheme. */
export const createStepChart: CreateStepChart = ({ into, axis, onPoint, onZoom }) => {
  let line: StepLine = { axis, places: [], balances: [], changes: [], rows: [], tens: 0 };
  let chosen = 0;

  const shown = (chart: UPlot): Zoom | null => {
    const { min, max } = chart.scales.x ?? {};
    return min == null || max == null ? null : { from: min, to: max };
  };
  const read = (chart: UPlot) => {
    const { left } = chart.cursor;
    if (left !== undefined && left >= 0) onPoint(pointAt(line.places, chart.posToVal(left, 'x')));
  };
  const tellZoom = (chart: UPlot, scale: string) => {
    const now = shown(chart);
    if (scale === 'x' && now) onZoom(zoomOf(line.places, now));
  };

  const options = chartOptions({
    axis,
    readColour: (name) => getComputedStyle(into).getPropertyValue(name),
    readTens: () => line.tens,
  });
  const width = () => Math.max(200, into.clientWidth);
  const size = () => ({ width: width(), height: heightPx });
  const hooks: UPlot.Hooks.Arrays = {
    setCursor: [read],
    setScale: [tellZoom],
    draw: [(drawn) => marks?.place(drawn, { line, chosen, shown: shown(drawn) })],
  };
  // It draws once before there is anything to lay marks over.
  let marks: ReturnType<typeof layMarks> | null = null;
  const chart = new UPlot({ ...options, ...size(), hooks }, [[], []], into);
  marks = layMarks(chart.over);

  const stop = new AbortController();
  const showPart = ({ from, to }: Zoom) => chart.setScale('x', { min: from, max: to });
  const readStrip = () => {
    const [now, whole] = [shown(chart), wholeOf(line.places)];
    return now && whole && { shown: now, whole, least: leastOf[axis] };
  };
  const onPlace = (px: number) => onPoint(pointAt(line.places, chart.posToVal(px, 'x')));
  listenForGestures({ area: chart.over, read: readStrip, show: showPart, onPlace }, stop.signal);
  const sizes = new ResizeObserver(() => {
    if (width() !== chart.width) chart.setSize(size());
  });
  sizes.observe(into);
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', () => chart.redraw(false), { signal: stop.signal });
  }

  return {
    show: (next, { isWhole, part }) => {
      const now = shown(chart);
      const zoom = isWhole ? null : (part ?? (now && zoomOf(line.places, now)));
      const kept = zoom && keptZoom(next.places, zoom);
      line = next;
      chosen = Math.min(chosen, line.places.length - 1);
      chart.setData([line.places, line.balances], kept === null);
      if (kept) showPart(kept);
    },
    mark: (point) => {
      chosen = point;
      marks.choose(chart, { line, chosen, shown: shown(chart) });
    },
    enlarge: (times) => {
      const strip = readStrip();
      if (!strip) return;
      const { from, to } = strip.shown;
      const place = line.places[chosen] ?? to;
      const at = place < from || place > to ? (from + to) / 2 : place;
      showPart(enlarged(strip.shown, { ...strip, at, times }));
    },
    destroy: () => {
      stop.abort();
      sizes.disconnect();
      chart.destroy();
    },
  };
};
