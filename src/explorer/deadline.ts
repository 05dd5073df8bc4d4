/** A time by which everything must be over, and the caller's own wish to stop, as one signal. */
export type Deadline = {
  signal: AbortSignal;
  /** Rejects as soon as the signal aborts, even if the work itself does not listen to it. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Why it is over: null while it is not. The caller's wish wins. */
  over(): 'aborted' | 'timed-out' | null;
  /** Stops the clock. */
  end(): void;
};

/** Starts a deadline of `afterMs` milliseconds. `end` must be called, or its timer keeps running. */
export function startDeadline(afterMs: number, callerSignal: AbortSignal | undefined): Deadline {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), afterMs);
  const signal = callerSignal === undefined ? clock.signal : AbortSignal.any([callerSignal, clock.signal]);

  return {
    signal,
    race: (work) => raceSignal(work, signal),
    over: () => (callerSignal?.aborted === true ? 'aborted' : clock.signal.aborted ? 'timed-out' : null),
    end: () => clearTimeout(timer),
  };
}

function raceSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('The deadline is over.', 'AbortError'));
    if (signal.aborted) {
      stop();
    }

    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
