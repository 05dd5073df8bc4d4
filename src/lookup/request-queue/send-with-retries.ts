import type { Meter } from '../../api/api-client.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import type { CreditBudget, Reservation } from './credit-budget.ts';
import { toOutcome } from './credit-budget.ts';
import { aborted, type Delay, type InFlightRequest } from './in-flight-requests.ts';
import type { RequestQueueOptions, Sending } from './priority-queue.ts';
import type { RateLimiter, Slot } from './rate-limiter.ts';
import type { StoredLimits } from './stored-limits.ts';

/** Sends a flight once and sees to what follows: its answer, its failure, or its next try. */
export type SendOnce = (flight: InFlightRequest, place: { slot: Slot; expense: Reservation }) => Promise<void>;

/** Creates the sending. `queue` lets a flight wait in the line again; `onRoom` comes when one may start earlier. */
export function createSendOnce(parts: {
  pace: RateLimiter;
  ledger: CreditBudget;
  kept: StoredLimits;
  now: () => number;
  wait: RequestQueueOptions['wait'];
  random: () => number;
  queue: (flight: InFlightRequest) => void;
  onRoom: () => void;
}): SendOnce {
  const { pace, ledger, kept, now, wait } = parts;

  return async (flight, { slot, expense }) => {
    // Written down before it goes out: whoever starts after this background's death must know of it.
    await kept.save();
    if (mayGo(flight)) {
      const { reply, startedMs } = await send(flight, slot, expense);
      land(flight, reply, startedMs);
    } else {
      slot.giveBack();
      expense.cancel();
      // Whatever holds it back is told, or waited for, in the line.
      if (!flight.isOver()) parts.queue(flight);
    }
    parts.onRoom();
    await kept.save();
  };

  // It was so when its turn came, but another answer may have come meanwhile.
  function mayGo(flight: InFlightRequest): boolean {
    return !flight.isOver() && pace.heldMs() === 0 && ledger.refusal() === null;
  }

  async function send(flight: InFlightRequest, slot: Slot, expense: Reservation) {
    let startedMs = now();
    let answers = 0;
    let isSent = false;
    let isBack = false;

    function onSent(): void {
      if (isSent || isBack) return;
      isSent = true;
      flight.stage = 'sent';
      startedMs = now();
      slot.send();
    }

    function onMeter(meter: Meter): void {
      onSent();
      answers += 1;
      // An operation that had to ask twice has taken two places.
      if (answers > 1) pace.take().hear();
      slot.hear();
      if (!flight.isCurrent()) return;
      pace.hear(meter);
      expense.hear(meter);
    }

    flight.stage = 'going';
    flight.tries += 1;
    slot.send();
    const reply = await Promise.race([sendOnce(flight, { signal: flight.cut, onSent, onMeter }), whenCut(flight.cut)]);
    isBack = true;
    flight.stage = 'waiting';
    const outcome = toOutcome(reply, isSent);
    if (outcome.reach === 'answered') slot.hear();
    if (outcome.reach === 'unsent') slot.giveBack();
    const credits = expense.end(outcome);

    return { reply: reply.ok ? { ...reply, credits } : reply, startedMs };
  }

  function land(flight: InFlightRequest, reply: Reply<unknown>, startedMs: number): void {
    // What was said to another key is told to those who asked with it, and means nothing to anybody else.
    if (reply.ok || !flight.isCurrent()) {
      flight.settle(reply);
      return;
    }

    const failure = heed(reply.failure, startedMs);
    const retry = flight.isLeft() ? null : toRetry(failure, { tries: flight.tries, random: parts.random });
    if (retry !== null) {
      flight.isAgain = true;
      flight.tellDelay({ why: retry.why, untilMs: now() + Math.max(retry.afterMs, pace.heldMs()) });
      // Rejects as little as its wait does.
      void queueAfter(flight, retry.afterMs);
    } else if (failure.kind === 'too-many-requests') {
      flight.fail({ ...failure, retryAfterMs: pace.waitMs() });
    } else {
      flight.fail(failure);
    }
  }

  function heed(failure: Failure, startedMs: number): Failure {
    if (failure.kind === 'too-many-requests') pace.holdBack({ retryAfterMs: failure.retryAfterMs, startedMs });
    return ledger.hearFailure(failure, startedMs);
  }

  async function queueAfter(flight: InFlightRequest, afterMs: number): Promise<void> {
    if (afterMs > 0) await wait(afterMs, flight.cut);
    if (!flight.isOver()) parts.queue(flight);
  }
}

// By contract it never rejects; should it, its asker must hear of it all the same.
async function sendOnce(flight: InFlightRequest, sending: Sending): Promise<Reply<unknown>> {
  try {
    return await flight.send(sending);
  } catch {
    return { ok: false, failure: { kind: 'no-background' } };
  }
}

function whenCut(cut: AbortSignal): Promise<Reply<unknown>> {
  return new Promise((resolve) => cut.addEventListener('abort', () => resolve(aborted), { once: true }));
}

/** Another try: after so many milliseconds of its own, and after whatever holds everybody. */
type Retry = { why: Delay['why']; afterMs: number };

// One wait before each further try: two, then the failure is told.
const backoffsMs = [400, 1200];

/**
 * Gives the next try after a failure that may pass by itself; null when asking again would change nothing or `tries`
 * requests were enough. `random` is 0 to 1: it spreads the waits by half, so that many do not come back at once.
 */
function toRetry(failure: Failure, { tries, random }: { tries: number; random: () => number }): Retry | null {
  const backoffMs = backoffsMs[tries - 1];
  const why = toReason(failure);
  if (backoffMs === undefined || why === null) return null;

  return { why, afterMs: why === 'too-many-requests' ? 0 : Math.round(backoffMs * (0.5 + random())) };
}

function toReason(failure: Failure): Delay['why'] | null {
  if (failure.kind === 'no-connection' || failure.kind === 'too-many-requests') return failure.kind;

  return failure.kind === 'service-trouble' && failure.status >= 500 ? 'trouble' : null;
}
