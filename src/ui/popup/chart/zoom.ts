import { pointAt, type StepLine } from './step-line.ts';

// Less than half a pixel of the chart.
const nearlyAll = 0.999;

type Drawn = Pick<StepLine, 'places' | 'start'>;

/** The visible part of the line, in the units of its axis: seconds since 1970, or block numbers. */
export type Zoom = { from: number; to: number };

/** Returns the visible part as a zoom, null if it covers the whole line. */
export function zoomOf(line: Drawn, shown: Zoom): Zoom | null {
  const whole = wholeOf(line);
  return whole && (shown.from > whole.from || shown.to < whole.to) ? shown : null;
}

/** Returns the part of a zoom that lies on another line. Null if there is none, or if it covers the whole line. */
export function keptZoom(line: Drawn, zoom: Zoom): Zoom | null {
  const whole = wholeOf(line) ?? zoom;
  const [from, to] = [Math.max(zoom.from, whole.from), Math.min(zoom.to, whole.to)];
  return from < to ? zoomOf(line, { from, to }) : null;
}

/**
 * Converts a zoom to the other axis of the same line: a place between two points keeps its relative position between
 * them. `before` are the places on the zoom's axis. Null if the point counts differ, or if the whole line is visible.
 */
export function zoomAlong(line: Drawn, zoom: Zoom, { places: before }: Drawn): Zoom | null {
  const { places } = line;
  if (places.length !== before.length) return null;
  const along = (place: number) => {
    const point = pointAt(before, place);
    const [start = place, end = start] = before.slice(point, point + 2);
    const [from = 0, to = from] = places.slice(point, point + 2);
    const share = end > start ? Math.min(1, Math.max(0, (place - start) / (end - start))) : 0;
    return from + share * (to - from);
  };
  return keptZoom(line, { from: along(zoom.from), to: along(zoom.to) });
}

/** Returns the extent of a drawing, null if its line has no points. */
export function wholeOf({ places, start }: Drawn): Zoom | null {
  const to = places.at(-1);
  return to === undefined ? null : { from: start, to };
}

/**
 * Returns the visible part after zooming by the factor `times` around the place `at`, which keeps its position. Its
 * span is at least `least`, and it stays within `whole`.
 */
export function enlarged(shown: Zoom, q: { at: number; times: number; least: number; whole: Zoom }): Zoom {
  const { at, times, least, whole } = q;
  const most = whole.to - whole.from;
  const before = shown.to - shown.from;
  const span = Math.min(most, Math.max(Math.min(least, most), before / times));
  // Zooming out as often as in shows the whole line again, despite rounding errors or a refresh that made it longer.
  if (times < 1 && span >= most * nearlyAll) return whole;
  const share = before === 0 ? 0.5 : (at - shown.from) / before;
  return moved({ from: at - share * span, to: at + (1 - share) * span }, { by: 0, whole });
}

/** Returns the visible part moved by `by`, kept within `whole`. */
export function moved({ from, to }: Zoom, { by, whole }: { by: number; whole: Zoom }): Zoom {
  const span = Math.min(to - from, whole.to - whole.from);
  const start = Math.min(Math.max(from + by, whole.from), whole.to - span);
  return { from: start, to: start + span };
}
