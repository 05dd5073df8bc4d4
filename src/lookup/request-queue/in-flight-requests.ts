import type { Meter } from '../../api/api-client.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import { toHigherUrgency, type Urgency } from './priority-queue.ts';
import type { Wait } from './stored-limits.ts';

/** One request to the service. */
export type QueuedRequest<T> = {
  /** Deduplication key: requests with the same text share one request and its reply. Contains no API key. */
  question: string;
  /** The list price in credits. */
  price: number;
  urgency: Urgency;
  /** Aborting leaves the request. When all have left, a waiting request costs nothing; a sent one is soon aborted. */
  signal?: AbortSignal;
  /** Aborting has no effect once the request is sent: it is paid for. */
  staysOnceSent?: true;
  /**
   * Sends the request once. Calls `onSent` right before contacting the service: an `aborted` reply without it costs
   * nothing. Calls `onMeter` with the values of the headers before the reply resolves. Never rejects.
   */
  send: (parts: Sending) => Promise<Reply<T>>;
  /** Called when an answer is delayed: the request is being retried, or the rate limit was exceeded. */
  onDelay?: (delay: { why: 'trouble' | 'no-connection' | 'too-many-requests'; untilMs: number }) => void;
};

/** Arguments of `send`. The signal aborts when no caller is waiting any more. */
export type Sending = { signal: AbortSignal; onSent: () => void; onMeter: (meter: Meter) => void };

/** Requests in flight, deduplicated by `question`. */
export type InFlightRequests = {
  ask(question: QueuedRequest<unknown>): Promise<Reply<unknown>>;
  /** The key has changed: later callers join no existing request, and waiting requests are not sent. */
  forget(): void;
};

/**
 * Creates the requests in flight. `onAsk` is called for each caller, with `isNew` for the first one of a request;
 * `onEnd` when a request is answered, or dropped because all callers have left.
 */
export function createInFlightRequests(parts: {
  now: () => number;
  wait: Wait;
  onAsk: (request: InFlightRequest, isNew: boolean) => void;
  onEnd: (request: InFlightRequest) => void;
}): InFlightRequests {
  let inFlight = new Map<string, InFlightRequest>();
  let order = 0;

  function create(question: QueuedRequest<unknown>): InFlightRequest {
    const present = inFlight;
    const request = createInFlightRequest(question, {
      order,
      now: parts.now,
      wait: parts.wait,
      isCurrent: () => present === inFlight,
      onEnd: () => {
        present.delete(question.question);
        parts.onEnd(request);
      },
    });
    present.set(question.question, request);
    return request;
  }

  return {
    ask: (question) => {
      if (question.signal?.aborted) return Promise.resolve(aborted);

      order += 1;
      const joined = inFlight.get(question.question);
      const request = joined ?? create(question);
      request.urgency = toHigherUrgency(request.urgency, question.urgency);
      request.order = request.urgency === 'history' ? request.order : order;
      const reply = request.join(question);
      parts.onAsk(request, joined === undefined);
      return reply;
    },
    forget: () => {
      const old = [...inFlight.values()];
      inFlight = new Map();
      for (const request of old) if (request.stage === 'waiting') request.settle(aborted);
    },
  };
}

/** Why an answer is delayed, and until when. */
export type Delay = Parameters<NonNullable<QueuedRequest<unknown>['onDelay']>>[0];

/** One request in flight, shared by all its callers. */
export type InFlightRequest = {
  readonly price: number;
  readonly send: QueuedRequest<unknown>['send'];
  /** Aborts when all callers have left and a sent request has had time to finish. */
  readonly cut: AbortSignal;
  /** True if the key has not changed since, so that what the service says applies to the current key. */
  readonly isCurrent: () => boolean;
  urgency: Urgency;
  order: number;
  isAgain: boolean;
  /** How often it was sent. */
  tries: number;
  /** `going`: `send` was called but may still find that nothing must be sent. `sent`: the service was contacted. */
  stage: 'waiting' | 'going' | 'sent';
  /** True if no caller is waiting. While the request is sent, a caller may still return. */
  isLeft(): boolean;
  /** True if it was answered or aborted. */
  isOver(): boolean;
  join(asker: Pick<QueuedRequest<unknown>, 'signal' | 'staysOnceSent' | 'onDelay'>): Promise<Reply<unknown>>;
  tellDelay(delay: Delay): void;
  settle(reply: Reply<unknown>): void;
  fail(failure: Failure): void;
};

type Asker = { answer(reply: Reply<unknown>): void; tellDelay(delay: Delay): void };

/** Reply to a caller that left. */
export const aborted: Reply<never> = { ok: false, failure: { kind: 'aborted' } };

// A sent request is already paid for: a caller that returns within this time still gets its answer.
const lingerMs = 1500;

/** Creates a request without callers. `onEnd` is called once, before the answer is delivered or the request aborted. */
function createInFlightRequest(
  { price, send, urgency }: QueuedRequest<unknown>,
  parts: {
    order: number;
    now: () => number;
    wait: Wait;
    isCurrent: () => boolean;
    onEnd: (request: InFlightRequest) => void;
  },
): InFlightRequest {
  const cutting = new AbortController();
  const askers = new Set<Asker>();
  let lingering = new AbortController();
  let isOver = false;
  let delay: Delay | null = null;

  function end(): void {
    isOver = true;
    lingering.abort();
    parts.onEnd(request);
  }

  async function linger(): Promise<void> {
    lingering = new AbortController();
    const { signal } = lingering;
    if (request.stage === 'sent') await parts.wait(lingerMs, signal);
    if (signal.aborted) return;
    end();
    cutting.abort();
  }

  const request: InFlightRequest = {
    price,
    send,
    cut: cutting.signal,
    isCurrent: parts.isCurrent,
    urgency,
    order: parts.order,
    isAgain: false,
    tries: 0,
    stage: 'waiting',
    isLeft: () => askers.size === 0,
    isOver: () => isOver,
    join: ({ signal, staysOnceSent, onDelay }) =>
      new Promise((resolve) => {
        const asker: Asker = {
          answer: (reply) => {
            signal?.removeEventListener('abort', leave);
            resolve(reply);
          },
          // Runs in its own microtask: a caller's handler may throw without stopping the request.
          tellDelay: (told) => onDelay && queueMicrotask(() => onDelay(told)),
        };

        function leave(): void {
          if (staysOnceSent && request.stage !== 'waiting') return;
          askers.delete(asker);
          asker.answer(aborted);
          // Never rejects, because `wait` does not.
          if (askers.size === 0) void linger();
        }

        lingering.abort();
        askers.add(asker);
        signal?.addEventListener('abort', leave, { once: true });
        if (delay !== null && delay.untilMs > parts.now()) asker.tellDelay(delay);
      }),
    tellDelay: (told) => {
      if (delay?.why === told.why && delay.untilMs === told.untilMs) return;
      delay = told;
      for (const asker of askers) asker.tellDelay(told);
    },
    settle: (reply) => {
      if (isOver) return;
      const waiting = [...askers];
      askers.clear();
      end();
      // The request was paid for once: only the first caller's reply states the credits, so that the sum is correct.
      for (const [at, asker] of waiting.entries())
        asker.answer(at > 0 && reply.credits ? { ...reply, credits: 0 } : reply);
    },
    fail: (failure) => request.settle({ ok: false, failure }),
  };

  return request;
}
