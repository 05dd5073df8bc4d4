import { expect, test } from 'vitest';
import { createMemoryCache } from '../../../src/cache/cache.ts';
import { toChain } from '../../../src/chains/chains.ts';
import type { Source } from '../../../src/lookup/choose-source.ts';
import { askService, type RequestContextOptions } from '../../../src/lookup/request-context.ts';
import type { Reply } from '../../../src/models/failure.ts';
import { createFakeService } from './fake-service.ts';
import { plainQueue } from './plain-queue.ts';

const now = () => Date.UTC(2026, 10, 21);
const broken: Reply<string> = { ok: false, failure: { kind: 'no-connection' } };
const noPermission = { ok: false, failure: { kind: 'no-permission', origin: 'https://a.example' } };

function send(reply: Reply<string>, mayReach?: () => Promise<boolean>): Promise<Reply<string>> {
  const { explorer } = createFakeService({ now });
  const records = createMemoryCache({ now });
  const parts: RequestContextOptions = { requestQueue: plainQueue(), recordsFor: () => records, now, epoch: () => 0 };
  const source: Source = { explorer: () => explorer, sample: false, address: 'https://a.example/x', epoch: 0 };
  const asking = {
    source: { ...source, ...(mayReach && { mayReach }) },
    chain: toChain(1),
    isPrivate: false,
    urgency: 'card',
  } as const;
  return askService(parts, asking, { about: [], price: 20, send: async () => reply });
}

test('a connection that broke because access was taken back says so', async () => {
  expect(await send(broken, async () => false)).toEqual(noPermission);
});

test.for<[string, (() => Promise<boolean>) | undefined]>([
  ['is still there', async () => true],
  ['is not known', () => Promise.reject(new Error('The browser is closing.'))],
  ['is not asked for', undefined],
])('a connection that broke where access %s is no connection', async ([, mayReach]) => {
  expect(await send(broken, mayReach)).toEqual(broken);
});

test('another failure is reported as it is', async () => {
  const refused: Reply<string> = { ok: false, failure: { kind: 'key-refused' } };

  expect(await send(refused, async () => false)).toEqual(refused);
});
