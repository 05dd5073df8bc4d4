import { isCount, toFields } from './kept-fields.ts';

/** What was spent and asked since the last UTC midnight. */
export type DayCount = {
  spent(): number;
  requests(): number;
  add(change: { spent?: number; requests?: number }): void;
  /** Which day it is; another one after every midnight. */
  day(): number;
  apply(kept: unknown): void;
  /** `promised` is what is still on its way: should the background die, it counts as spent. */
  toKept(promised: number): unknown;
};

const dayMs = 86_400_000;

/**
 * Creates the count of a day. A clock set back by a few seconds after midnight, or by a day, does not begin another
 * day: that would lift the person's limit. One that was further ahead has counted in no day at all.
 */
export function createDayCount({ now }: { now: () => number }): DayCount {
  let day = today();
  let spent = 0;
  let requests = 0;

  function today(): number {
    return Math.floor(now() / dayMs);
  }

  function turn(): void {
    if (isSameDay(day)) return;
    day = today();
    spent = 0;
    requests = 0;
  }

  function isSameDay(other: number): boolean {
    return other === today() || other === today() + 1;
  }

  return {
    spent: () => {
      turn();
      return spent;
    },
    requests: () => {
      turn();
      return requests;
    },
    add: (change) => {
      turn();
      spent += change.spent ?? 0;
      requests = Math.max(0, requests + (change.requests ?? 0));
    },
    day: () => {
      turn();
      return day;
    },
    apply: (kept) => {
      turn();
      const fields = toFields(kept);
      if (!isCount(fields.day) || !isSameDay(fields.day)) return;
      day = fields.day;
      spent += isCount(fields.spent) ? fields.spent : 0;
      requests += isCount(fields.requests) ? fields.requests : 0;
    },
    toKept: (promised) => {
      turn();
      return { day, spent: spent + promised, requests };
    },
  };
}
