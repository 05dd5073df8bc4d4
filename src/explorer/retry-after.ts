import { readCount } from './meter.ts';

/** One service once asked for 47 minutes; nobody is told to wait longer than this. */
const longestWaitMs = 3_600_000;

/**
 * Gives the milliseconds to wait after a 429: `Retry-After` in seconds or as a date, else the milliseconds of
 * `x-ratelimit-reset`; null when neither says.
 */
export function readRetryAfterMs(headers: Headers, nowMs: number): number | null {
  const waitMs = readRetryAfterHeaderMs(headers, nowMs) ?? readCount(headers, 'x-ratelimit-reset');

  return waitMs === null ? null : Math.min(Math.max(Math.ceil(waitMs), 0), longestWaitMs);
}

function readRetryAfterHeaderMs(headers: Headers, nowMs: number): number | null {
  const written = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(written)) {
    return Number(written) * 1000;
  }

  // Date.parse reads "-1" as a year: only what names a day counts.
  const time = /^[A-Za-z]{3}/.test(written) ? Date.parse(written) : Number.NaN;

  return Number.isNaN(time) ? null : time - nowMs;
}
