import { expect, test } from 'vitest';
import { createMemoryCache } from '../../../src/cache/cache.ts';
import { balanceList, createReadList } from '../../../src/lookup/read-list.ts';
import type { RequestContext } from '../../../src/lookup/request-context.ts';
import type { RequestQueue } from '../../../src/lookup/request-queue/request-queue.ts';
import { createTransactions } from '../../../src/lookup/transactions.ts';
import { createFakeService } from './fake-service.ts';
import { plainQueue } from './plain-queue.ts';

const now = () => Date.UTC(2026, 10, 21);
const address = `0x${'ab'.repeat(20)}`;
const hash = `0x${'ab'.repeat(32)}`;

function create() {
  const service = createFakeService({ now });
  let epoch = 0;
  const questions: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A queue in which every request waits until it is released.
  const requestQueue: RequestQueue = {
    ...plainQueue(),
    ask: async (question) => {
      questions.push(question.question);
      await gate;
      return plainQueue().ask(question);
    },
  };
  const records = createMemoryCache({ now });
  const parts = { requestQueue, recordsFor: () => records, now, epoch: () => epoch };
  const toRequestContext = (): RequestContext => ({
    source: { explorer: () => service.explorer, sample: false, address: 'https://a.example', epoch },
    chain: { id: 1, name: 'Ethereum' },
    isPrivate: false,
    urgency: 'card',
  });
  const replaceKey = () => {
    epoch += 1;
  };
  return {
    service,
    questions,
    release: () => release(),
    replaceKey,
    askTransaction: () => createTransactions(parts).ask(toRequestContext(), hash),
    askBalance: () => createReadList(parts).read(toRequestContext(), balanceList(address), { next: null, most: 50 }),
  };
}

test('what waits in the line does not go out with a key that was replaced meanwhile', async () => {
  const { service, release, replaceKey, askTransaction, askBalance } = create();

  const replies = [askTransaction(), askBalance()];
  replaceKey();
  release();

  for (const reply of await Promise.all(replies)) expect(reply).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(service.asked).toEqual([]);
});

test('a question of the new key never shares the flight of one of the old key', async () => {
  const { questions, release, replaceKey, askTransaction } = create();

  const replies = [askTransaction()];
  replaceKey();
  replies.push(askTransaction());
  release();
  await Promise.all(replies);

  expect(new Set(questions).size).toBe(2);
});
