import { expect, test, vi } from 'vitest';
import type { Explorer } from '../../../src/explorer/explorer.ts';
import { createAskSource } from '../../../src/lookup/ask-source.ts';
import type { Source } from '../../../src/lookup/choose-source.ts';
import type { BalancePage } from '../../../src/models/balance.ts';
import type { Reply } from '../../../src/models/failure.ts';
import { createRecentAnswers } from '../../../src/records/recent-answers.ts';

const chain = { id: 1, name: 'Ethereum' };
const address = `0x${'ab'.repeat(20)}`;
const page: Reply<BalancePage> = {
  ok: true,
  value: { changes: [], next: null },
  asOf: '2026-11-21T00:00:00.000Z',
  credits: 50,
  fresh: true,
};

function create(reply: Reply<BalancePage> = page) {
  const readBalancePage = vi.fn(async () => reply);
  const explorer: Explorer = { readBalancePage, readTransaction: vi.fn(), readTransfersPage: vi.fn() };
  const source: Source = { explorer, sample: false, address: 'https://a.example' };
  const memory = { now: () => 0, maxAgeMs: 1000, maxCount: 10 };
  const askSource = createAskSource({
    transactions: createRecentAnswers(memory),
    balancePages: createRecentAnswers(memory),
    transfersPages: createRecentAnswers(memory),
  });
  return { askSource, source, readBalancePage };
}

test('the same page is paid for once', async () => {
  const { askSource, source, readBalancePage } = create();

  const first = await askSource.balancePage({ source, chain, address, next: null });
  const second = await askSource.balancePage({ source, chain, address, next: null });

  expect([first, second]).toMatchObject([
    { credits: 50, fresh: true },
    { credits: 0, fresh: false },
  ]);
  expect(readBalancePage).toHaveBeenCalledOnce();
});

test.for([
  ['another page', { next: { block_number: '5' } }],
  ['another chain', { chain: { id: 10, name: 'OP Mainnet' } }],
  ['another address', { address: `0x${'cd'.repeat(20)}` }],
] as const)('%s is another question', async ([, change]) => {
  const { askSource, source, readBalancePage } = create();

  await askSource.balancePage({ source, chain, address, next: null });
  await askSource.balancePage({ source, chain, address, next: null, ...change });

  expect(readBalancePage).toHaveBeenCalledTimes(2);
});

test('what one API address said is not given for another', async () => {
  const { askSource, source, readBalancePage } = create();

  await askSource.balancePage({ source, chain, address, next: null });
  await askSource.balancePage({ source: { ...source, address: 'https://b.example' }, chain, address, next: null });

  expect(readBalancePage).toHaveBeenCalledTimes(2);
});

test('a failure is asked again', async () => {
  const { askSource, source, readBalancePage } = create({ ok: false, failure: { kind: 'no-connection' } });

  await askSource.balancePage({ source, chain, address, next: null });
  await askSource.balancePage({ source, chain, address, next: null });

  expect(readBalancePage).toHaveBeenCalledTimes(2);
});
