/** A clock that advances only when told to, with the matching `wait`. */
export type VirtualClock = {
  now: () => number;
  wait: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Lets this many milliseconds pass, and runs everything that happens in them, in order. */
  pass(ms: number): Promise<void>;
  /** The time on all other machines. It passes equally, and `set` does not change it. */
  elsewhere: () => number;
  /** Sets the time without letting any pass, as a user can. */
  set(ms: number): void;
};

/** Creates a clock that starts at noon (UTC) by default. */
export function createVirtualClock(startMs = Date.UTC(2026, 2, 14, 12)): VirtualClock {
  let ticks = 0;
  let offset = startMs;
  let timers: { at: number; resolve: () => void }[] = [];

  function takeDue(until: number): { at: number; resolve: () => void } | undefined {
    let first: { at: number; resolve: () => void } | undefined;
    for (const timer of timers) {
      if (timer.at <= until && (first === undefined || timer.at < first.at)) first = timer;
    }
    timers = timers.filter((timer) => timer !== first);
    return first;
  }

  return {
    now: () => Math.floor(offset + ticks),
    elsewhere: () => startMs + ticks,
    wait: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const timer = { at: ticks + Math.max(0, ms), resolve };
        timers.push(timer);
        signal?.addEventListener(
          'abort',
          () => {
            timers = timers.filter((other) => other !== timer);
            resolve();
          },
          { once: true },
        );
      }),
    pass: async (ms) => {
      const end = ticks + ms;
      await settle();
      for (let due = takeDue(end); due; due = takeDue(end)) {
        ticks = Math.max(ticks, due.at);
        due.resolve();
        await settle();
      }
      ticks = end;
    },
    set: (ms) => {
      offset = ms - ticks;
    },
  };
}

/** Lets everything run that needs no time. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Returns a generator of numbers from 0 to 1 that are the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
