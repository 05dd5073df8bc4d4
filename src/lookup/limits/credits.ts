import { isTimeUntil, isWhole, toFields } from './kept-fields.ts';
import { createReadings, type Reading } from './readings.ts';

/** The credits that the service says are left, and what requests cost by them. */
export type Credits = {
  /** A request goes out now. */
  start(): Reading;
  /** What was said last, and when in milliseconds since 1970. */
  left(): { credits: number; atMs: number } | null;
  forget(): void;
  apply(kept: unknown): void;
  /** `isQuiet` where no request is or may be on its way: else what it takes is not known to whoever reads this. */
  toKept(isQuiet: boolean): unknown;
};

/** Creates the memory of credits. `day` changes with every UTC day. */
export function createCredits({ now, day }: { now: () => number; day: () => number }): Credits {
  const readings = createReadings({ day });
  let left: { credits: number; atMs: number } | null = null;

  return {
    start: () => {
      const reading = readings.start();
      return {
        ...reading,
        hear: (creditsLeft) => {
          if (!isWhole(creditsLeft)) return;
          left = { credits: creditsLeft, atMs: now() };
          reading.hear(creditsLeft);
        },
      };
    },
    left: () => left,
    forget: () => {
      readings.forget();
      left = null;
    },
    apply: (kept) => {
      const fields = toFields(kept);
      readings.apply(fields.reading);
      const { credits, atMs } = toFields(fields.left);
      // What was said in this life is newer than what comes late out of a store.
      if (isWhole(credits) && isTimeUntil(atMs, now())) left ??= { credits, atMs };
    },
    toKept: (isQuiet) => ({ reading: isQuiet ? readings.toKept() : null, left }),
  };
}
