// A block comes every few seconds on most chains, and what waits for minutes may wait for hours.
const firstMs = 5_000;
const growth = 1.6;
const longestMs = 60_000;
const mostTimes = 25;

/** After how long an answer that may change by itself is asked for again, when it was so often before; null for never. */
export function followDelay(times: number): number | null {
  return times < mostTimes ? Math.round(Math.min(longestMs, firstMs * growth ** times)) : null;
}
