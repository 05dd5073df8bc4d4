import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleReferences } from '../../../src/api/sample/sample-references.ts';
import { errorDialects } from '../../explorer/error-dialects.ts';
import { generateTransaction } from '../../explorer/generator/generate-transaction.ts';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { specialEndings } from '../../explorer/special-values.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { toPath } from '../api/sample/ask-sample.ts';
import { ask, hash, now, paths } from './fetch-json.ts';

let explorer: LocalExplorer;

beforeAll(async () => {
  explorer = await startLocalExplorer({ now });
});

afterAll(() => explorer.close());

test.for(['transaction', 'balance', 'transfers'] as const)(
  'the same %s question has the same answer',
  async (operation) => {
    const first = await ask(explorer, paths[operation]);

    const again = await ask(explorer, paths[operation].replaceAll('1a', '1A').replaceAll('2b', '2B'));

    expect(first.status).toBe(200);
    expect(again.text).toBe(first.text);
  },
);

test('another server at another hour of the day gives the same answer', async () => {
  const later = await startLocalExplorer({ now: () => now() + 3_600_000 });

  const [first, again] = await Promise.all([ask(explorer, paths.balance), ask(later, paths.balance)]);
  await later.close();

  expect(again.text).toBe(first.text);
});

test('another chain gives another answer', async () => {
  const here = await ask(explorer, paths.balance);

  const there = await ask(explorer, paths.balance.replace('/1/', '/10/'));

  expect(there.text).not.toBe(here.text);
});

test.for(sampleReferences.map((each) => [each.caption, each.reference] as const))(
  'the sample is served: %s',
  async ([, reference]) => {
    const { status, body } = await ask(explorer, toPath(reference));

    expect(status).toBe(200);
    if (reference.kind === 'transaction') expect(body.hash).toBe(reference.hash);
    else expect(body.items.length).toBeGreaterThan(2);
  },
);

test('no value of the sample ends like a special one', () => {
  const endings = [...Object.keys(specialEndings), 'dead'];

  for (const { written } of sampleReferences) {
    expect(endings).not.toContain(written.split('/')[0]?.slice(-4).toLowerCase());
  }
});

test.for(Object.entries(specialEndings))('a hash that ends in %s gets the answer %s', async ([ending, dialect]) => {
  const response = await fetch(`${explorer.url}${paths.transaction.slice(0, -4)}${ending}?apikey=${explorer.key}`);

  expect(response.status).toBe(errorDialects[dialect].status);
});

test('what ends in dead is unknown, in the way of each operation', async () => {
  const transaction = await ask(explorer, `${paths.transaction.slice(0, -4)}dead`);
  const balance = await ask(
    explorer,
    '/1/api/v2/addresses/0x000000000000000000000000000000000000dEaD/coin-balance-history',
  );
  const transfers = await ask(
    explorer,
    '/1/api/v2/tokens/0x000000000000000000000000000000000000dEaD/instances/1/transfers',
  );

  expect([transaction.status, transaction.text]).toEqual([404, '{"message":"Not found"}']);
  expect([balance.status, balance.text]).toEqual([200, '{"items":[],"next_page_params":null}']);
  expect(transfers.status).toBe(404);
});

test.for([
  ['SUN is no NFT contract', '/1/api/v2/tokens/0x4a86fbe026023991ad6e394c179beb56c8c01510/instances/1/transfers', 404],
  ['an unknown token id has no transfers', `${paths.transfers.replace('/5/', '/1404/')}`, 200],
  ['a token id below 0 has no transfers', `${paths.transfers.replace('/5/', '/-3/')}`, 200],
] as const)('%s', async ([, path, status]) => {
  const answer = await ask(explorer, path);

  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.body.items).toEqual([]);
});

test('a restricted value opens with the secret key', async () => {
  const path = `${paths.transaction.slice(0, -4)}0403`;

  const closed = await ask(explorer, path);
  const wrong = await ask(explorer, path, '&key=nonsense');
  const open = await ask(explorer, path, `&key=${explorer.secretKey}`);

  expect([closed.status, wrong.status, open.status]).toEqual([403, 403, 200]);
});

test('generated hashes bring every kind of transaction', () => {
  const toTransaction = (at: number) =>
    generateTransaction({ chainId: 1, hash: `0x${at.toString(16).padStart(64, '0')}`, now: now(), version: 12 });

  const seen = Array.from({ length: 300 }, (_, at) => toTransaction(at));

  const results = new Set(seen.map((body) => body.result));
  expect(results).toEqual(
    new Set([
      'success',
      'pending',
      'dropped/replaced',
      'awaiting_internal_transactions',
      'execution reverted',
      'out of gas',
    ]),
  );
  expect(seen.some((body) => body.to === null && body.created_contract !== null)).toBe(true);
  expect(seen.some((body) => body.token_transfers_overflow === true)).toBe(true);
  expect(seen.some((body) => body.type === 4)).toBe(true);
});

test.for([
  [10, 'l1_fee'],
  [42161, 'arbitrum'],
  [324, 'zksync'],
  [534352, 'scroll'],
  [42220, 'celo'],
] as const)('chain %i has its own part %s', ([chainId, field]) => {
  const body = generateTransaction({ chainId, hash, now: now(), version: 12, kind: 'payment' });

  expect(body[field]).toBeDefined();
});
