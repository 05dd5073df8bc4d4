import type { Meter } from '../../api/api-client.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import { toHigherUrgency, type Urgency } from './priority-queue.ts';
import type { Wait } from './stored-limits.ts';

/** One question to the service. */
export type QueuedRequest<T> = {
  /** Two questions of the same text share one request and its reply. Holds no key. */
  question: string;
  /** The list price in credits. */
  price: number;
  urgency: Urgency;
  /** Aborting leaves the request; when all have left, a waiting one costs nothing and a sent one is cut a moment later. */
  signal?: AbortSignal;
  /**
   * Sends it once. `onSent` is called right before the service is asked: a reply `aborted` without it costs nothing.
   * `onMeter` takes what the headers said, before the reply resolves. Never rejects.
   */
  send: (parts: Sending) => Promise<Reply<T>>;
  /** Told when an answer will take longer than one request: it is being tried again, or too much was asked for. */
  onDelay?: (delay: { why: 'trouble' | 'no-connection' | 'too-many-requests'; untilMs: number }) => void;
};

/** What a question is sent with. The signal aborts when nobody waits for it any more. */
export type Sending = { signal: AbortSignal; onSent: () => void; onMeter: (meter: Meter) => void };

/** The questions on their way, each once. */
export type InFlightRequests = {
  ask(question: QueuedRequest<unknown>): Promise<Reply<unknown>>;
  /** Whoever asks from now on asks with another key: no request in flight is theirs, and none that waits is sent. */
  forget(): void;
};

/**
 * Creates the requests in flight. `onAsk` comes with each asker, `isNew` for the first of a request; `onEnd` when a request is
 * answered or dropped because everybody has left it.
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

/** Why an answer takes longer, and until when. */
export type Delay = Parameters<NonNullable<QueuedRequest<unknown>['onDelay']>>[0];

/** One question on its way, for everybody who asks it. */
export type InFlightRequest = {
  readonly price: number;
  readonly send: QueuedRequest<unknown>['send'];
  /** Aborts when all have left, and a sent one has been given the time to end. */
  readonly cut: AbortSignal;
  /** Whether what the service says to it is said to the present key. */
  readonly isCurrent: () => boolean;
  urgency: Urgency;
  order: number;
  isAgain: boolean;
  /** How often it was sent. */
  tries: number;
  /** `going`: its send was called and may still find that there is nothing to send. `sent`: the service is asked. */
  stage: 'waiting' | 'going' | 'sent';
  /** Whether nobody waits for it now; somebody may come back while it is sent. */
  isLeft(): boolean;
  /** Whether it was answered or cut. */
  isOver(): boolean;
  join(asker: Pick<QueuedRequest<unknown>, 'signal' | 'onDelay'>): Promise<Reply<unknown>>;
  tellDelay(delay: Delay): void;
  settle(reply: Reply<unknown>): void;
  fail(failure: Failure): void;
};

type Asker = { answer(reply: Reply<unknown>): void; tellDelay(delay: Delay): void };

/** The reply to somebody who left. */
export const aborted: Reply<never> = { ok: false, failure: { kind: 'aborted' } };

// What was sent is paid for: its answer is worth having for whoever comes back.
const lingerMs = 1500;

/** Creates a request without askers. `onEnd` comes once: before the answer is given, or before it is cut. */
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
    join: ({ signal, onDelay }) =>
      new Promise((resolve) => {
        const asker: Asker = {
          answer: (reply) => {
            signal?.removeEventListener('abort', leave);
            resolve(reply);
          },
          // In its own turn: whoever draws it may fail without stopping the request.
          tellDelay: (told) => onDelay && queueMicrotask(() => onDelay(told)),
        };

        function leave(): void {
          askers.delete(asker);
          asker.answer(aborted);
          // Rejects as little as its wait does.
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
      // It was paid for once: the first asker's answer says what, so that all answers add up.
      for (const [at, asker] of waiting.entries()) asker.answer(at > 0 && reply.ok ? { ...reply, credits: 0 } : reply);
    },
    fail: (failure) => request.settle({ ok: false, failure }),
  };

  return request;
}
