import { expect, test, vi } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import type { WatchedByAddress } from '../../../src/models/watched.ts';
import { buildAddress } from '../cards/build-models.ts';
import { hashLike } from '../hash-like.ts';
import { turns } from '../turns.ts';
import { aboutAddress, aboutTransaction, createCardWorld, endOf } from './card-world.ts';

const hash = hashLike('ab');
const receiver = `0x${'cd'.repeat(20)}`;
const stranger = `0x${'ef'.repeat(20)}`;

const watching = (name: string): WatchedByAddress =>
  new Map([
    [receiver, { address: receiver, name, note: 'A secret note', addedMs: 1 }],
    [stranger, { address: stranger, name: 'Somebody else', note: '', addedMs: 1 }],
  ]);

function createWorld() {
  const world = createCardWorld();
  world.service.transactions.set(`1 ${hash}`, { to: buildAddress({ hash: receiver }) });
  return world;
}

const lookUp = aboutTransaction(hash, { chainId: 1 });
const headlineOf = (end: ReturnType<typeof endOf>) => end.kind === 'content' && textOf(end.content.headline.parts);

test('an answer has the user’s own names, also from the records', async () => {
  const { ask, held, service } = createWorld();
  held.readWatched = async () => watching('Savings');

  const [first, again] = [endOf(await ask(lookUp)), endOf(await ask(lookUp))];

  expect([first, again].map(headlineOf)).toEqual(Array(2).fill('Sent 0.5 ETH to Savings (named by you)'));
  expect(service.asked).toHaveLength(1);
});

test('what is removed from the list is gone from the next answer', async () => {
  const { ask, held } = createWorld();
  held.readWatched = async () => watching('Savings');
  await ask(lookUp);

  held.readWatched = async () => new Map();

  expect(JSON.stringify(await ask(lookUp))).not.toContain('Savings');
});

test('an answer has only those names of the list that it shows, and the service gets nothing of the list', async () => {
  const { ask, held, service } = createWorld();
  held.readWatched = async () => watching('Savings');

  const told = JSON.stringify(await ask(lookUp));

  expect(told).toContain('Savings');
  expect(told).not.toMatch(/secret note|Somebody else/);
  expect(told).not.toContain(stranger);
  expect(service.asked).toEqual([`1 transaction ${hash}`]);
});

test('the service is asked about an address before the list was read', async () => {
  const { ask, held, service } = createWorld();
  const reading = Promise.withResolvers<WatchedByAddress>();
  held.readWatched = () => reading.promise;
  service.changes.set(receiver, 1);

  const asking = ask(aboutAddress(receiver, { chainId: 1 }));
  await expect.poll(() => service.asked).toHaveLength(1);
  reading.resolve(watching('Savings'));

  expect(JSON.stringify(endOf(await asking))).toContain('Savings');
});

test('the service is asked about a hash after the list was read: it may be the key of an address on it', async () => {
  const { ask, held, service } = createWorld();
  const reading = Promise.withResolvers<WatchedByAddress>();
  held.readWatched = () => reading.promise;

  const asking = ask(lookUp);
  await turns(5);
  const before = [...service.asked];
  reading.resolve(watching('Savings'));

  expect(headlineOf(endOf(await asking))).toContain('Savings');
  expect([before.length, service.asked.length]).toEqual([0, 1]);
});

test.for<[string, () => Promise<WatchedByAddress>]>([
  ['fails', () => Promise.reject(new Error('The disk is broken.'))],
  ['never answers', () => new Promise(() => {})],
])('an answer comes without names where the list %s', async ([, readWatched]) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, held } = createWorld();
  held.readWatched = readWatched;

  const asking = ask(lookUp);
  await vi.advanceTimersByTimeAsync(5_000);

  expect(headlineOf(endOf(await asking))).toBe('Sent 0.5 ETH to 0xcdcd…cdcd');
});

test.for([
  [false, true],
  [true, false],
] as const)('in a private window (%s) an address can be watched from its card: %s', async ([isPrivate, mayWatch]) => {
  const { ask, service } = createWorld();
  service.changes.set(receiver, 1);

  const end = endOf(await ask(aboutAddress(receiver, { chainId: 1, isPrivate })));

  expect(end.kind === 'content' && end.content.watch !== undefined).toBe(mayWatch);
});

test.for([true, false])('a transaction that waits says whether it is watched: %s', async (isWatched) => {
  const { ask, held, service } = createWorld();
  service.transactions.set(`1 ${hash}`, { state: 'pending' });
  held.isAwaited = isWatched;

  const end = endOf(await ask(lookUp));

  expect(end.kind === 'content' && end.content.watch?.isWatched === true).toBe(isWatched);
});

test('an older answer is shown before its newer one, both with names', async () => {
  const { ask, held, pass, service } = createWorld();
  service.transactions.set(`1 ${hash}`, { to: buildAddress({ hash: receiver }), state: 'pending' });
  held.readWatched = async () => watching('Savings');
  await ask(lookUp);
  pass(120_000);

  const heard = await ask(lookUp);

  const contents = heard.filter(({ update }) => update.kind === 'content');
  expect(contents.map(({ last }) => last)).toEqual([false, true]);
  for (const { update } of contents) expect(JSON.stringify(update)).toContain('Savings');
});
