import { expect, test } from 'vitest';
import type { Explorer } from '../../../src/api/api-client.ts';
import { createService, json, queryOf } from '../api/service.ts';
import { parameters } from './parameters.ts';

const chain = { id: 8453, name: 'Base' };
const address = `0x${'5'.repeat(40)}`;
const hash = `0x${'ab'.repeat(32)}`;
const access = { baseUrl: 'https://api.example.org', apiKey: 'the-api-key', secretKey: 'the-secret-key' };
const next = { index: '17', block_number: '21000111', token_id: '4021', items_count: '40' };

/** Each operation, called with everything that it accepts. */
const asked: Record<string, (explorer: Explorer) => Promise<unknown>> = {
  'instance transfers': (explorer) => explorer.readTransfersPage({ chain, contract: address, tokenId: '4021', next }),
  transaction: (explorer) => explorer.readTransaction({ chain, hash }),
  'balance history': (explorer) => explorer.readBalancePage({ chain, address, next }),
};

test.for(parameters)('$operation sends $name in the $where: $from', async ({ operation, name, where, sent }) => {
  const service = createService([json({})], { access });

  await asked[operation]?.(service.explorer);

  const [url] = service.urls();
  if (where === 'query') expect(queryOf(url)[name]).toBe(sent);
  else expect(`${url?.pathname}/`).toContain(`/${sent}/`);
});

test.for(Object.keys(asked))('%s sends no other parameter', async (operation) => {
  const service = createService([json({})], { access });

  await asked[operation]?.(service.explorer);

  const named = parameters.filter((one) => one.operation === operation && one.where === 'query');
  expect(new Set(Object.keys(queryOf(service.urls()[0])))).toEqual(new Set(named.map(({ name }) => name)));
});

test('the secret key is not sent where there is none', async () => {
  const service = createService([json({})], { access: { ...access, secretKey: '' } });

  await asked.transaction?.(service.explorer);

  expect(queryOf(service.urls()[0])).toEqual({ apikey: 'the-api-key' });
});
