import { pointAt } from './step-line.ts';

const nearlyAll = 1 - 1e-9;

/** A part of the line that is drawn large, in the line's own places: seconds since 1970, or block numbers. */
export type Zoom = { from: number; to: number };

/** The shown part as a zoom; null when nothing of the line lies outside. */
export function zoomOf(places: readonly number[], shown: Zoom): Zoom | null {
  const whole = wholeOf(places);
  return whole && (shown.from > whole.from || shown.to < whole.to) ? shown : null;
}

/** What is left of a zoom on another line; null where that line has nothing there. */
export function keptZoom(places: readonly number[], zoom: Zoom): Zoom | null {
  const from = Math.max(zoom.from, places[0] ?? zoom.from);
  const to = Math.min(zoom.to, places.at(-1) ?? zoom.to);
  return from < to ? zoomOf(places, { from, to }) : null;
}

/**
 * The same part of a line that runs along something else, point by point the same one: what lies between two points of
 * one lies at the same share between them on the other. Null where the lines are not of the same points.
 */
export function zoomAlong(places: readonly number[], zoom: Zoom, before: readonly number[]): Zoom | null {
  if (places.length !== before.length) return null;
  const along = (place: number) => {
    const point = pointAt(before, place);
    const [start = place, end = start] = before.slice(point, point + 2);
    const [from = 0, to = from] = places.slice(point, point + 2);
    const share = end > start ? Math.min(1, Math.max(0, (place - start) / (end - start))) : 0;
    return from + share * (to - from);
  };
  return keptZoom(places, { from: along(zoom.from), to: along(zoom.to) });
}

/** All of a line; null where there is none. */
export function wholeOf(places: readonly number[]): Zoom | null {
  const from = places[0];
  const to = places.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/**
 * What is shown once it is drawn `times` as large around a place, which stays where it is. Never less than `least`, and
 * nothing beyond the whole.
 */
export function enlarged(shown: Zoom, q: { at: number; times: number; least: number; whole: Zoom }): Zoom {
  const { at, times, least, whole } = q;
  const most = whole.to - whole.from;
  const before = shown.to - shown.from;
  const span = Math.min(most, Math.max(Math.min(least, most), before / times));
  // What was made smaller as often as larger is all of it again, whatever became of the last digits.
  if (span >= most * nearlyAll) return whole;
  const share = before === 0 ? 0.5 : (at - shown.from) / before;
  return moved({ from: at - share * span, to: at + (1 - share) * span }, { by: 0, whole });
}

/** What is shown once it is moved by so much, as far as the whole goes. */
export function moved({ from, to }: Zoom, { by, whole }: { by: number; whole: Zoom }): Zoom {
  const span = Math.min(to - from, whole.to - whole.from);
  const start = Math.min(Math.max(from + by, whole.from), whole.to - span);
  return { from: start, to: start + span };
}
