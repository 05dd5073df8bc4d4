/** The milliseconds since 1970 at which the day of `now` ends, in UTC: the service counts in such days. */
export function nextUtcMidnightMs(now: number): number {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1);
}
