import { isWhole, toFields } from './kept-fields.ts';

/** Measures what requests cost by the credits that are left before and after. */
export type Readings = {
  /** A request goes out now. */
  start(): Reading;
  forget(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

/** One request's part in it. */
export type Reading = {
  hear(creditsLeft: number): void;
  /** Gives what it cost, null when that cannot be told. */
  end(price: number): number | null;
  /** It never went out. */
  cancel(): void;
};

/** Requests that were on their way together, each with at least one of the others. */
type Group = { day: number; count: number; running: number; before: number | null; after: (number | null)[] };

// More than this times the list price was spent by somebody else with the same key.
const mostTimesPrice = 10;

/**
 * Creates the measuring. What a request cost can be told only when it was alone on its way and everything before it
 * has been read too; and within one UTC day, as credits come back at midnight.
 */
export function createReadings({ day }: { day: () => number }): Readings {
  let last: { left: number; day: number } | null = null;
  let group: Group = toGroup();

  function toGroup(): Group {
    const today = day();
    return { day: today, count: 0, running: 0, before: last?.day === today ? last.left : null, after: [] };
  }

  function leave(ended: Group): void {
    ended.running -= 1;
    if (ended.running > 0 || ended !== group || ended.count === 0) return;
    // Of answers that overtook each other the lowest is the latest.
    const known = ended.after.filter((left) => left !== null);
    last = known.length === ended.count ? { left: Math.min(...known), day: day() } : null;
  }

  return {
    start: () => {
      const mine = group.running > 0 ? group : toGroup();
      group = mine;
      mine.count += 1;
      mine.running += 1;
      let after: number | null = null;

      return {
        hear: (creditsLeft) => {
          after = creditsLeft;
        },
        end: (price) => {
          mine.after.push(after);
          const cost = mine.count === 1 && mine.before !== null && after !== null ? mine.before - after : -1;
          const isOneDay = mine.day === day();
          leave(mine);
          return isOneDay && cost >= 0 && cost <= mostTimesPrice * price ? cost : null;
        },
        cancel: () => {
          mine.count -= 1;
          leave(mine);
        },
      };
    },
    forget: () => {
      last = null;
      group = toGroup();
    },
    apply: (kept) => {
      const fields = toFields(kept);
      if (isWhole(fields.left) && fields.day === day() && group.count === 0) last = { left: fields.left, day: day() };
    },
    toKept: () => last,
  };
}
