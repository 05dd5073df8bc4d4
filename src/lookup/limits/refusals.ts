import type { Failure } from '../../models/failure.ts';
import { nextUtcMidnightMs } from '../next-utc-midnight.ts';
import { isTimeUntil, toFields } from './kept-fields.ts';

/** What the service said about the key that holds for every later question too. */
export type Refusals = {
  /** Why nothing needs to be sent now; null when something may. */
  current(): Failure | null;
  /**
   * Remembers what holds for later questions; other failures are about one question only. Gives the failure as it is
   * to be told: with the time until which it holds here. `startedMs` is when its request went out.
   */
  hear(failure: Failure, startedMs: number): Failure;
  forget(): void;
  apply(kept: unknown): void;
  toKept(): unknown;
};

const dayMs = 86_400_000;
// So soon after midnight it may still be yesterday for the service, or its new credits may not be there yet.
const earlyMs = 300_000;
const earlyHoldMs = 600_000;

/**
 * Creates the memory of refusals: a refused key until it is forgotten, spent credits until the next UTC midnight. What
 * is refused in a day's first five minutes is asked once more after ten. `onShorten` comes when a clock that was set back
 * brings an earlier midnight: the time that is told from then on has to be kept.
 */
export function createRefusals({ now, onShorten }: { now: () => number; onShorten: () => void }): Refusals {
  let isKeyRefused = false;
  let spentUntilMs: number | null = null;

  function isSpent(): boolean {
    if (spentUntilMs === null) return false;
    if (spentUntilMs <= now()) {
      spentUntilMs = null;
    } else if (spentUntilMs > nextUtcMidnightMs(now())) {
      spentUntilMs = nextUtcMidnightMs(now());
      onShorten();
    }
    return spentUntilMs !== null;
  }

  function current(): Failure | null {
    if (isKeyRefused) return { kind: 'key-refused' };
    return isSpent() && spentUntilMs !== null ? toOutOfCredits(spentUntilMs) : null;
  }

  return {
    current,
    hear: (failure, startedMs) => {
      isKeyRefused ||= failure.kind === 'key-refused';
      if (failure.kind !== 'out-of-credits') return failure;
      // Several that were on their way together are one refusal.
      if (!isSpent() || spentUntilMs === null) spentUntilMs = toEnd(Math.min(startedMs, now()));
      return toOutOfCredits(spentUntilMs);
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

// By the day in which the request went out: its answer may come in the next.
function toEnd(startedMs: number): number {
  const midnightMs = nextUtcMidnightMs(startedMs);
  return startedMs < midnightMs - dayMs + earlyMs ? startedMs + earlyHoldMs : midnightMs;
}

function toOutOfCredits(untilMs: number): Failure {
  return { kind: 'out-of-credits', untilTime: new Date(untilMs).toISOString() };
}
