import UPlot from 'uplot';
import { chartOptions } from './chart-options.ts';
import { drawPeriodBars, type PeriodBar, stripPx } from './period-bars.ts';
import { type Axis, pointAt, type StepLine } from './step-line.ts';
import { enlarged, keptZoom, moved, wholeOf, type Zoom, zoomOf } from './zoom.ts';

// Why uPlot: a balance history is one step line with up to 100,000 points. uPlot (24 KB gzip, 16 KB without the parts
// that we never use, no dependencies) draws on a canvas in milliseconds, has drag-to-zoom, and never writes markup from
// strings. SVG libraries keep one node per point; general chart libraries are three to ten times its size. Our own
// files add keyboard, text descriptions, table, wheel and touch, and a path that does not grow with the line.
/** A drawn step line. */
export type StepChart = {
  /** Draws a line: all of it, or `part`, or by default the current zoom as far as the new line covers it. */
  show(line: StepLine, how: { isWhole: boolean; part?: Zoom | null; bars?: readonly PeriodBar[] }): void;
  /** Marks a point of the line with a dot and a vertical thread. */
  mark(point: number): void;
  /** Zooms by the factor `times` around the marked point, or around the middle if that is not in view. */
  enlarge(times: number): void;
  destroy(): void;
};

/**
 * Creates a chart in the element `into`. `onPoint` receives the point under the pointer (the change whose balance holds
 * there), `onZoom` the visible part, or null if the whole line is visible again.
 */
export type CreateStepChart = (parts: {
  into: HTMLElement;
  axis: Axis;
  /** Leaves room above the line for the bars of periods. */
  hasBars?: boolean;
  onPoint: (point: number) => void;
  onZoom: (zoom: Zoom | null) => void;
}) => StepChart;

const heightPx = 148;
// The closest zoom: one minute or four blocks. Closer there is nothing to see.
const leastOf: Record<Axis, number> = { time: 60, block: 4 };

