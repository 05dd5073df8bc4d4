/** A pause after which something is done, unless it is ended before. */
export type Rest = {
  isOn(): boolean;
  /** Begins anew. */
  begin(onOver: () => void): void;
  /** Ends it with nothing done; tells whether it was on. */
  end(): boolean;
};

/** Creates a pause of so many milliseconds. */
export function createRest(ms: number, wait: (ms: number, signal: AbortSignal) => Promise<void>): Rest {
  let running: AbortController | null = null;

  function end(): boolean {
    const wasOn = running !== null;
    running?.abort();
    running = null;
    return wasOn;
  }

  async function begin(onOver: () => void): Promise<void> {
    end();
    const rest = new AbortController();
    running = rest;
    await wait(ms, rest.signal);
    if (running !== rest) return;
    running = null;
    onOver();
  }

  return { isOn: () => running !== null, begin: (onOver) => void begin(onOver), end };
}
