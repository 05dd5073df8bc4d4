import { expect, test } from 'vitest';
import type { Failure } from '../../../src/models/failure.ts';
import tables from './failures.json' with { type: 'json' };
import { type Answered, address, chain, createService, hash, json, raw } from './service.ts';

function refusedWith(detail: string): Failure {
  return { kind: 'question-refused', detail };
}

async function readFailure(answer: Answered): Promise<Failure | null> {
  const reply = await createService([answer]).explorer.readTransaction({ chain, hash });

  return reply.ok ? null : reply.failure;
}

test.for(tables.bodies)('status $status with $body is understood', async ({ status, body, failure: expected }) => {
  expect(await readFailure(json(body, status))).toEqual(expected);
});

test.for(tables.texts)(
  'status $status with the text $body is understood',
  async ({ status, body, failure: expected }) => {
    expect(await readFailure(raw(body, status))).toEqual(expected);
  },
);

test('what was not found is named after the question', async () => {
  const { explorer } = createService([json({ message: 'Not found' }, 404)]);

  const replies = await Promise.all([
    explorer.readBalancePage({ chain, address }),
    explorer.readTransfersPage({ chain, contract: address, tokenId: '7' }),
  ]);

  // An address that was never seen has an empty history: the path is wrong.
  expect(replies).toMatchObject([
    { failure: { kind: 'service-trouble', status: 404 } },
    { failure: { kind: 'not-found', what: 'token-instance' } },
  ]);
});

test('a 408 says how long it took', async () => {
  let nowMs = 1000;
  const { explorer } = createService(
    [
      () => {
        nowMs = 4500;
        return new Response('', { status: 408 });
      },
    ],
    { now: () => nowMs },
  );

  expect(await explorer.readTransaction({ chain, hash })).toMatchObject({
    failure: { kind: 'timed-out', afterMs: 3500 },
  });
});

test.for(tables.waits)('a 429 with $what waits for $retryAfterMs ms', async ({ retryAfterMs, headers }) => {
  const failure = await readFailure(json({ error: 'Too many requests' }, 429, headers));

  expect(failure).toEqual({ kind: 'too-many-requests', retryAfterMs });
});

test('a detail is cleaned and cut', async () => {
  const message = `\u202eBad\u0000 \u200bvalue\n\n\ud800 ${'€'.repeat(500)}`;

  expect(await readFailure(json({ message }, 422))).toEqual(refusedWith(`Bad value ${'€'.repeat(189)}…`));
});

test('a detail is cut between characters', async () => {
  expect(await readFailure(json({ message: '😀'.repeat(300) }, 400))).toEqual(refusedWith(`${'😀'.repeat(199)}…`));
});

test.for<[string, () => never, Failure]>([
  ['no network in Chromium', () => fail(new TypeError('Failed to fetch')), { kind: 'no-connection' }],
  [
    'no network in Firefox',
    () => fail(new TypeError('NetworkError when attempting to fetch resource.')),
    { kind: 'no-connection' },
  ],
  ['no network in Node', () => fail(new TypeError('fetch failed')), { kind: 'no-connection' }],
  ['a redirection', () => fail(new TypeError('unexpected redirect')), { kind: 'no-connection' }],
  ['a network error by name', () => fail(new DOMException('x', 'NetworkError')), { kind: 'no-connection' }],
  ['an error of no known kind', () => fail(new Error('x')), { kind: 'no-connection' }],
  ['something that is no error', () => fail('x'), { kind: 'no-connection' }],
  ['an abort by the browser', () => fail(new DOMException('x', 'AbortError')), { kind: 'aborted' }],
  [
    'a time-out by the browser',
    () => fail(new DOMException('x', 'TimeoutError')),
    { kind: 'timed-out', afterMs: 25_000 },
  ],
])('%s is understood', async ([, answer, expected]) => {
  expect(await readFailure(answer)).toEqual(expected);
});

function fail(thrown: unknown): never {
  throw thrown;
}
