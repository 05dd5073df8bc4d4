import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { checkAlarm, keepCheckAlarm } from '../../../src/background/check-alarm.ts';
import { onWatchlistEvent } from '../../../src/messaging/watchlist-events.ts';
import { watchNames } from '../../../src/settings/preference-definitions.ts';
import { readStrictly, savePreferences } from '../../../src/settings/preferences.ts';
import { useLocalChannels } from '../local-channel.ts';
import { turns } from '../turns.ts';

useLocalChannels();

const at = Date.parse('2026-11-22T10:00:00Z');
const next = at + 3_600_000;

const readWishes = () => readStrictly(...watchNames);
const alarmAt = async () => (await fakeBrowser.alarms.get(checkAlarm))?.scheduledTime;
const ring = () =>
  fakeBrowser.alarms.onAlarm.trigger({ name: checkAlarm, scheduledTime: at, persistAcrossSessions: true });

/** Starts the check alarm. By default the wait ends at once. */
function start(run = vi.fn(async (): Promise<number | null> => next), wait = () => Promise.resolve()) {
  keepCheckAlarm({ now: () => at, wait, run, readWishes });
  return run;
}

beforeEach(() => {
  fakeBrowser.alarms.onAlarm.removeAllListeners();
});

test('without a wish for checks a start asks nothing and sets no alarm', async () => {
  const run = start();
  await ring();
  await new Promise((resolve) => setTimeout(resolve));

  expect(run).not.toHaveBeenCalled();
  expect(await alarmAt()).toBeUndefined();
});

test('turning them on runs them, and sets the alarm for the next time', async () => {
  const run = start(undefined, () => new Promise(() => {}));

  await savePreferences({ checkEvery: 60 });

  await expect.poll(alarmAt).toBe(next);
  expect(run).toHaveBeenCalledOnce();
});

test('our own pages hear that checks ran once the browser knows when they run next', async () => {
  const told: (number | undefined)[] = [];
  const end = onWatchlistEvent(async () => void told.push(await alarmAt()));
  start();

  await savePreferences({ checkEvery: 60 });

  await expect.poll(() => told).toEqual([next]);
  end();
});

test('turning them off ends the alarm', async () => {
  start();
  await savePreferences({ checkEvery: 60 });
  await expect.poll(alarmAt).toBe(next);

  await savePreferences({ checkEvery: 0 });

  await expect.poll(alarmAt).toBeUndefined();
});

test('an alarm that the browser forgot is set again at the next start, one that is there is left alone', async () => {
  await savePreferences({ checkEvery: 60 });
  const first = start();
  await expect.poll(alarmAt).toBe(next);
  expect(first).toHaveBeenCalledOnce();

  fakeBrowser.alarms.onAlarm.removeAllListeners();
  const second = start();
  await turns(20);
  expect(second).not.toHaveBeenCalled();
});

test('an alarm that a wrong clock set far ahead is not waited for', async () => {
  await savePreferences({ checkEvery: 60 });
  await fakeBrowser.alarms.create(checkAlarm, { when: next + 1 });

  const run = start();

  await expect.poll(alarmAt).toBe(next);
  expect(run).toHaveBeenCalledOnce();
});

test('other credits for checks run them again', async () => {
  await savePreferences({ checkEvery: 60 });
  const run = start();
  await expect.poll(alarmAt).toBe(next);

  await savePreferences({ checkBudget: 3000 });

  await expect.poll(() => run.mock.calls.length).toBe(2);
});

test('while checks run, an alarm is set that continues them if the background is stopped', async () => {
  await savePreferences({ checkEvery: 60 });
  start(vi.fn(() => new Promise<number>(() => {})));

  await expect.poll(alarmAt).toBe(at + 60_000);
});

test('an alarm that rings in the middle of a run is set again, and begins no other run', async () => {
  let nowMs = at;
  const { promise, resolve } = Promise.withResolvers<number>();
  const run = vi.fn(() => promise);
  await savePreferences({ checkEvery: 60 });
  keepCheckAlarm({ now: () => nowMs, wait: () => Promise.resolve(), run, readWishes });
  await expect.poll(alarmAt).toBe(at + 60_000);
  // Browsers clear a one-time alarm after it fires.
  await fakeBrowser.alarms.clear(checkAlarm);
  nowMs += 60_000;

  await ring();

  await expect.poll(alarmAt).toBe(at + 120_000);
  resolve(next);
  await expect.poll(alarmAt).toBe(next);
  expect(run).toHaveBeenCalledOnce();
});

test('what fails is tried again a quarter of an hour later', async () => {
  await savePreferences({ checkEvery: 60 });
  start(vi.fn(() => Promise.reject(new Error('The disk is broken.'))));

  await expect.poll(alarmAt).toBe(at + 15 * 60_000);
});

test('other alarms are ignored', async () => {
  await savePreferences({ checkEvery: 60 });
  const run = start();
  await expect.poll(alarmAt).toBe(next);

  await fakeBrowser.alarms.onAlarm.trigger({ name: 'other', scheduledTime: at, persistAcrossSessions: true });

  expect(run).toHaveBeenCalledOnce();
});
