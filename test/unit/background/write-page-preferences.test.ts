import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { writePagePreferences } from '../../../src/background/write-page-preferences.ts';
import { defaultPagePreferences, pagePreferencesKey } from '../../../src/settings/page-preferences.ts';
import { savePreferences } from '../../../src/settings/preferences.ts';
import { turns } from '../turns.ts';

const { local } = fakeBrowser.storage;
const at = Date.parse('2026-11-21T10:00:00Z');
const hour = 3_600_000;

const settled = () => turns(5);
const stored = async () => (await local.get(pagePreferencesKey))[pagePreferencesKey];
const alarms = async () => (await fakeBrowser.alarms.getAll()).map(({ scheduledTime }) => scheduledTime);
/** Saves a change and waits until pages have received it. */
const save = async (change: Parameters<typeof savePreferences>[0]) => {
  await savePreferences(change);
  await settled();
};
const ring = async () => {
  const [alarm] = await fakeBrowser.alarms.getAll();
  if (alarm) await fakeBrowser.alarms.onAlarm.trigger(alarm);
};

let now = at;
let writes: unknown[] = [];

function start() {
  writePagePreferences({ now: () => now, wait: async () => {}, hold: async (stored) => stored });
  return settled();
}

/** Simulates the browser ending the background: its listeners are removed, its storage remains. */
function stop() {
  for (const area of [local, fakeBrowser.storage.sync]) area.onChanged.removeAllListeners();
  fakeBrowser.alarms.onAlarm.removeAllListeners();
  fakeBrowser.runtime.onStartup.removeAllListeners();
}

beforeEach(() => {
  now = at;
  writes = [];
  local.onChanged.addListener((changes: Record<string, unknown>) => {
    if (pagePreferencesKey in changes) writes.push(changes[pagePreferencesKey]);
  });
});

describe('what pages read', () => {
  test('is there after the first start', async () => {
    await start();

    expect(await stored()).toEqual(defaultPagePreferences);
    expect(writes).toHaveLength(1);
  });

  test('is not written again at a start that changes nothing, in whatever order the browser gives it', async () => {
    await savePreferences({ sitesOff: ['a.io', 'b.io'], onlySites: ['c.io'], mode: 'alt' });
    const same = { ...defaultPagePreferences, sitesOff: ['a.io', 'b.io'], onlySites: ['c.io'], mode: 'alt' };
    await local.set({ [pagePreferencesKey]: Object.fromEntries(Object.entries(same).reverse()) });
    writes = [];

    await start();

    expect(writes).toEqual([]);
  });

  test.for<[string, unknown]>([
    ['damaged', 'x'],
    ['half there', { mode: 'hover' }],
    ['old', { ...defaultPagePreferences, marks: 'off' }],
    ['of sites in another order', { ...defaultPagePreferences, sitesOff: ['b.io', 'a.io'] }],
  ])('is written again at a start where it is %s', async ([, item]) => {
    await local.set({ [pagePreferencesKey]: item });

    await start();

    expect(await stored()).toEqual(defaultPagePreferences);
  });

  test.for([
    { mode: 'click' },
    { showAfterMs: 150 },
    { leaveAfterMs: 1500 },
    { marks: 'solid' },
    { sitesOff: ['example.org'] },
    { onlySites: ['example.org'] },
    { snoozedUntil: at + hour },
  ] as const)('follows a change: %j', async (change) => {
    await start();

    await save(JSON.parse(JSON.stringify(change)));

    expect(await stored()).toEqual({ ...defaultPagePreferences, ...change });
  });

  test('is not written for settings that pages do not get', async () => {
    await start();
    const get = vi.spyOn(fakeBrowser.storage.sync, 'get');

    await save({ chainIds: [10], dailyLimit: 5, apiAddress: 'http://127.0.0.1:4000' });

    expect(writes).toHaveLength(1);
    expect(get).not.toHaveBeenCalled();
  });

  test('is the last of several changes, however slowly the first is written, and never goes back', async () => {
    await start();
    const { set } = local;
    const first = Promise.withResolvers<void>();
    let held: Promise<void> | null = first.promise;
    vi.spyOn(local, 'set').mockImplementation(async (items: object) => {
      const wait = pagePreferencesKey in items ? held : null;
      held = null;
      await wait;
      await set(items);
    });

    for (const showAfterMs of [400, 500, 600, 700]) {
      await save({ showAfterMs });
    }
    first.resolve();
    await settled();

    expect(writes.map((write) => Object(write).newValue.showAfterMs)).toEqual([300, 400, 700]);
  });

  test('is written once for changes that come together from another machine', async () => {
    await start();
    writes = [];
    const get = vi.spyOn(fakeBrowser.storage.sync, 'get');

    await fakeBrowser.storage.sync.set({ mode: 'alt', showAfterMs: 150, marks: 'off', sitesOff: ['a.io'] });
    await settled();

    expect(writes).toHaveLength(1);
    expect(get.mock.calls.filter(([names]) => [names].flat().includes('mode' as never))).toHaveLength(1);
    expect(await stored()).toMatchObject({ mode: 'alt', marks: 'off', sitesOff: ['a.io'] });
  });

  test('stays as it is where a preference cannot be read', async () => {
    await savePreferences({ sitesOff: ['secret.io'] });
    await start();
    const { get } = fakeBrowser.storage.sync;
    const broken = vi.spyOn(fakeBrowser.storage.sync, 'get').mockRejectedValue(new Error('damaged'));

    await save({ mode: 'alt' });
    const during = await stored();
    broken.mockImplementation(get);
    stop();
    await start();

    expect(during).toMatchObject({ sitesOff: ['secret.io'], mode: 'hover' });
    expect(await stored()).toMatchObject({ sitesOff: ['secret.io'], mode: 'alt' });
  });

  test('that could not be written is written with the next change', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const { set } = local;
    const broken = vi.spyOn(local, 'set').mockRejectedValue(new Error('disk full'));
    await start();
    await save({ mode: 'alt' });
    const during = await stored();

    broken.mockImplementation(set);
    await save({ marks: 'off' });
    process.off('unhandledRejection', unhandled);

    expect(during).toBe(undefined);
    expect(await stored()).toMatchObject({ mode: 'alt', marks: 'off' });
    expect(unhandled).not.toHaveBeenCalled();
  });

  test('is written even where what is there cannot be read', async () => {
    vi.spyOn(local, 'get').mockImplementation((async (key: string) => {
      if (key === pagePreferencesKey) throw new Error('damaged');
      return {};
    }) as typeof local.get);

    await start();

    expect(writes).toHaveLength(1);
  });
});

