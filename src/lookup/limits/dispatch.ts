import type { Flight } from './flight.ts';
import type { Kept } from './kept.ts';
import type { Expense, Ledger } from './ledger.ts';
import type { LimitReader } from './limit-reader.ts';
import type { LimitsParts } from './limits.ts';
import type { Pace, Slot } from './pace.ts';
import type { WaitingLine } from './waiting-line.ts';

/** Lets the waiting go, one by one. */
export type Dispatch = {
  /** Something has changed: somebody came, or there may be room. */
  wake(): void;
};

/** Creates the dispatch: `start` gets a flight with its place in the second and its price promised. */
export function createDispatch(parts: {
  line: WaitingLine<Flight>;
  pace: Pace;
  ledger: Ledger;
  kept: Kept;
  now: () => number;
  wait: LimitsParts['wait'];
  readLimit: LimitReader;
  start: (flight: Flight, place: { slot: Slot; expense: Expense }) => void;
}): Dispatch {
  const { line, pace, ledger, now, wait } = parts;
  let isRunning = false;
  let sleep = new AbortController();

  async function run(): Promise<void> {
    isRunning = true;
    await parts.kept.ready();
    while (line.all().length > 0) await step();
    isRunning = false;
  }

  async function step(): Promise<void> {
    if (refuseAll()) return;

    const waitMs = pace.waitMs();
    if (waitMs > 0) {
      tellDelay();
      sleep = new AbortController();
      return wait(Math.ceil(waitMs), sleep.signal);
    }

    const known = await parts.readLimit();
    const isKnown = known !== null && (known.limit === null || (await parts.kept.isKnown()));
    // Much may have happened meanwhile.
    if (refuseAll() || pace.waitMs() > 0) return;
    // Nobody goes past a limit that may be there, or may be reached.
    if (!isKnown) {
      failAll({ kind: 'no-storage' });
      return;
    }

    const flight = line.takeFirst();
    const over = flight && ledger.overLimit(flight.price, known.limit);
    if (over) flight.fail(over);
    else if (flight) parts.start(flight, { slot: pace.take(), expense: ledger.promise(flight.price) });
  }

  function refuseAll(): boolean {
    const refusal = ledger.refusal();
    if (refusal !== null) failAll(refusal);
    return refusal !== null;
  }

  function failAll(failure: Parameters<Flight['fail']>[0]): void {
    for (const flight of line.takeAll()) flight.fail(failure);
  }

  function tellDelay(): void {
    const delayMs = pace.delayMs();
    if (delayMs === 0) return;
    for (const flight of line.all()) flight.tellDelay({ why: 'too-many-requests', untilMs: now() + delayMs });
  }

  return {
    wake: () => {
      sleep.abort();
      // Never rejects: what it calls reports failures as values.
      if (!isRunning) void run();
    },
  };
}
