import { readWholeNumber } from '../parts/read-number.ts';

/**
 * A delay in whole milliseconds as people write it: "300", "300 ms", "1,000", "0.3 s", "0,3s"; null for anything else.
 * A number without a unit is milliseconds.
 */
export function readDelayMs(text: string): number | null {
  const seconds = /^\s*(\d{1,6}(?:[.,]\d{1,6})?)\s*s\s*$/i.exec(text)?.[1];
  if (seconds !== undefined) return Math.round(Number(seconds.replace(',', '.')) * 1000);
  return readWholeNumber(text.replace(/\s*ms\s*$/i, ''));
}
