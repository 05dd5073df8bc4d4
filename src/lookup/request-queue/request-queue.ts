import type { Reply } from '../../models/failure.ts';
import { createLedger, type Ledger } from './credit-budget.ts';
import { createDispatch, createLimitReader } from './dispatcher.ts';
import { createFlights, type Flight } from './in-flight-requests.ts';
import { createKept, type Kept, toFields } from './kept-limits.ts';
import { createWaitingLine, type LimitedQuestion, type Limits, type LimitsParts } from './priority-queue.ts';
import { createPace, type Pace } from './rate-limiter.ts';
import { createFly } from './send.ts';

/** Creates the only way to the service. A background that was killed goes on where its stores left off. */
export function createLimits(parts: LimitsParts): Limits {
  const { now, wait, random } = parts;
  const pace = createPace({ now });
  const ledger = createLedger({ now, onShorten: () => void kept.save() });
  const kept: Kept = keepAll(parts, pace, ledger);
  const line = createWaitingLine<Flight>();

  const fly = createFly({ pace, ledger, kept, now, wait, random, queue, onRoom: () => dispatch.wake() });
  const dispatch = createDispatch({
    line,
    pace,
    ledger,
    kept,
    now,
    wait,
    readLimit: createLimitReader(parts),
    // Never rejects: a flight reports failures as values.
    start: (flight, place) => void fly(flight, place),
  });
  const flights = createFlights({
    now,
    wait,
    onAsk: (flight, isNew) => (isNew ? queue(flight) : dropOverflow()),
    onEnd: line.remove,
  });

  function queue(flight: Flight): void {
    line.add(flight);
    dropOverflow();
    dispatch.wake();
  }

  function dropOverflow(): void {
    for (const flight of line.takeOverflow()) {
      flight.fail({ kind: 'too-many-requests', retryAfterMs: pace.delayMs() || null });
    }
  }

  return {
    // Questions of one text are answered with one type: its askers built the text from what they ask.
    ask: <T>(question: LimitedQuestion<T>) => flights.ask(question) as Promise<Reply<T>>,
    spending: async () => {
      await kept.ready();
      return ledger.spending();
    },
    allow: async () => {
      ledger.allow();
      await kept.save();
    },
    reset: async () => {
      flights.forget();
      pace.forget();
      ledger.forget();
      dispatch.wake();
      await kept.save();
    },
  };
}

function keepAll({ wait, pace: session, ledger: disk }: LimitsParts, pace: Pace, ledger: Ledger): Kept {
  const passing = createKept({
    store: session,
    wait,
    apply: (kept) => {
      pace.apply(kept);
      ledger.passing.apply(kept);
    },
    toKept: () => ({ ...toFields(pace.toKept()), ...toFields(ledger.passing.toKept()) }),
  });
  const lasting = createKept({ store: disk, wait, ...ledger.lasting });

  return {
    ready: async () => {
      await Promise.all([passing.ready(), lasting.ready()]);
    },
    isKnown: lasting.isKnown,
    save: async () => {
      await Promise.all([passing.save(), lasting.save()]);
    },
  };
}
