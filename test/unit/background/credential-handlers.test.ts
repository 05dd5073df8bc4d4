import { expect, test } from 'vitest';
import { createExplorer } from '../../../src/api/api-client.ts';
import { checkApiKey } from '../../../src/background/credential-handlers.ts';
import { plainQueue } from '../lookup/plain-queue.ts';
import bodies from './credential-handlers.json' with { type: 'json' };

const now = () => Date.UTC(2026, 10, 21);

function check(status: number, body: unknown) {
  return checkBody(status, JSON.stringify(body));
}

function checkBody(status: number, body: string, requestQueue = plainQueue()) {
  const headers = { 'x-credits-remaining': '99980' };
  return checkApiKey({
    requestQueue,
    source: {
      explorer: (onMeter) =>
        createExplorer({
          access: { baseUrl: 'https://x.example', apiKey: 'k' },
          onMeter,
          now,
          fetch: async () => new Response(body, { status, headers }),
        }),
      sample: false,
      address: 'https://x.example',
      epoch: 0,
    },
    chain: { id: 1, name: 'Ethereum' },
  });
}

test('a key is checked whatever the service refused it before, and what it says of credits is heard', async () => {
  const told: unknown[] = [];
  const requestQueue = plainQueue();

  await checkBody(404, '{"message":"Not found"}', {
    ...requestQueue,
    allow: async () => void told.push('allow'),
    ask: (question) =>
      question.send({
        signal: new AbortController().signal,
        onSent: () => told.push('sent'),
        onMeter: ({ creditsLeft }) => told.push(creditsLeft),
      }),
  });

  expect(told).toEqual(['allow', 'sent', 99980]);
});

test('only a sound answer means that the key was accepted', async () => {
  expect(await check(200, { items: [], next_page_params: null })).toMatchObject({
    ok: true,
    value: { creditsLeft: 99980 },
  });
});

test.for([
  [401, { error: 'Unauthorized' }, 'key-refused'],
  [402, { error: 'Out of credits' }, 'out-of-credits'],
  [503, { error: 'Service unavailable' }, 'service-trouble'],
] as const)('%i is reported as it is', async ([status, body, kind]) => {
  expect(await check(status, body)).toMatchObject({ ok: false, failure: { kind } });
});

test.for(bodies)('a 404 with $what proves no key', async ({ body }) => {
  expect(await checkBody(404, body)).toEqual({ ok: false, failure: { kind: 'service-trouble', status: 404 } });
});