/** Creates the chart with uPlot. It adapts to its container's width and to the colour scheme. */
export const createStepChart: CreateStepChart = ({ into, axis, hasBars = false, onPoint, onZoom }) => {
  let line: StepLine = { axis, start: 0, places: [], balances: [], changes: [], rows: [], tens: 0, base: 0n };
  let chosen = 0;
  let periods: readonly PeriodBar[] = [];

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
    if (scale === 'x' && now) onZoom(zoomOf(line, now));
  };

  const readColour = (name: string) => getComputedStyle(into).getPropertyValue(name);
  const options = chartOptions({
    axis,
    roomPx: hasBars ? stripPx : 0,
    readColour,
    readScale: () => line,
  });
  const width = () => Math.max(200, into.clientWidth);
  const size = () => ({ width: width(), height: heightPx + (hasBars ? stripPx : 0) });
  const hooks: UPlot.Hooks.Arrays = {
    setCursor: [read],
    setScale: [tellZoom],
    draw: [
      (drawn) => marks?.place(drawn, { line, chosen, shown: shown(drawn) }),
      (drawn) => drawPeriodBars(drawn, periods, readColour),
    ],
  };
  // Null during uPlot's first draw, which happens before there is an element for the marks.
  let marks: ReturnType<typeof layMarks> | null = null;
  const chart = new UPlot({ ...options, ...size(), hooks }, [[], []], into);
  marks = layMarks(chart.over);

  const stop = new AbortController();
  const showPart = ({ from, to }: Zoom) => chart.setScale('x', { min: from, max: to });
  const readStrip = () => {
    const [now, whole] = [shown(chart), wholeOf(line)];
    return now && whole && { shown: now, whole, least: leastOf[axis] };
  };
  const onPlace = (px: number) => onPoint(pointAt(line.places, chart.posToVal(px, 'x')));
  listenForLeaving(chart.over, () => onPoint(line.places.length - 1), stop.signal);
  listenForGestures({ area: chart.over, read: readStrip, show: showPart, onPlace }, stop.signal);
  const sizes = new ResizeObserver(() => {
    if (width() !== chart.width) chart.setSize(size());
  });
  sizes.observe(into);
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', () => chart.redraw(false), { signal: stop.signal });
  }

  return {
    show: (next, { isWhole, part, bars = [] }) => {
      const now = shown(chart);
      const zoom = isWhole ? null : (part ?? (now && zoomOf(line, now)));
      const view = (zoom && keptZoom(next, zoom)) ?? wholeOf(next);
      line = next;
      periods = bars;
      chosen = Math.min(chosen, line.places.length - 1);
      chart.setData([line.places, line.balances], false);
      if (view) showPart(view);
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

/**
 * Calls `leave` when the mouse leaves the chart, unless a click has chosen the change below it: its transaction is
 * followed outside the chart.
 */
function listenForLeaving(area: HTMLElement, leave: () => void, signal: AbortSignal): void {
  let isChosen = false;
  area.addEventListener('pointerenter', () => (isChosen = false), { signal });
  area.addEventListener('click', () => (isChosen = true), { signal });
  area.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && !isChosen && leave(), {
    signal,
  });
}

/** The visible part of the line, which gestures move and zoom. */
type Strip = {
  area: HTMLElement;
  /** Returns the visible part, the whole line and the smallest visible span; null while there is no line. */
  read: () => { shown: Zoom; whole: Zoom; least: number } | null;
  show: (zoom: Zoom) => void;
  /** Called when a finger points at the line, `px` pixels from the left edge. */
  onPlace: (px: number) => void;
};

// A notch of a wheel is 100 pixels or 3 lines and zooms by a fifth. A trackpad's pinch arrives in small steps.
const perPixel = 0.002;
const perPinchedPixel = 0.01;
const pixelsPerLine = 33;

/**
 * Listens until the signal aborts. The wheel zooms around the pointer, and scrolls the page once the whole line is
 * visible; a horizontal wheel or a drag with Shift moves the line. One finger moves a zoomed line, or selects a point
 * if the line cannot move; two fingers zoom.
 */
function listenForGestures(strip: Strip, signal: AbortSignal): void {
  const { area } = strip;
  const pointers = new Map<number, number>();
  const inArea = ({ clientX }: MouseEvent) => clientX - area.getBoundingClientRect().left;

  function enlarge(atPx: number, times: number): boolean {
    const now = strip.read();
    if (now === null) return false;
    const { shown, whole, least } = now;
    const at = shown.from + (atPx / area.clientWidth) * (shown.to - shown.from);
    const next = enlarged(shown, { at, times, least, whole });
    if (next.from === shown.from && next.to === shown.to) return false;
    strip.show(next);
    return true;
  }

  // Positive pixels move toward newer changes.
  function moveBy(px: number): boolean {
    const now = strip.read();
    if (now === null) return false;
    const { shown, whole } = now;
    const next = moved(shown, { by: (px / area.clientWidth) * (shown.to - shown.from), whole });
    if (next.from === shown.from) return false;
    strip.show(next);
    return true;
  }

  function turn(event: WheelEvent): void {
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : pixelsPerLine;
    const [across, along] = event.shiftKey ? [event.deltaY || event.deltaX, 0] : [event.deltaX, event.deltaY];
    const isAcross = Math.abs(across) > Math.abs(along);
    const times = Math.exp(-along * unit * (event.ctrlKey ? perPinchedPixel : perPixel));
    const hasMoved = isAcross ? moveBy(across * unit) : enlarge(inArea(event), times);
    // A trackpad's pinch would otherwise zoom the whole page.
    if (hasMoved || event.ctrlKey) event.preventDefault();
  }

  function press(event: PointerEvent): void {
    const isMove = event.pointerType === 'touch' || (event.button === 0 && event.shiftKey);
    if (!isMove || pointers.size === 2) return;
    pointers.set(event.pointerId, inArea(event));
    area.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = inArea(event);
    pointers.set(event.pointerId, now);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      if (!moveBy(before - now) && event.pointerType === 'touch') strip.onPlace(now);
      return;
    }
    const [apart, together] = [Math.abs(now - other), Math.abs(before - other)];
    // Fingers this close together define no zoom factor.
    if (apart > 8 && together > 8) enlarge(other, apart / together);
  }

  const end = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
  area.addEventListener('wheel', turn, { passive: false, signal });
  area.addEventListener('pointerdown', press, { signal });
  area.addEventListener('pointermove', drag, { signal });
  area.addEventListener('pointerup', end, { signal });
  area.addEventListener('pointercancel', end, { signal });
}

