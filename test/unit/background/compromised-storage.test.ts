import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepCheckAlarm } from '../../../src/background/check-alarm.ts';
import { turns } from '../turns.ts';
import cases from './compromised-storage.json' with { type: 'json' };
import { ownPage } from './hostile-messages.ts';
import { createBackground } from './start-background.ts';

const { local, sync } = fakeBrowser.storage;
const settled = () => turns(30);

beforeEach(() => {
  fakeBrowser.alarms.onAlarm.removeAllListeners();
});

/** The started background, with watch checks that are counted. */
async function start() {
  const background = await createBackground();
  const run = vi.fn(async () => null);
  const { now, readWatchWishes: readWishes } = background.parts;
  keepCheckAlarm({ now, wait: async () => {}, run, readWishes });
  await background.parts.readPreferences();
  await settled();
  const tell = (request: object) => background.send({ name: 'saveGuarded', request }, ownPage);
  return { ...background, run, tell };
}

test('checks that were only written down do not run, and are put right', async () => {
  const { parts, run, asked } = await start();

  await local.set({ checkEvery: 15, checkBudget: 1_000_000, tellChanges: true });

  await expect
    .poll(() => local.get(['checkEvery', 'checkBudget', 'tellChanges']))
    .toEqual({
      checkEvery: 0,
      checkBudget: 2000,
      tellChanges: false,
    });
  await settled();
  expect(run).not.toHaveBeenCalled();
  expect(await fakeBrowser.alarms.getAll()).toEqual([]);
  expect(asked).toEqual([]);
  expect(await parts.readWatchWishes()).toEqual({ checkEvery: 0, checkBudget: 2000, tellChanges: false });
});

test('what our own page set stays, whatever is written over it or taken away', async () => {
  const { parts, run, tell } = await start();
  await tell({ checkEvery: 60, checkBudget: 100 });
  await expect.poll(() => run.mock.calls.length).toBeGreaterThan(0);

  await local.set({ checkEvery: 15, checkBudget: 9000 });
  await local.remove(['checkEvery', 'checkBudget']);

  expect(await parts.readWatchWishes()).toMatchObject({ checkEvery: 60, checkBudget: 100 });
  await expect.poll(() => local.get(['checkEvery', 'checkBudget'])).toEqual({ checkEvery: 60, checkBudget: 100 });
  // Each write has started a run, which corrects what it reads.
  await settled();
});

test('wishes from before there was anything to trust are taken over at the first start, and no later ones', async () => {
  await local.set({ checkEvery: 60, checkBudget: 300 });
  const { parts } = await start();
  expect(await parts.readWatchWishes()).toMatchObject({ checkEvery: 60, checkBudget: 300 });

  await local.set({ checkBudget: 9000 });

  expect(await parts.readWatchWishes()).toMatchObject({ checkBudget: 300 });
});

test('a pause that is only written away goes on', async () => {
  const { parts, tell } = await start();
  const snoozedUntil = Date.now() + 3_600_000;
  await tell({ snoozedUntil });

  await local.remove('snoozedUntil');

  expect(await parts.hold({ snoozedUntil: 0 })).toEqual({ snoozedUntil });
  await expect.poll(() => local.get('snoozedUntil')).toEqual({ snoozedUntil });
});

test('neither the day’s sum nor what was refused is where a page can write it', async () => {
  const { parts, send } = await start();
  await parts.requestQueue.ask({
    question: 'q',
    price: 20,
    urgency: 'card',
    send: async () => ({ ok: true, value: 1 }),
  } as never);
  const before = await parts.requestQueue.spending();

  expect(before.requestsToday).toBe(1);
  expect(Object.keys(await local.get(null))).not.toContain('ledger');
  await local.set({ creditStore: { today: { untilMs: 1, spent: 0, requests: 0 }, refusals: { isKeyRefused: true } } });
  expect(await send({ name: 'allowance', request: {} }, ownPage)).toMatchObject({ answer: { requestsToday: 1 } });
});

test('where pages can write what is synchronised, no limit is loosened by it', async () => {
  const { setAccessLevel } = sync;
  Object.assign(sync, { setAccessLevel: undefined });
  onTestFinished(() => void Object.assign(sync, { setAccessLevel }));
  const { parts, tell, send } = await start();
  expect(await tell({ dailyLimit: 40, askBeforeHashes: true, askBeforeAddresses: true })).toEqual({ answer: null });

  await sync.set({ dailyLimit: 0, askBeforeHashes: false, askBeforeAddresses: false });
  await settled();

  const strict = { dailyLimit: 40, askBeforeHashes: true, askBeforeAddresses: true };
  expect(await parts.readPreferences()).toMatchObject(strict);
  expect(await send({ name: 'heldPreferences', request: {} }, ownPage)).toEqual({ answer: strict });
  await sync.clear();
  await settled();
  expect(await parts.readPreferences()).toMatchObject(strict);
});

test.for(cases)('what is not guarded, or cannot be, is not stored: %j', async (request) => {
  const { tell } = await start();

  expect(await tell(request)).toEqual({ refused: true });
});
