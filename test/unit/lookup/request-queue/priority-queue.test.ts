import { expect, test } from 'vitest';
import type { QueuedRequest } from '../../../../src/lookup/request-queue/in-flight-requests.ts';
import { named } from '../../ui/named.ts';
import cases from './priority-queue.json' with { type: 'json' };
import { createWorld, type QueueWorld, toWord, watch } from './queue-world.ts';

type Urgency = QueuedRequest<string>['urgency'];

async function fill(world: QueueWorld): Promise<void> {
  for (const question of ['1', '2', '3', '4', '5']) void world.ask(question);
  await world.clock.pass(10);
  world.sent.length = 0;
}

test.for(named(cases))('sends %s', async ([, { waiting, order }]) => {
  const world = createWorld();
  await fill(world);

  for (const one of waiting.split(', ')) {
    const [urgency, question = ''] = one.split(' ');
    void world.ask(question, { urgency: urgency as Urgency });
  }
  await world.clock.pass(5000);

  expect(world.sent.map(({ question }) => question).join(' ')).toBe(order);
});

test('sends who must go again before newer ones of its urgency, and after more urgent ones', async () => {
  const world = createWorld();
  world.plan('again', { failure: { kind: 'too-many-requests', retryAfterMs: 2000 } });

  await world.askAndPass(500, 'again', { urgency: 'list' });
  void world.ask('list', { urgency: 'list' });
  await world.askAndPass(5000, 'card');

  expect(world.sent.map(({ question }) => question)).toEqual(['again', 'card', 'again', 'list']);
});

test('turns the oldest of too many waiting cards away', async () => {
  const world = createWorld();
  await fill(world);

  const asked = Array.from({ length: 70 }, (_, at) => watch(world.ask(`card ${at}`)));
  const list = await world.askAndPass(0, 'list', { urgency: 'list' });

  expect(asked.map(({ result }) => toWord(result)).filter((word) => word !== 'open')).toHaveLength(6);
  expect(asked.slice(0, 6).map(({ result }) => result)).toEqual(
    Array(6).fill({ ok: false, failure: { kind: 'too-many-requests', retryAfterMs: null } }),
  );
  expect(toWord(list.result)).toBe('open');
});

test('turns the newest of too many waiting pages of histories away', async () => {
  const world = createWorld();
  await fill(world);

  const asked = Array.from({ length: 66 }, (_, at) => watch(world.ask(`page ${at}`, { urgency: 'history' })));
  await world.clock.pass(0);

  expect(asked.map(({ result }) => toWord(result)).indexOf('too-many-requests')).toBe(64);
});

test('counts a list that became a card among the cards', async () => {
  const world = createWorld();
  await fill(world);
  const oldest = watch(world.ask('oldest'));
  for (let at = 0; at < 63; at += 1) void world.ask(`card ${at}`);
  await world.askAndPass(0, 'list', { urgency: 'list' });
  const before = toWord(oldest.result);

  await world.askAndPass(0, 'list');

  expect([before, toWord(oldest.result)]).toEqual(['open', 'too-many-requests']);
});

test('makes room for others where somebody has left', async () => {
  const world = createWorld();
  await fill(world);
  const leaving = new AbortController();
  const staying = Array.from({ length: 54 }, (_, at) => watch(world.ask(`card ${at}`)));
  for (let at = 0; at < 10; at += 1) void world.ask(`left ${at}`, { signal: leaving.signal });

  leaving.abort();
  const late = Array.from({ length: 10 }, (_, at) => watch(world.ask(`late ${at}`)));
  await world.clock.pass(0);

  expect([...staying, ...late].map(({ result }) => toWord(result))).toEqual(Array(64).fill('open'));
});
