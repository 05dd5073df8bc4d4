import type { Reply } from '../../models/failure.ts';
import { createDispatch } from './dispatch.ts';
import type { Flight } from './flight.ts';
import { createFlights } from './flights.ts';
import { createFly } from './fly.ts';
import { createLedger } from './ledger.ts';
import type { LimitedQuestion, Limits, LimitsParts } from './limits.ts';
import { createPace } from './pace.ts';
import { createWaitingLine } from './waiting-line.ts';

/** Creates the only way to the service. A background that was killed goes on where its stores left off. */
export function createLimits(parts: LimitsParts): Limits {
  const { now, wait, random, readDailyLimit } = parts;
  const pace = createPace(parts);
  const ledger = createLedger(parts);
  const line = createWaitingLine<Flight>();

  const fly = createFly({ pace, ledger, now, wait, random, queue, onRoom: () => dispatch.wake() });
  const dispatch = createDispatch({
    line,
    pace,
    ledger,
    now,
    wait,
    readDailyLimit,
    // Never rejects: a flight reports failures as values.
    start: (flight, place) => void fly(flight, place),
  });
  const flights = createFlights({
    now,
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
      flight.fail({ kind: 'too-many-requests', retryAfterMs: pace.heldMs() || null });
    }
  }

  return {
    // Questions of one text are answered with one type: its askers built the text from what they ask.
    ask: <T>(question: LimitedQuestion<T>) => flights.ask(question) as Promise<Reply<T>>,
    spending: async () => {
      await ledger.ready();
      return ledger.spending();
    },
    reset: async () => {
      flights.forget();
      pace.forget();
      ledger.forget();
      dispatch.wake();
      await Promise.all([pace.save(), ledger.save()]);
    },
  };
}
