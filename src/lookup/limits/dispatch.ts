import type { Flight } from './flight.ts';
import { waitAtMost } from './kept.ts';
import type { Expense, Ledger } from './ledger.ts';
import type { LimitsParts } from './limits.ts';
import type { Pace, Slot } from './pace.ts';
import type { WaitingLine } from './waiting-line.ts';

/** Lets the waiting go, one by one. */
export type Dispatch = {
  /** Something has changed: somebody came, or there may be room. */
  wake(): void;
};

const longestReadMs = 200;

/** Creates the dispatch: `start` gets a flight with its place in the second and its price promised. */
export function createDispatch(parts: {
  line: WaitingLine<Flight>;
  pace: Pace;
  ledger: Ledger;
  now: () => number;
  wait: LimitsParts['wait'];
  readDailyLimit: LimitsParts['readDailyLimit'];
  start: (flight: Flight, place: { slot: Slot; expense: Expense }) => void;
}): Dispatch {
  const { line, pace, ledger, now, wait } = parts;
  let isRunning = false;
  let sleep = new AbortController();
  let limit: number | null = null;

  async function run(): Promise<void> {
    isRunning = true;
    await Promise.all([pace.ready(), ledger.ready()]);
    while (line.all().length > 0) await step();
    isRunning = false;
  }

  async function step(): Promise<void> {
    if (refuseAll()) return;

    const waitMs = pace.waitMs();
    if (waitMs > 0) {
      tellHold();
      sleep = new AbortController();
      return wait(Math.ceil(waitMs), sleep.signal);
    }

    await readLimit();
    // Much may have happened meanwhile.
    if (refuseAll() || pace.waitMs() > 0) return;

    const flight = line.takeFirst();
    const over = flight && ledger.overLimit(flight.price, limit);
    if (over) flight.fail(over);
    else if (flight) parts.start(flight, { slot: pace.take(), expense: ledger.promise(flight.price) });
  }

  function refuseAll(): boolean {
    const refusal = ledger.refusal();
    if (refusal === null) return false;
    for (const flight of line.takeAll()) flight.fail(refusal);
    return true;
  }

  function tellHold(): void {
    const heldMs = pace.heldMs();
    if (heldMs === 0) return;
    for (const flight of line.all()) flight.tellDelay({ why: 'too-many-requests', untilMs: now() + heldMs });
  }

  // Anew for each request, because it holds at once; a limit that cannot be read stays what it was.
  async function readLimit(): Promise<void> {
    const reading = readDailyLimit().then((read) => {
      limit = read;
    });
    await waitAtMost(reading, longestReadMs, wait);
  }

  async function readDailyLimit(): Promise<number | null> {
    return parts.readDailyLimit();
  }

  return {
    wake: () => {
      sleep.abort();
      // Never rejects: what it calls reports failures as values.
      if (!isRunning) void run();
    },
  };
}
