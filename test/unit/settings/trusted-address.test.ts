import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createSecrets } from '../../../src/settings/secrets.ts';
import { createTrustedAddress } from '../../../src/settings/trusted-address.ts';

let count = 0;
const createBoth = (databaseName = `trusted-${++count}`) => {
  const secrets = createSecrets({ databaseName });
  return { databaseName, secrets, address: createTrustedAddress({ databaseName }) };
};

test('none is trusted before one was said', async () => {
  expect(await createBoth().address.read()).toBeUndefined();
});

test('another start of the background trusts what the last one was told, beside the credentials', async () => {
  const { databaseName, secrets, address } = createBoth();
  expect(await address.read()).toBeUndefined();
  await secrets.save({ apiKey: 'proapi_1' });
  await address.save('https://api.example');

  const next = createBoth(databaseName);

  expect(await address.read()).toBe('https://api.example');
  expect(await next.address.read()).toBe('https://api.example');
  expect(await next.secrets.read()).toEqual({ apiKey: 'proapi_1', secretKey: '' });
});
