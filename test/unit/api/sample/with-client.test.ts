import { afterAll, beforeAll, expect, test } from 'vitest';
import { createExplorer, createSampleFetch, type Explorer } from '../../../../src/api/api-client.ts';
import { type SampleReference, sampleReferences } from '../../../../src/api/sample/sample-references.ts';
import type { BalancePage } from '../../../../src/models/balance.ts';
import type { Reply } from '../../../../src/models/failure.ts';
import type { Cursor, TransfersPage } from '../../../../src/models/token.ts';
import type { LocalExplorer } from '../../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../../explorer/start-local-explorer.ts';
import { now } from './ask-sample.ts';

const shown = sampleReferences.map((each) => [each.caption, each.reference] as const);
const ethereum = { id: 1, name: 'Ethereum' };

const onSample = createExplorer({
  access: { baseUrl: 'https://sample.test', apiKey: 'none' },
  fetch: createSampleFetch({ now: () => now }),
  now: () => now,
});

let server: LocalExplorer;
let onServer: Explorer;

beforeAll(async () => {
  server = await startLocalExplorer({ version: 11, legacyTokenId: true, echoSecrets: true });
  onServer = createExplorer({ access: { baseUrl: server.url, apiKey: server.key }, fetch, now: Date.now });
});

afterAll(() => server.close());

function toValue<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.failure)}`);
  return reply.value;
}

/** Returns the number of changes or transfers found by following the cursors to the end; 1 for a transaction. */
async function readAll(explorer: Explorer, reference: SampleReference['reference']): Promise<number> {
  const chain = { id: reference.chainId, name: `chain ${reference.chainId}` };
  if (reference.kind === 'transaction') {
    const { hash } = toValue(await explorer.readTransaction({ chain, hash: reference.hash }));
    return hash === reference.hash ? 1 : 0;
  }
  let count = 0;
  let next: Cursor | null = null;
  do {
    if (reference.kind === 'address') {
      const page: BalancePage = toValue(await explorer.readBalancePage({ chain, address: reference.address, next }));
      count += page.changes.length;
      next = page.next;
    } else {
      const { contract, tokenId } = reference;
      const page: TransfersPage = toValue(await explorer.readTransfersPage({ chain, contract, tokenId, next }));
      count += page.transfers.length;
      next = page.next;
    }
  } while (next !== null);
  return count;
}

test.for(shown)('the real client reads %s from the sample and the same from the server', async ([, reference]) => {
  const counts = await Promise.all([readAll(onSample, reference), readAll(onServer, reference)]);

  expect(counts[0]).toBeGreaterThan(reference.kind === 'transaction' ? 0 : 2);
  expect(counts[1]).toBe(counts[0]);
});

test('the real client makes sense of 60 generated transactions', async () => {
  const hashes = Array.from({ length: 60 }, (_, at) => `0x${(at + 5).toString(16).padStart(64, '0')}`);

  const replies = await Promise.all(hashes.map((hash) => onServer.readTransaction({ chain: ethereum, hash })));

  const states = new Set(replies.map((reply) => toValue(reply).state));
  expect(states).toEqual(new Set(['succeeded', 'failed', 'pending', 'awaiting', 'dropped']));
});