/** Marks above the drawn line: the selected point, the largest changes in view, and the time before the first point. */
type ChartMarks = {
  /** Positions all marks on the chart as it is drawn now. */
  place(chart: UPlot, now: { line: StepLine; chosen: number; shown: Zoom | null }): void;
  /** Moves only the selected point; for an unchanged line. */
  choose(chart: UPlot, now: { line: StepLine; chosen: number; shown: Zoom | null }): void;
};

const peakPx = 10;

/** Creates the marks above a chart: a dot with a thread, and triangles that point up or down, independent of colour. */
function layMarks(over: HTMLElement): ChartMarks {
  const make = (name: string) => {
    const mark = document.createElement('i');
    mark.className = name;
    mark.hidden = true;
    over.append(mark);
    return mark;
  };
  const gap = make('chart-gap');
  const peaks = Array.from({ length: mostPeaks }, () => make('chart-peak'));
  const thread = make('chart-thread');
  const dot = make('chart-dot');

  const choose: ChartMarks['choose'] = (chart, { line, chosen, shown }) => {
    const place = line.places[chosen];
    const balance = line.balances[chosen];
    const isSeen = place !== undefined && balance !== undefined && isIn(shown, place);
    thread.hidden = dot.hidden = !isSeen;
    if (!isSeen) return;
    const left = chart.valToPos(place, 'x');
    thread.style.transform = `translateX(${left}px)`;
    dot.style.transform = `translate(${left}px, ${chart.valToPos(balance, 'y')}px)`;
  };

  return {
    choose,
    place: (chart, now) => {
      const { line, shown } = now;
      const points = largestChanges(line, shown);
      // Read before any mark is moved; otherwise each mark would force a layout.
      const { clientWidth, clientHeight } = over;
      choose(chart, now);
      const gapPx = shown ? chart.valToPos(Math.max(line.places[0] ?? 0, shown.from), 'x') : 0;
      gap.hidden = gapPx < 1;
      gap.style.width = `${gapPx}px`;
      peaks.forEach((peak, at) => {
        const point = points[at];
        peak.hidden = point === undefined;
        if (point === undefined) return;
        const isUp = (line.changes[point] ?? 0) > 0;
        peak.className = `chart-peak ${isUp ? 'up' : 'down'}`;
        // Kept inside the chart: half a triangle at the edge would point at nothing.
        const edge = clientWidth - peakPx / 2;
        const left = Math.min(Math.max(chart.valToPos(line.places[point] ?? 0, 'x'), peakPx / 2), edge);
        const top = chart.valToPos(line.balances[point] ?? 0, 'y') + (isUp ? -peakPx - 4 : 4);
        const lowest = clientHeight - peakPx;
        peak.style.transform = `translate(${left}px, ${Math.min(Math.max(top, 0), lowest)}px)`;
      });
    },
  };
}

function isIn(shown: Zoom | null, place: number): boolean {
  return shown !== null && place >= shown.from && place <= shown.to;
}

const mostPeaks = 3;
// With fewer changes in view, none of them stands out.
const leastChanges = 4;

/**
 * Returns the points of the three largest changes in view, oldest first: only those of at least a tenth of the largest.
 * Empty for fewer than four changes in view.
 */
export function largestChanges(line: StepLine, view: Zoom | null): readonly number[] {
  const { places, changes } = line;
  const first = view === null ? 0 : pointAt(places, view.from);
  const last = view === null ? places.length - 1 : pointAt(places, view.to);
  const found: number[] = [];
  const size = (point: number | undefined) => Math.abs(changes[point ?? -1] ?? 0);
  let count = 0;
  for (let point = first; point <= last; point += 1) {
    if (changes[point] === 0 || (view !== null && (places[point] ?? 0) < view.from)) continue;
    count += 1;
    if (found.length === mostPeaks && size(point) <= size(found.at(-1))) continue;
    let at = found.length;
    while (at > 0 && size(found[at - 1]) < size(point)) at -= 1;
    found.splice(at, 0, point);
    found.length = Math.min(found.length, mostPeaks);
  }
  if (count < leastChanges) return [];
  return found.filter((point) => size(point) * 10 >= size(found[0])).sort((a, b) => a - b);
}
