import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { passingStore, storedBesideKeys } from '../../../src/settings/browser-storage.ts';
import { createSecrets, createSecretsDatabase } from '../../../src/settings/secrets.ts';

let count = 0;
const nextName = () => `secrets-${++count}`;

test('an empty store reads as no credentials', async () => {
  const secrets = createSecrets({ database: createSecretsDatabase(nextName()) });

  expect(await secrets.read()).toEqual({ apiKey: '', secretKey: '' });
});

test('keeps one credential while the other changes', async () => {
  const secrets = createSecrets({ database: createSecretsDatabase(nextName()) });

  await secrets.save({ apiKey: 'proapi_1' });
  await secrets.save({ secretKey: 'hush' });

  expect(await secrets.read()).toEqual({ apiKey: 'proapi_1', secretKey: 'hush' });
});

test('an empty string removes a credential', async () => {
  const secrets = createSecrets({ database: createSecretsDatabase(nextName()) });
  await secrets.save({ apiKey: 'proapi_1', secretKey: 'hush' });

  expect(await secrets.save({ apiKey: '' })).toEqual({ apiKey: '', secretKey: 'hush' });
});

test('another start of the background reads what the last one stored', async () => {
  const databaseName = nextName();
  await createSecrets({ database: createSecretsDatabase(databaseName) }).save({ apiKey: 'proapi_1' });

  expect((await createSecrets({ database: createSecretsDatabase(databaseName) }).read()).apiKey).toBe('proapi_1');
});

test.for([[{ not: 'text' }], ['x'.repeat(1001)]])('a damaged entry reads as none', async ([stored]) => {
  const databaseName = nextName();
  await createSecrets({ database: createSecretsDatabase(databaseName) }).read();
  const database = await openDB(databaseName, 1);
  await database.put('credentials', stored, 'apiKey');
  database.close();

  expect((await createSecrets({ database: createSecretsDatabase(databaseName) }).read()).apiKey).toBe('');
});

test('a key and what was spent today are written again when the browser clears the database while it runs', async () => {
  const databaseName = nextName();
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...names) => {
    const request = open(...names);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const database = createSecretsDatabase(databaseName);
  const secrets = createSecrets({ database });
  await secrets.save({ apiKey: 'proapi_1' });
  await secrets.read();
  await storedBesideKeys(database, 'ledger').save({ today: 5 });
  const clear = await openDB(databaseName, 1);
  await clear.clear('credentials');
  clear.close();

  forceCloseDatabase(opened[0] as never);

  await vi.waitFor(async () => {
    const later = createSecretsDatabase(databaseName);
    expect((await createSecrets({ database: later }).read()).apiKey).toBe('proapi_1');
    expect(await storedBesideKeys(later, 'ledger').load()).toEqual({ today: 5 });
  });
});

test('where the browser has no databases, everything holds until it closes', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('A mutation operation was attempted', 'InvalidStateError');
  });
  const create = () => createSecrets({ database: createSecretsDatabase(nextName(), passingStore) });
  await create().save({ apiKey: 'proapi_1', secretKey: 'hush' });
  await create().save({ secretKey: '' });

  const [later, stored] = [create(), await fakeBrowser.storage.local.get(null)];
  expect(await later.readAgain()).toEqual({ apiKey: 'proapi_1', secretKey: '' });
  expect(await later.isPassing()).toBe(true);
  expect(stored).toEqual({});
});

test('a disk that fails is no browser that keeps nothing', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const secrets = createSecrets({ database: createSecretsDatabase(nextName(), passingStore) });

  await expect(secrets.save({ apiKey: 'proapi_1' })).rejects.toThrow('Full');
});
