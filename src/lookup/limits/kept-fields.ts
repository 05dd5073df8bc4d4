/** Gives the fields of something kept; none where it is no object. */
export function toFields(kept: unknown): { [name: string]: unknown } {
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

/** Whether it is a whole number that may be a count. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Whether it is a time in milliseconds since 1970 that is not after `latestMs`. */
export function isTimeUntil(value: unknown, latestMs: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= latestMs;
}

/** Whether it is a whole number, perhaps negative. */
export function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
