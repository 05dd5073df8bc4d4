import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
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
