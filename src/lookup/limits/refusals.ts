import type { Failure } from '../../models/failure.ts';
import { nextUtcMidnightMs } from '../next-utc-midnight.ts';
import { isTimeUntil, toFields } from './kept-fields.ts';

/** What the service said about the key that holds for every later question too. */
export type Refusals = {
  /** Why nothing needs to be sent now; null when something may. */
  current(): Failure | null;
  /** Remembers what holds for later questions; other failures are about one question only. */
  hear(failure: Failure): void;
  forget(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

/** Creates the memory of refusals: a refused key until it is forgotten, spent credits until the next UTC midnight. */
export function createRefusals({ now }: { now: () => number }): Refusals {
  let isKeyRefused = false;
  let spentUntilMs: number | null = null;

  return {
    current: () => {
      if (isKeyRefused) return { kind: 'key-refused' };
      if (spentUntilMs !== null && spentUntilMs <= now()) spentUntilMs = null;
      if (spentUntilMs === null) return null;
      // After the clock was set back, the next midnight comes first.
      return toOutOfCredits(Math.min(spentUntilMs, nextUtcMidnightMs(now())));
    },
    hear: (failure) => {
      isKeyRefused ||= failure.kind === 'key-refused';
      if (failure.kind !== 'out-of-credits') return;
      const midnightMs = nextUtcMidnightMs(now());
      const untilMs = Date.parse(failure.untilTime);
      spentUntilMs = untilMs > now() && untilMs <= midnightMs ? untilMs : midnightMs;
    },
    forget: () => {
      isKeyRefused = false;
      spentUntilMs = null;
    },
    apply: (kept) => {
      const fields = toFields(kept);
      isKeyRefused ||= fields.isKeyRefused === true;
      if (fields.spentUntilMs === null || fields.spentUntilMs === undefined) return;
      const midnightMs = nextUtcMidnightMs(now());
      spentUntilMs ??= isTimeUntil(fields.spentUntilMs, midnightMs) ? fields.spentUntilMs : midnightMs;
    },
    toKept: () => ({ isKeyRefused, spentUntilMs }),
  };
}

function toOutOfCredits(untilMs: number): Failure {
  return { kind: 'out-of-credits', untilTime: new Date(untilMs).toISOString() };
}