describe('a pause', () => {
  test('ends by an alarm, and pages hear of it', async () => {
    await start();
    await save({ snoozedUntil: at + hour });
    const during = [await stored(), await alarms()];

    now = at + hour;
    await ring();
    await settled();

    expect(during).toEqual([{ ...defaultPagePreferences, snoozedUntil: at + hour }, [at + hour]]);
    expect(await stored()).toEqual(defaultPagePreferences);
    expect(await alarms()).toEqual([]);
  });

  test('goes on where the alarm rings too early', async () => {
    await savePreferences({ snoozedUntil: at + hour });
    await start();

    now = at + hour - 5;
    await ring();
    await settled();

    expect(await stored()).toMatchObject({ snoozedUntil: at + hour });
    expect(await alarms()).toEqual([at + hour]);
  });

  test('has its alarm again after a start at which the browser had forgotten it', async () => {
    await savePreferences({ snoozedUntil: at + hour });
    await start();
    await fakeBrowser.alarms.clearAll();
    stop();

    await start();

    expect(await alarms()).toEqual([at + hour]);
  });

  test('has its alarm again when the browser starts', async () => {
    await savePreferences({ snoozedUntil: at + hour });
    await start();
    await fakeBrowser.alarms.clearAll();

    await fakeBrowser.runtime.onStartup.trigger();
    await settled();

    expect(await alarms()).toEqual([at + hour]);
  });

  test('that is over at a start is ignored', async () => {
    await savePreferences({ snoozedUntil: at + hour });
    await local.set({ [pagePreferencesKey]: { ...defaultPagePreferences, snoozedUntil: at + hour } });
    now = at + 2 * hour;

    await start();

    expect(await stored()).toEqual(defaultPagePreferences);
    expect(await alarms()).toEqual([]);
  });

  test.for([
    ['ended by hand takes its alarm with it', 0, []],
    ['made longer ends at its new time', at + 9 * hour, [at + 9 * hour]],
  ] as const)('that is %s', async ([, snoozedUntil, left]) => {
    await savePreferences({ snoozedUntil: at + hour });
    await start();

    await save({ snoozedUntil });

    expect(await stored()).toEqual({ ...defaultPagePreferences, snoozedUntil });
    expect(await alarms()).toEqual(left);
  });

  test('reaches pages even if alarms fail, and has its alarm even if pages cannot be reached', async () => {
    await savePreferences({ snoozedUntil: at + hour });
    const noAlarm = vi.spyOn(fakeBrowser.alarms, 'create').mockRejectedValue(new Error('no alarm'));
    await start();
    const told = await stored();
    noAlarm.mockRestore();
    stop();
    await local.remove(pagePreferencesKey);
    vi.spyOn(local, 'set').mockRejectedValue(new Error('disk full'));

    await start();

    expect(told).toMatchObject({ snoozedUntil: at + hour });
    expect(await alarms()).toEqual([at + hour]);
  });

  test('is put right at once when anybody else has written it', async () => {
    await savePreferences({ mode: 'click', sitesOff: ['a.io'] });
    await start();
    const wanted = { ...defaultPagePreferences, mode: 'click', sitesOff: ['a.io'] };
    expect(await stored()).toEqual(wanted);

    await local.set({ [pagePreferencesKey]: { ...wanted, mode: 'hover', sitesOff: [], snoozedUntil: at + hour } });
    await settled();
    expect(await stored()).toEqual(wanted);

    await local.remove(pagePreferencesKey);
    await settled();
    expect(await stored()).toEqual(wanted);
    // One write at the start, then two by someone else, each followed by one of our own.
    expect(writes).toHaveLength(5);
  });

  test('is left alone by another alarm', async () => {
    await start();
    const get = vi.spyOn(fakeBrowser.storage.sync, 'get');

    await fakeBrowser.alarms.onAlarm.trigger({ name: 'other', scheduledTime: at, persistAcrossSessions: true });
    await settled();

    expect(get).not.toHaveBeenCalled();
  });
});

test('everything that listens is there before the first await', () => {
  writePagePreferences({ now: () => now, wait: async () => {}, hold: async (stored) => stored });

  const { alarms: ours, runtime, storage } = fakeBrowser;
  const listeners = [ours.onAlarm, runtime.onStartup, storage.sync.onChanged, storage.local.onChanged];
  expect(listeners.map((event) => event.hasListeners())).toEqual([true, true, true, true]);
});
