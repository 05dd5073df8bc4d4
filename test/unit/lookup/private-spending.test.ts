import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createCache } from '../../../src/cache/cache.ts';
import { balanceList, createReadList } from '../../../src/lookup/read-list.ts';
import type { RequestContext } from '../../../src/lookup/request-context.ts';
import type { QueuedRequest } from '../../../src/lookup/request-queue/in-flight-requests.ts';
import { createFakeService } from './fake-service.ts';
import { plainQueue } from './plain-queue.ts';

test('a private window’s questions are counted like any other, and say nothing of it', async () => {
  const now = () => Date.UTC(2026, 10, 21);
  const records = createCache({ databaseName: 'records', now, factory: () => new IDBFactory() });
  const service = createFakeService({ now });
  const plain = plainQueue();
  const counted: Omit<QueuedRequest<unknown>, 'send'>[] = [];
  const requestQueue: typeof plain = {
    ...plain,
    ask: (question) => {
      const { send: _, ...rest } = question;
      counted.push(rest);
      return plain.ask(question);
    },
  };
  const { read } = createReadList({ requestQueue, recordsFor: () => records, now, epoch: () => 0 });
  const source = { explorer: () => service.explorer, sample: false, address: 'https://a.example', epoch: 0 };
  const asking: RequestContext = { source, chain: { id: 1, name: 'Ethereum' }, isPrivate: true, urgency: 'list' };

  await read(asking, balanceList(`0x${'ab'.repeat(20)}`), { next: null, most: 50 });

  expect(counted).toMatchObject([{ price: 50 }]);
  expect(JSON.stringify(counted)).not.toMatch(/private/i);
});
