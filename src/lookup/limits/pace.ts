import type { Meter } from '../../explorer/explorer.ts';
import { createHold } from './hold.ts';
import type { Keepable } from './kept.ts';
import { toFields } from './kept-fields.ts';
import { createRate } from './rate.ts';
import { createWindow, type Slot } from './window.ts';

export type { Slot } from './window.ts';

/** When the next request may go out. */
export type Pace = Keepable & {
  /** Milliseconds until then, 0 when it may now. */
  waitMs(): number;
  /** Milliseconds that the service's own refusal still holds everybody back. */
  heldMs(): number;
  /** Milliseconds of a wait that is worth telling: the service's refusal, or a used-up plan for over a second. */
  delayMs(): number;
  /** Takes the place of one request; only when `waitMs` is 0. */
  take(): Slot;
  hear(meter: Meter): void;
  /** A request that started at `startedMs` was one too many: nobody starts for so long, a second when not told. */
  holdBack(refusal: { retryAfterMs: number | null; startedMs: number }): void;
  /** Forgets what the service said. What went out in the last second stays counted. */
  forget(): void;
};

const usualHoldMs = 1000;
const longestUntoldMs = 1000;

/** Creates the pace of the plan: known from the headers, learned from refusals. */
export function createPace({ now }: { now: () => number }): Pace {
  const rate = createRate({ now });
  const window = createWindow({ now });
  const refused = createHold({ now });
  const usedUp = createHold({ now });
  let isForgotten = false;

  return {
    apply: (kept) => {
      const fields = toFields(kept);
      window.apply(fields.countedByMs);
      if (isForgotten) return;
      rate.apply(fields.rate);
      refused.apply(fields.refused);
      usedUp.apply(fields.usedUp);
    },
    toKept: () => ({
      countedByMs: window.toKept(),
      rate: rate.toKept(),
      refused: refused.toKept(),
      usedUp: usedUp.toKept(),
    }),
    waitMs: () => Math.max(refused.leftMs(), usedUp.leftMs(), window.waitMs(rate.limit())),
    heldMs: refused.leftMs,
    delayMs: () => Math.max(refused.leftMs(), usedUp.leftMs() > longestUntoldMs ? usedUp.leftMs() : 0),
    take: window.take,
    hear: (meter) => {
      rate.hear(meter);
      if (meter.remaining === 0 && meter.resetMs !== null && meter.resetMs > 0) usedUp.set(meter.resetMs);
    },
    holdBack: ({ retryAfterMs, startedMs }) => {
      rate.slowDown(startedMs);
      refused.set(retryAfterMs !== null && retryAfterMs >= 0 ? retryAfterMs : usualHoldMs);
    },
    forget: () => {
      isForgotten = true;
      rate.forget();
      refused.clear();
      usedUp.clear();
    },
  };
}
