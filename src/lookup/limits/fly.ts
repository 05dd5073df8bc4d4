import type { Meter } from '../../explorer/explorer.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import { aborted, type Flight } from './flight.ts';
import type { Expense, Ledger } from './ledger.ts';
import type { LimitsParts } from './limits.ts';
import { toOutcome } from './outcome.ts';
import type { Pace, Slot } from './pace.ts';
import { type Retry, toRetry } from './retrying.ts';

/** Sends a flight once and sees to what follows: its answer, its failure, or its next try. */
export type Fly = (flight: Flight, place: { slot: Slot; expense: Expense }) => Promise<void>;

/** Creates the sending. `queue` lets a flight wait in the line again; `onRoom` comes when one may start earlier. */
export function createFly(parts: {
  pace: Pace;
  ledger: Ledger;
  now: () => number;
  wait: LimitsParts['wait'];
  random: () => number;
  queue: (flight: Flight) => void;
  onRoom: () => void;
}): Fly {
  const { pace, ledger, now, wait } = parts;

  return async (flight, { slot, expense }) => {
    // Written down before it goes out: whoever starts after this background's death must know of it.
    await Promise.all([pace.save(), ledger.save()]);
    if (mayGo(flight)) {
      const startedMs = now();
      land(flight, await send(flight, slot, expense), startedMs);
    } else {
      slot.giveBack();
      expense.cancel();
      // Whatever holds it back is told, or waited for, in the line.
      if (!flight.cut.aborted) parts.queue(flight);
    }
    parts.onRoom();
    await Promise.all([pace.save(), ledger.save()]);
  };

  // It was so when its turn came, but another answer may have come meanwhile.
  function mayGo(flight: Flight): boolean {
    return !flight.cut.aborted && pace.heldMs() === 0 && ledger.refusal() === null;
  }

  async function send(flight: Flight, slot: Slot, expense: Expense): Promise<Reply<unknown>> {
    let answers = 0;
    const onMeter = (meter: Meter) => {
      answers += 1;
      // An operation that had to ask twice has taken two places.
      if (answers > 1) pace.take().hear();
      slot.hear();
      if (!flight.isCurrent()) return;
      pace.hear(meter);
      expense.hear(meter);
    };

    flight.tries += 1;
    slot.send();
    expense.send();
    const reply = await Promise.race([sendOnce(flight, onMeter), whenCut(flight.cut)]);
    const { reach } = toOutcome(reply);
    if (reach === 'answered') slot.hear();
    if (reach === 'unsent') slot.giveBack();
    const credits = expense.end(reply);

    return reply.ok ? { ...reply, credits } : reply;
  }

  function land(flight: Flight, reply: Reply<unknown>, startedMs: number): void {
    // What was said to another key is told to those who asked with it, and means nothing to anybody else.
    const retry = !reply.ok && flight.isCurrent() ? heed(flight, reply.failure, startedMs) : null;
    if (retry !== null) {
      flight.isAgain = true;
      flight.tellDelay({ why: retry.why, untilMs: now() + Math.max(retry.afterMs, pace.heldMs()) });
      // Rejects as little as its wait does.
      void queueAfter(flight, retry.afterMs);
    } else if (!reply.ok && reply.failure.kind === 'too-many-requests') {
      flight.fail({ ...reply.failure, retryAfterMs: pace.waitMs() });
    } else {
      flight.settle(reply);
    }
  }

  function heed(flight: Flight, failure: Failure, startedMs: number): Retry | null {
    if (failure.kind === 'too-many-requests') pace.holdBack({ retryAfterMs: failure.retryAfterMs, startedMs });
    ledger.hearFailure(failure);
    return toRetry(failure, { tries: flight.tries, random: parts.random });
  }

  async function queueAfter(flight: Flight, afterMs: number): Promise<void> {
    if (afterMs > 0) await wait(afterMs, flight.cut);
    if (!flight.cut.aborted) parts.queue(flight);
  }
}

// By contract it never rejects; should it, its asker must hear of it all the same.
async function sendOnce(flight: Flight, onMeter: (meter: Meter) => void): Promise<Reply<unknown>> {
  try {
    return await flight.send({ signal: flight.cut, onMeter });
  } catch {
    return { ok: false, failure: { kind: 'no-background' } };
  }
}

function whenCut(cut: AbortSignal): Promise<Reply<unknown>> {
  return new Promise((resolve) => cut.addEventListener('abort', () => resolve(aborted), { once: true }));
}
