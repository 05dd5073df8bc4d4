import type { Reply } from '../../models/failure.ts';
import { aborted, createFlight, type Flight } from './flight.ts';
import type { LimitedQuestion, LimitsParts } from './limits.ts';
import { toHigherUrgency } from './waiting-line.ts';

/** The questions on their way, each once. */
export type Flights = {
  ask(question: LimitedQuestion<unknown>): Promise<Reply<unknown>>;
  /** Whoever asks from now on asks with another key: no present flight is theirs, and none that waits is sent. */
  forget(): void;
};

/**
 * Creates the flights. `onAsk` comes with each asker, `isNew` for the first of a flight; `onEnd` when a flight is
 * answered or dropped because everybody has left it.
 */
export function createFlights(parts: {
  now: () => number;
  wait: LimitsParts['wait'];
  onAsk: (flight: Flight, isNew: boolean) => void;
  onEnd: (flight: Flight) => void;
}): Flights {
  let flights = new Map<string, Flight>();
  let order = 0;

  function create(question: LimitedQuestion<unknown>): Flight {
    const present = flights;
    const flight = createFlight(question, {
      order,
      now: parts.now,
      wait: parts.wait,
      isCurrent: () => present === flights,
      onEnd: () => {
        present.delete(question.question);
        parts.onEnd(flight);
      },
    });
    present.set(question.question, flight);
    return flight;
  }

  return {
    ask: (question) => {
      if (question.signal?.aborted) return Promise.resolve(aborted);

      order += 1;
      const joined = flights.get(question.question);
      const flight = joined ?? create(question);
      flight.urgency = toHigherUrgency(flight.urgency, question.urgency);
      flight.order = flight.urgency === 'history' ? flight.order : order;
      const reply = flight.join(question);
      parts.onAsk(flight, joined === undefined);
      return reply;
    },
    forget: () => {
      const old = [...flights.values()];
      flights = new Map();
      for (const flight of old) if (flight.stage === 'waiting') flight.settle(aborted);
    },
  };
}
