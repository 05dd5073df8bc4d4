import type { Meter } from '../../api/api-client.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import type { CreditBudget, Reservation } from './credit-budget.ts';
import { toOutcome } from './credit-budget.ts';
import type { Sending } from './in-flight-requests.ts';
import { aborted, type Delay, type InFlightRequest } from './in-flight-requests.ts';
import type { RateLimiter, Slot } from './rate-limiter.ts';
import type { StoredLimits, Wait } from './stored-limits.ts';

/** Sends a request once and handles the result: its answer, its failure, or its next attempt. */
export type SendWithRetries = (
  request: InFlightRequest,
  place: { slot: Slot; reservation: Reservation },
) => Promise<void>;

/** `enqueue` puts a request back into the queue; `onRoom` is called when another request may start earlier. */
export function createSendWithRetries(parts: {
  rateLimiter: RateLimiter;
  creditBudget: CreditBudget;
  kept: StoredLimits;
  now: () => number;
  wait: Wait;
  random: () => number;
  enqueue: (request: InFlightRequest) => void;
  onRoom: () => void;
}): SendWithRetries {
  const { rateLimiter, creditBudget, kept, now, wait } = parts;

  return async (request, { slot, reservation }) => {
    // Saved before sending, so that a background started after this one's death knows about the request.
    await kept.save();
    if (mayGo(request)) {
      const { reply, startedMs } = await send(request, slot, reservation);
      handleReply(request, reply, startedMs);
    } else {
      slot.giveBack();
      reservation.cancel();
      // The queue reports the obstacle or waits until it is gone.
      if (!request.isOver()) parts.enqueue(request);
    }
    parts.onRoom();
    await kept.save();
  };

  // This was checked when its turn came, but another answer may have arrived in the meantime.
  function mayGo(request: InFlightRequest): boolean {
    return !request.isOver() && rateLimiter.heldMs() === 0 && creditBudget.refusal() === null;
  }

  async function send(request: InFlightRequest, slot: Slot, reservation: Reservation) {
    let startedMs = now();
    let answers = 0;
    let isSent = false;
    let isBack = false;

    function onSent(): void {
      if (isSent || isBack) return;
      isSent = true;
      request.stage = 'sent';
      startedMs = now();
      slot.send();
    }

    function onMeter(meter: Meter): void {
      onSent();
      answers += 1;
      // An operation that needed two requests has used two slots.
      if (answers > 1) rateLimiter.take().hear();
      slot.hear();
      if (!request.isCurrent()) return;
      rateLimiter.hear(meter);
      reservation.hear(meter);
    }

    request.stage = 'going';
    request.tries += 1;
    slot.send();
    const reply = await Promise.race([
      sendOnce(request, { signal: request.cut, onSent, onMeter }),
      whenCut(request.cut),
    ]);
    isBack = true;
    request.stage = 'waiting';
    const outcome = toOutcome(reply, isSent);
    if (outcome.reach === 'answered') slot.hear();
    if (outcome.reach === 'unsent') slot.giveBack();
    const credits = reservation.end(outcome);

    return { reply: reply.ok || credits > 0 ? { ...reply, credits } : reply, startedMs };
  }

  function handleReply(request: InFlightRequest, reply: Reply<unknown>, startedMs: number): void {
    // An answer to a previous key is returned to its callers but affects nothing else.
    if (reply.ok || !request.isCurrent()) {
      request.settle(reply);
      return;
    }

    const failure = heed(reply.failure, startedMs);
    const retry = request.isLeft() ? null : toRetry(failure, { tries: request.tries, random: parts.random });
    if (retry !== null) {
      request.isAgain = true;
      request.tellDelay({ why: retry.why, untilMs: now() + Math.max(retry.afterMs, rateLimiter.heldMs()) });
      // Never rejects, because `wait` does not.
      void enqueueAfter(request, retry.afterMs);
    } else if (failure.kind === 'too-many-requests') {
      request.fail({ ...failure, retryAfterMs: rateLimiter.waitMs() });
    } else {
      request.settle({ ...reply, failure });
    }
  }

  function heed(failure: Failure, startedMs: number): Failure {
    if (failure.kind === 'too-many-requests') rateLimiter.holdBack({ retryAfterMs: failure.retryAfterMs, startedMs });
    return creditBudget.hearFailure(failure, startedMs);
  }

  async function enqueueAfter(request: InFlightRequest, afterMs: number): Promise<void> {
    if (afterMs > 0) await wait(afterMs, request.cut);
    if (!request.isOver()) parts.enqueue(request);
  }
}

// By contract it never rejects. If it does, its callers still get an answer.
async function sendOnce(request: InFlightRequest, sending: Sending): Promise<Reply<unknown>> {
  try {
    return await request.send(sending);
  } catch {
    return { ok: false, failure: { kind: 'no-background' } };
  }
}

function whenCut(cut: AbortSignal): Promise<Reply<unknown>> {
  return new Promise((resolve) => cut.addEventListener('abort', () => resolve(aborted), { once: true }));
}

/** Another attempt: after `afterMs`, and after any pause of all requests. */
type Retry = { why: Delay['why']; afterMs: number };

// One wait before each retry. After two retries, the failure is reported.
const backoffsMs = [400, 1200];

/**
 * Returns the next attempt after a temporary failure. Null if a retry would change nothing or `tries` attempts were
 * enough. `random` returns 0 to 1 and spreads the waits by half, so that requests do not all return at once.
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
