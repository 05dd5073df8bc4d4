import { expect, test } from 'vitest';
import { createRequestQueue } from '../../../../src/lookup/request-queue/request-queue.ts';
import { sizes } from '../../../size.ts';
import services from './hovers.json' with { type: 'json' };
import { createMemoryStore, toWord, watch } from './queue-world.ts';
import { type Counting, createSimulatedService } from './simulated-service.ts';
import { createRandom, createVirtualClock } from './virtual-clock.ts';

const { hovers } = sizes;
const seed = 20_260_314;

type Service = [perSecond: number, counting: Counting, hasHeaders: boolean];

function createHurry([perSecond, counting, hasHeaders]: Service, startMs?: number) {
  const clock = createVirtualClock(startMs);
  const random = createRandom(seed);
  const service = createSimulatedService({ clock, random, perSecond, counting, hasHeaders });
  const requestQueue = createRequestQueue({
    now: clock.now,
    wait: clock.wait,
    random,
    readDailyLimit: async () => null,
    rateStore: createMemoryStore(),
    creditStore: createMemoryStore(),
  });
  return { clock, service, requestQueue };
}

/** Hovers for a minute, 1 to 10 references at a time, each left when the next begins; the pointer rests 12 times. */
async function hover(kind: Service) {
  const { clock, service, requestQueue } = createHurry(kind, Date.UTC(2026, 2, 14, 12, 0, 0, 123));

  let leaving = new AbortController();
  let last: ReturnType<typeof watch<unknown>>[] = [];
  let asked = 0;
  let resolved = 0;
  const rest = createRandom(seed + 1);
  while (asked < hovers) {
    leaving.abort();
    leaving = new AbortController();
    const count = Math.min(hovers - asked, 1 + Math.floor(rest() * 10));
    last = Array.from({ length: count }, (_, at) => {
      const question = `reference ${(asked + at) % 997}`;
      const reply = requestQueue.ask({
        question,
        price: 20,
        urgency: 'card',
        signal: leaving.signal,
        send: service.toSend(question, 20),
      });
      void reply.then(() => {
        resolved += 1;
      });
      return watch<unknown>(reply);
    });
    asked += count;
    await clock.pass((count * 30_000) / hovers);
    if (Math.floor((asked / hovers) * 12) > Math.floor(((asked - count) / hovers) * 12)) await clock.pass(2500);
  }
  await clock.pass(20_000);
  return { service, requestQueue, last: last.map(({ result }) => toWord(result as never)), asked, resolved };
}

test.for(services.careful as Service[])(
  'thousands of hovers in a minute at %d a second, %s, headers %s: no 429, the last is answered',
  async (service) => {
    const end = await hover(service);

    expect(end.service.log.filter(({ isTooMany }) => isTooMany)).toEqual([]);
    expect(end.last).toEqual(end.last.map(() => 'answered'));
    expect(end.resolved).toBe(end.asked);
    expect(end.service.doubled).toEqual([]);
  },
);

test.for(services.corrected as Service[])(
  'thousands of hovers at %d a second, %s, headers %s: no 429 after the first correction',
  async (service) => {
    const end = await hover(service);

    const first = end.service.log.find(({ isTooMany, heardMs }) => isTooMany && heardMs !== null);
    const later = end.service.log.filter(({ startedMs }) => first?.heardMs && startedMs > first.heardMs);
    expect(later.length).toBeGreaterThan(40);
    expect(later.filter(({ isTooMany }) => isTooMany)).toEqual([]);
    expect(end.last).toEqual(end.last.map(() => 'answered'));
  },
);

test('a hurry leaves no room unused: at least 3 requests a second at 5', async () => {
  const { clock, service, requestQueue } = createHurry([5, 'sliding', false]);

  for (let at = 0; at < 60; at += 1) {
    const question = `page ${at}`;
    void requestQueue.ask({ question, price: 50, urgency: 'history', send: service.toSend(question, 50) });
  }
  await clock.pass(20_000);

  expect(service.log).toHaveLength(60);
});
