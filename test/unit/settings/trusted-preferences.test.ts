import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { storedBesideKeys, storedOnDisk } from '../../../src/settings/browser-storage.ts';
import { defaultPreferences, type GuardedPreferences } from '../../../src/settings/preference-definitions.ts';
import { createSecrets, createSecretsDatabase } from '../../../src/settings/secrets.ts';
import { createGuard, createTrustedPreferences } from '../../../src/settings/trusted-preferences.ts';
import { corruptions } from '../cache/corruptions.ts';
import cases from './trusted-preferences.json' with { type: 'json' };

let count = 0;
const createAll = (name = `trusted-${++count}`) => {
  const database = createSecretsDatabase(name);
  const trusted = createTrustedPreferences({ database });
  return { name, database, secrets: createSecrets({ database }), trusted, guard: createGuard(trusted) };
};
const { local, sync } = fakeBrowser.storage;
const apiAddress = 'https://api.example';
const elsewhere = 'https://elsewhere.example';

test('none is trusted before one was set', async () => {
  expect((await createAll().trusted.read()).apiAddress).toBeUndefined();
});

test('another start of the background trusts what was set in the last one, beside the credentials', async () => {
  const { name, secrets, trusted } = createAll();
  expect((await trusted.read()).apiAddress).toBeUndefined();
  await secrets.save({ apiKey: 'proapi_1' });
  await trusted.save({ apiAddress, checkEvery: 60 });

  const next = createAll(name);

  expect(await trusted.read()).toMatchObject({ apiAddress, checkEvery: 60 });
  expect(await next.trusted.read()).toMatchObject({ apiAddress, checkEvery: 60 });
  expect(await next.secrets.read()).toEqual({ apiKey: 'proapi_1', secretKey: '' });
});

const told = {
  apiAddress,
  checkEvery: 60,
  checkBudget: 500,
  tellChanges: false,
  snoozedUntil: 5,
  dailyLimit: 100,
} as const;
const written = { apiAddress: elsewhere, checkEvery: 15, checkBudget: 9, tellChanges: true, snoozedUntil: 70 } as const;

describe.each(Object.keys(written) as (keyof typeof written)[])('the trusted %s', (name) => {
  test.for(corruptions)(
    'that is %s is as by default or sound, and never what was only written down',
    async ([, corrupt]) => {
      const { name: databaseName, database, trusted } = createAll();
      await trusted.save(told);
      await database.within('readwrite', (store) => store.put(corrupt(told[name]), name));
      await local.set({ [name]: written[name] });

      const { guard } = createAll(databaseName);
      const held = await guard.hold({ [name]: written[name] });

      // Half of a text or a number may be another valid one.
      expect([defaultPreferences[name], corrupt(told[name])]).toContain(held[name]);
      expect(held[name]).not.toBe(written[name]);
      await expect.poll(async () => (await local.get(name))[name]).toBe(held[name]);
    },
  );
});

test('what cannot be stored is not trusted either', async () => {
  const { guard, trusted } = createAll();
  await guard.save({ checkEvery: 60 });
  vi.spyOn(local, 'set').mockRejectedValue(new Error('full'));

  await expect(guard.save({ checkEvery: 15 })).rejects.toThrow('full');

  expect((await trusted.read()).checkEvery).toBe(60);
});

describe('what is synchronised, in a browser that cannot close it to pages', () => {
  const { setAccessLevel } = sync;
  beforeAll(() => void Object.assign(sync, { setAccessLevel: undefined }));
  afterAll(() => void Object.assign(sync, { setAccessLevel }));

  type Some = Partial<GuardedPreferences>;
  test.for(cases as { what: string; told: Some; stored: Some; held: Some }[])(
    '$what that was only written down: the stricter applies',
    async ({ told, stored, held }) => {
      const { guard } = createAll();
      await guard.save(told);
      await sync.set(stored);
      const put = vi.spyOn(sync, 'set');

      expect(await guard.hold(stored)).toEqual(held);
      expect(put).not.toHaveBeenCalled();
    },
  );

  test('what came and was stricter is not loosened by what is written after it', async () => {
    const { guard } = createAll();
    await guard.hold({ dailyLimit: 0 });
    await sync.set({ dailyLimit: 50 });
    await guard.hear('dailyLimit');

    await sync.set({ dailyLimit: 0 });
    await guard.hear('dailyLimit');

    expect(await guard.hold({ dailyLimit: 0 })).toEqual({ dailyLimit: 50 });
    await guard.save({ dailyLimit: 0 });
    expect(await guard.hold({ dailyLimit: 0 })).toEqual({ dailyLimit: 0 });
  });
});

test('if the browser closes it, what is synchronised applies as it is stored', async () => {
  const { guard, trusted } = createAll();
  await trusted.save({ dailyLimit: 50 });

  expect(await guard.hold({ dailyLimit: 0 })).toEqual({ dailyLimit: 0 });
});

test.for(['ledger', 'forgetting'] as const)('the %s lies where no page reaches', async (what) => {
  const { name, database } = createAll();
  await storedBesideKeys(database, what).save({ today: { spent: 40 } });
  await storedOnDisk(what).save({ today: { spent: 0 } });

  expect(await storedBesideKeys(createAll(name).database, what).load()).toEqual({ today: { spent: 40 } });
});

test('a connection that the browser closed is opened again', async () => {
  const { database, secrets } = createAll();
  await secrets.save({ apiKey: 'proapi_1' });
  await expect(database.within('readonly', () => Promise.reject(new Error('closed')))).rejects.toThrow();

  expect(await secrets.save({ apiKey: 'proapi_2' })).toMatchObject({ apiKey: 'proapi_2' });
});
