import { expect, test } from 'vitest';
import type { Failure } from '../../../src/models/failure.ts';
import { type Answered, address, chain, createService, hash, json, raw } from './service.ts';

const midnight = '2026-11-22T00:00:00.000Z';
const html = '<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title></head><body></body></html>';
const notFound: Failure = { kind: 'not-found', what: 'transaction', lookedOn: [chain] };

function refusedWith(detail: string): Failure {
  return { kind: 'question-refused', detail };
}

function trouble(status: number): Failure {
  return { kind: 'service-trouble', status };
}

async function readFailure(answer: Answered): Promise<Failure | null> {
  const reply = await createService([answer]).explorer.readTransaction({ chain, hash });

  return reply.ok ? null : reply.failure;
}

const invalid = {
  title: 'Invalid value',
  source: { pointer: '/items_count' },
  detail: '100 is larger than inclusive maximum 50',
};

test.for<[number, unknown, Failure]>([
  [400, { message: 'Unknown API v2 action' }, refusedWith('Unknown API v2 action')],
  [
    400,
    { message: "Params 'module' are required", result: null, status: '0' },
    refusedWith("Params 'module' are required"),
  ],
  [401, { error: 'Unauthorized' }, { kind: 'key-refused' }],
  [402, { error: 'Proceed with API key or make a X402 payment to continue' }, { kind: 'payment-required' }],
  [402, { error: 'Out of credits' }, { kind: 'out-of-credits', untilTime: midnight }],
  [402, { message: 'out of credits!' }, { kind: 'out-of-credits', untilTime: midnight }],
  [403, { message: 'Restricted access' }, { kind: 'restricted' }],
  [403, { error: 'Forbidden' }, trouble(403)],
  [404, { error: 'Network not supported', source: 'internal' }, { kind: 'chain-not-served', chain }],
  [404, { error: 'Network not supported' }, { kind: 'chain-not-served', chain }],
  [404, { error: 'Not found', source: 'internal' }, trouble(404)],
  [404, { message: 'Not found' }, notFound],
  [404, { message: 'Not found', error: 'Not found' }, notFound],
  [404, { message: 'No such transaction' }, notFound],
  [404, {}, { ...notFound, unclear: true }],
  [404, { title: 'Not Found', status: 404 }, { ...notFound, unclear: true }],
  [404, 'Page not found', trouble(404)],
  [404, [], trouble(404)],
  [413, { error: 'Too large' }, refusedWith('Too large')],
  [422, { errors: [invalid] }, refusedWith('Invalid value: 100 is larger than inclusive maximum 50 (at /items_count)')],
  [422, { errors: [{ title: 'A' }, { detail: 'b' }, 5] }, refusedWith('A; b')],
  [422, { errors: 'odd', message: 'Invalid parameter(s)' }, refusedWith('Invalid parameter(s)')],
  [422, { message: 'Invalid parameter(s)' }, refusedWith('Invalid parameter(s)')],
  [422, { nothing: 'known' }, refusedWith('status 422')],
  [429, { message: 'Too many requests. Increase limits now' }, { kind: 'too-many-requests', retryAfterMs: null }],
  [500, 'Internal server error', trouble(500)],
  [500, { error: 'Internal server error', source: 'upstream' }, trouble(500)],
  [501, { error: 'Not implemented', source: 'upstream' }, trouble(501)],
  [502, { error: 'Bad gateway', source: 'upstream' }, trouble(502)],
  [503, { error: 'Service unavailable', source: 'upstream' }, trouble(503)],
  [504, { error: 'Gateway timeout', source: 'upstream' }, trouble(504)],
  [520, { error: 'Unknown error', source: 'upstream' }, trouble(520)],
])('status %i with %j is understood', async ([status, body, expected]) => {
  expect(await readFailure(json(body, status))).toEqual(expected);
});

test.for<[number, string, Failure]>([
  [401, html, { kind: 'key-refused' }],
  [402, '', { kind: 'payment-required' }],
  [403, html, trouble(403)],
  [404, html, trouble(404)],
  [404, '', trouble(404)],
  [404, 'Not found', trouble(404)],
  [302, '', trouble(302)],
  [307, html, trouble(307)],
  [418, html, refusedWith('status 418')],
  [418, '{"message":null,"errors":[{"ti', refusedWith('status 418')],
  [418, 'error code: 1010', refusedWith('error code: 1010')],
  [429, '', { kind: 'too-many-requests', retryAfterMs: null }],
  [500, html, trouble(500)],
  [503, '{"error":"cut', trouble(503)],
])('status %i with the text %j is understood', async ([status, body, expected]) => {
  expect(await readFailure(raw(body, status))).toEqual(expected);
});

test('what was not found is named after the question', async () => {
  const { explorer } = createService([json({ message: 'Not found' }, 404)]);

  const replies = await Promise.all([
    explorer.readBalancePage({ chain, address }),
    explorer.readTransfersPage({ chain, contract: address, tokenId: '7' }),
  ]);

  expect(replies).toMatchObject([{ failure: { what: 'address' } }, { failure: { what: 'token-instance' } }]);
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

test.for<[string, number | null, Record<string, string>]>([
  ['seconds', 3000, { 'retry-after': '3' }],
  ['a date', 45_000, { 'retry-after': 'Sat, 21 Nov 2026 22:31:00 GMT' }],
  ['a date in the past', 0, { 'retry-after': 'Sat, 21 Nov 2026 22:00:00 GMT' }],
  ['the limit header, in milliseconds', 850, { 'x-ratelimit-reset': '850' }],
  ['both', 3000, { 'retry-after': '3', 'x-ratelimit-reset': '850' }],
  ['nonsense and the limit header', 850, { 'retry-after': 'soon', 'x-ratelimit-reset': '850' }],
  ['an unknown limit', null, { 'x-ratelimit-reset': '-1' }],
  ['a negative wait', null, { 'retry-after': '-1' }],
  ['nothing', null, {}],
  ['two hours', 3_600_000, { 'retry-after': '7200' }],
  ['a limit of two hours', 3_600_000, { 'x-ratelimit-reset': '7200000' }],
  ['a distant date', 3_600_000, { 'retry-after': 'Sun, 21 Nov 2027 22:00:00 GMT' }],
  ['no wait', 0, { 'retry-after': '0' }],
])('a 429 with %s waits for %s ms', async ([, retryAfterMs, headers]) => {
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
