const daySeconds = 86_400;
const dayMs = 86_400_000;
// A change of the clocks moves a time of day by at most this.
const mostShiftS = 7_200;

/**
 * Returns the marks of a time axis between two times, in seconds since 1970: the beginnings of years, months, days or
 * times of day, in UTC or in the machine's time zone. `stepS` is the distance that uPlot has chosen; longer steps count
 * from the start of the calendar or of the day, so that marks stay in place while the line is moved.
 */
export function timeMarks(fromS: number, toS: number, { stepS, isUtc }: { stepS: number; isUtc: boolean }): number[] {
  const [from, to] = [fromS * 1000, toS * 1000];
  const start = new Date(from);
  const year = isUtc ? start.getUTCFullYear() : start.getFullYear();
  const month = isUtc ? start.getUTCMonth() : start.getMonth();
  const day = isUtc ? start.getUTCDate() : start.getDate();
  const make = isUtc
    ? Date.UTC
    : (y: number, m: number, d = 1, h = 0, min = 0, s = 0) => new Date(y, m, d, h, min, s).getTime();

  const marks: number[] = [];
  const take = (ms: number) => {
    if (ms >= from && ms <= to && ms > (marks.at(-1) ?? Number.NEGATIVE_INFINITY)) marks.push(ms);
  };
  const every = (unitS: number) => Math.max(1, Math.round(stepS / unitS));
  if (stepS >= 365 * daySeconds) {
    const step = every(365 * daySeconds);
    for (let at = Math.ceil(year / step) * step; make(at, 0) <= to; at += step) take(make(at, 0));
  } else if (stepS >= 28 * daySeconds) {
    const step = every(30 * daySeconds);
    const place = (at: number) => make(year, at - year * 12);
    for (let at = Math.ceil((year * 12 + month) / step) * step; place(at) <= to; at += step) take(place(at));
  } else if (stepS >= daySeconds) {
    const step = every(daySeconds);
    const first = Date.UTC(year, month, day) / dayMs;
    for (let at = Math.ceil(first / step) * step; make(1970, 0, 1 + at) <= to; at += step) take(make(1970, 0, 1 + at));
  } else {
    for (let at = 0; make(year, month, day + at) <= to; at += 1) {
      const midnight = make(year, month, day + at);
      const skipped = Math.floor((from - midnight) / 1000 / stepS - mostShiftS / stepS);
      for (let n = Math.max(0, skipped); n * stepS < daySeconds; n += 1) {
        const ms = make(year, month, day + at, 0, 0, n * stepS);
        if (ms > to) break;
        take(ms);
      }
    }
  }
  return marks.map((ms) => ms / 1000);
}
