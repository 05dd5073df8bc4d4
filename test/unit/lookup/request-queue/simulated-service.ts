import type { Meter } from '../../../../src/api/api-client.ts';
import type { QueuedRequest, Sending } from '../../../../src/lookup/request-queue/in-flight-requests.ts';
import type { Failure, Reply } from '../../../../src/models/failure.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** How the service counts a second: in fixed windows, in a sliding one, or in one that begins with a request. */
export type Counting = 'fixed' | 'sliding' | 'hopping';

/** A fault that happens to a request, before it arrives or instead of its answer. */
export type Trouble = 'stopped' | 'offline' | 'refused' | 'broken' | 'missing' | null;

type Arrival = { question: string; startedMs: number; heardMs: number | null; isTooMany: boolean };

/** A service with a rate limit, credits, a network in front of it, and a log. */
export type SimulatedService = {
  toSend(question: string, price: number): QueuedRequest<string>['send'];
  /** Every request that arrived, including those whose answer was never received. */
  log: Arrival[];
  /** Returns the credits taken from the account. */
  billed(): number;
  /** Returns the credits taken, plus those that requests in flight may still take. */
  promised(): number;
  /** Questions that had two requests in flight at the same time. */
  doubled: string[];
  /** Abandons all requests in flight, as when their sender dies. */
  cutAll(): void;
};

/** Creates the service. Every request takes 20 to 800 ms and is counted in its first 500 ms, even if cut off. */
export function createSimulatedService(parts: {
  clock: VirtualClock;
  random: () => number;
  perSecond: number;
  counting: Counting;
  hasHeaders: boolean;
  toTrouble?: () => Trouble;
}): SimulatedService {
  const { clock, random, perSecond, counting, hasHeaders } = parts;
  const counted: number[] = [];
  const running = new Map<string, number>();
  const log: SimulatedService['log'] = [];
  const doubled: string[] = [];
  let openedMs = Number.NEGATIVE_INFINITY;
  let left = 1_000_000;
  let billed = 0;
  let onTheirWay = 0;
  let life = 0;

  function toWindow(): number[] {
    const nowMs = clock.elsewhere();
    if (counting === 'fixed') openedMs = Math.floor(nowMs / 1000) * 1000;
    if (counting === 'sliding') openedMs = nowMs - 999;
    if (counting === 'hopping' && nowMs - openedMs >= 1000) openedMs = nowMs;
    return counted.filter((atMs) => atMs >= openedMs);
  }

  function toMeter(): Meter {
    const used = toWindow().length;
    return {
      creditsLeft: left,
      limit: perSecond,
      remaining: Math.max(0, perSecond - used),
      resetMs: Math.max(0, Math.ceil(openedMs + 1000 - clock.elsewhere())),
    };
  }

  // Runs when the request arrives, even if its sender no longer waits.
  function answer(price: number, trouble: Trouble): { failure: Failure | null; meter: Meter | null } {
    const isTooMany = toWindow().length >= perSecond || trouble === 'refused';
    counted.push(clock.elsewhere());
    if (!isTooMany && trouble === null) {
      left -= price;
      billed += price;
    }
    const meter = hasHeaders ? toMeter() : null;
    if (isTooMany) return { failure: { kind: 'too-many-requests', retryAfterMs: meter?.resetMs ?? null }, meter };
    if (trouble === 'broken') return { failure: { kind: 'service-trouble', status: 502 }, meter };
    if (trouble === 'missing') return { failure: { kind: 'not-found', what: 'transaction', lookedOn: [] }, meter };
    return { failure: null, meter };
  }

  async function request(
    { question, price }: { question: string; price: number },
    { signal, onSent, onMeter }: Sending,
  ): Promise<Reply<string>> {
    const arrival: Arrival = { question, startedMs: clock.elsewhere(), heardMs: null, isTooMany: false };
    const mine = life;
    const tookMs = 20 + random() * 780;
    const wayMs = Math.min(tookMs, 500) * random();
    const trouble = parts.toTrouble?.() ?? null;
    const cut = new Promise<'cut'>((resolve) => signal.addEventListener('abort', () => resolve('cut'), { once: true }));
    if (trouble === 'stopped') {
      await Promise.race([clock.wait(wayMs), cut]);
      return mine === life ? { ok: false, failure: { kind: 'aborted' } } : new Promise(() => undefined);
    }
    onSent();
    if (trouble === 'offline') {
      await Promise.race([clock.wait(wayMs), cut]);
      return mine === life ? { ok: false, failure: { kind: 'no-connection' } } : new Promise(() => undefined);
    }

    onTheirWay += price;
    const arriving = clock.wait(wayMs).then(() => {
      onTheirWay -= price;
      const said = answer(price, trouble);
      log.push(arrival);
      arrival.isTooMany = said.failure?.kind === 'too-many-requests';
      return said;
    });
    const answered = arriving.then(async (said) => {
      await clock.wait(tookMs - wayMs);
      return said;
    });
    const said = await Promise.race([answered, cut]);
    if (mine !== life) return new Promise(() => undefined);
    if (said === 'cut') return { ok: false, failure: { kind: 'aborted' } };

    arrival.heardMs = clock.elsewhere();
    if (said.meter) onMeter(said.meter);
    return said.failure
      ? { ok: false, failure: said.failure }
      : { ok: true, value: question, asOf: '', credits: price, fresh: true };
  }

  return {
    toSend: (question, price) => async (sending) => {
      const mine = life;
      if ((running.get(question) ?? 0) > 0) doubled.push(question);
      running.set(question, (running.get(question) ?? 0) + 1);
      const reply = await request({ question, price }, sending);
      if (mine === life) running.set(question, (running.get(question) ?? 0) - 1);
      return reply;
    },
    log,
    doubled,
    billed: () => billed,
    promised: () => billed + onTheirWay,
    cutAll: () => {
      life += 1;
      running.clear();
    },
  };
}
