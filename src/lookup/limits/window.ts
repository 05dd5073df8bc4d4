import { longestSaveMs } from './kept.ts';
import { isTimeUntil } from './kept-fields.ts';

/** The place of one request in the last second. */
export type Slot = {
  /** The request goes out now. */
  send(): void;
  /** The service has answered, so it has counted the request by now. */
  hear(): void;
  /** The request never went out. */
  giveBack(): void;
};

/** The requests that the service may count in its present second. */
export type SlidingWindow = {
  /** Milliseconds until one more is allowed, 0 when it is now. */
  waitMs(limit: number): number;
  take(): Slot;
  apply(kept: unknown): void;
  toKept(): unknown;
};

const windowMs = 1000;
// A request that got no answer (cut, or still on its way) counts as one that took this long to reach the service.
const longestWayMs = 500;
const mostKept = 200;

/**
 * Creates the window. When the service counts a request is known only to lie between its start and its answer: its
 * place is free again one second after the latest time at which it can have been counted.
 */
export function createWindow({ now }: { now: () => number }): SlidingWindow {
  let slots: { countedByMs: number }[] = [];

  // A clock that was set back must not lock the window: nothing is counted later than the longest way from now.
  function dropOld(): void {
    const latestMs = now() + longestSaveMs + longestWayMs;
    for (const slot of slots) slot.countedByMs = Math.min(slot.countedByMs, latestMs);
    slots = slots.filter(({ countedByMs }) => countedByMs + windowMs > now());
  }

  return {
    waitMs: (limit) => {
      dropOld();
      const times = slots.map(({ countedByMs }) => countedByMs).sort((one, other) => one - other);
      const blocking = times[slots.length - limit];
      return blocking === undefined ? 0 : blocking + windowMs - now();
    },
    take: () => {
      const slot = { countedByMs: now() + longestSaveMs + longestWayMs };
      slots.push(slot);
      return {
        send: () => {
          slot.countedByMs = now() + longestWayMs;
        },
        hear: () => {
          slot.countedByMs = Math.min(slot.countedByMs, now());
        },
        giveBack: () => {
          slots = slots.filter((other) => other !== slot);
        },
      };
    },
    apply: (kept) => {
      const latestMs = now() + longestSaveMs + longestWayMs;
      const times = Array.isArray(kept) ? kept.slice(0, mostKept) : [];
      slots.push(...times.filter((time) => isTimeUntil(time, latestMs)).map((countedByMs) => ({ countedByMs })));
    },
    toKept: () => {
      dropOld();
      return slots.map(({ countedByMs }) => countedByMs);
    },
  };
}
