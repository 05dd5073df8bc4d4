import type { Meter } from '../../explorer/explorer.ts';
import { createHold } from './hold.ts';
import { createKept, type Kept } from './kept.ts';
import { toFields } from './kept-fields.ts';
import type { LimitsParts } from './limits.ts';
import { createRate } from './rate.ts';
import { createWindow, type Slot } from './window.ts';

export type { Slot } from './window.ts';

/** When the next request may go out. */
export type Pace = Kept & {
  /** Milliseconds until then, 0 when it may now. */
  waitMs(): number;
  /** Milliseconds that the service's own refusal still holds everybody back. */
  heldMs(): number;
  /** Takes the place of one request; only when `waitMs` is 0. */
  take(): Slot;
  hear(meter: Meter): void;
  /** A request that started at `startedMs` was one too many: nobody starts for so long, a second when not told. */
  holdBack(refusal: { retryAfterMs: number | null; startedMs: number }): void;
  /** Forgets what the service said. What went out in the last second stays counted. */
  forget(): void;
};

const usualHoldMs = 1000;

/** Creates the pace of the plan: known from the headers, learned from refusals, kept over a killed background. */
export function createPace({ now, wait, pace: store }: Pick<LimitsParts, 'now' | 'wait' | 'pace'>): Pace {
  const rate = createRate({ now });
  const window = createWindow({ now });
  const refused = createHold({ now });
  const usedUp = createHold({ now });
  let isForgotten = false;

  const kept = createKept({
    store,
    wait,
    apply: (value) => {
      const fields = toFields(value);
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
  });

  return {
    ...kept,
    waitMs: () => Math.max(refused.leftMs(), usedUp.leftMs(), window.waitMs(rate.limit())),
    heldMs: refused.leftMs,
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
