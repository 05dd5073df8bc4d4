import { expect, test, vi } from 'vitest';
import { createExplorer, type Meter } from '../../../src/api/api-client.ts';
import { leastTransaction } from './full-answers.ts';
import { apiKey, chain, createService, hash, json, nowMs, operations } from './service.ts';
import tables from './transport.json' with { type: 'json' };

const limitBytes = 2 * 1024 * 1024;

/** A body that sends the chunks and then stalls forever. */
function stalled(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (body) => {
      for (const chunk of chunks) {
        body.enqueue(new TextEncoder().encode(chunk));
      }
    },
  });
}

test.for(operations)('a $name is asked for with a bare GET', async ({ ask }) => {
  const service = createService([json(leastTransaction)]);

  await ask(service.explorer);

  expect(service.requests).toHaveLength(1);
  expect(service.requests[0]).toMatchObject({
    method: 'GET',
    body: null,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'manual',
  });
  expect(Object.fromEntries(service.requests[0]?.headers ?? [])).toEqual({ accept: 'application/json' });
});

test.for(tables.addresses)('the API address $baseUrl leads to $start', async ({ baseUrl, start }) => {
  const service = createService([json(leastTransaction)], { access: { baseUrl, apiKey } });

  await service.explorer.readTransaction({ chain, hash });

  expect(service.requests[0]?.url.startsWith(`${start}api/v2/transactions/`)).toBe(true);
  expect([...(service.urls()[0]?.searchParams.keys() ?? [])]).toEqual(['apikey']);
});

test('fetch is called as no method of anything, as browsers demand', async () => {
  let self: unknown = 'not called';
  const explorer = createExplorer({
    access: { baseUrl: 'https://api.example.org', apiKey },
    fetch: async function (this: unknown) {
      self = this;
      return new Response('{}');
    },
    now: () => nowMs,
  });

  await explorer.readTransaction({ chain, hash });

  expect(self).toBeUndefined();
});

test.for([429, 500, 503, 413, 408])('status %i is not asked again', async (status) => {
  const service = createService([json({}, status, { 'retry-after': '0' })]);

  await service.explorer.readTransaction({ chain, hash });

  expect(service.requests).toHaveLength(1);
});

test('a lost connection is not tried again', async () => {
  const service = createService([
    () => {
      throw new TypeError('Failed to fetch');
    },
  ]);

  await service.explorer.readTransaction({ chain, hash });

  expect(service.requests).toHaveLength(1);
});

test.for<[string, () => Response | Promise<Response>]>([
  ['before its headers', () => new Promise<Response>(() => undefined)],
  ['before its body', () => new Response(stalled())],
  ['inside its body', () => new Response(stalled('{"hash":', '"0x'))],
])('an answer that stalls %s times out', async ([, answer]) => {
  for (const { ask } of operations) {
    const { explorer } = createService([answer], { timeoutMs: 10 });

    expect(await ask(explorer)).toEqual({ ok: false, failure: { kind: 'timed-out', afterMs: 10 } });
  }
});

test('a stalled body does not hide the status of an error', async () => {
  const { explorer } = createService([() => new Response(stalled('{"err'), { status: 401 })], { timeoutMs: 10 });

  expect(await explorer.readTransaction({ chain, hash })).toEqual({ ok: false, failure: { kind: 'key-refused' } });
});

test('the time is one for a page that is asked for twice', async () => {
  vi.useFakeTimers();
  const refusal = json({ errors: [{ detail: 'Unexpected field: token_id' }] }, 422);
  const { explorer } = createService([
    async () => {
      await vi.advanceTimersByTimeAsync(20_000);
      return refusal();
    },
    () => new Promise<Response>(() => undefined),
  ]);

  const reply = explorer.readTransfersPage({
    chain,
    contract: `0x${'1'.repeat(40)}`,
    tokenId: '7',
    next: { block_number: '5', token_id: '7' },
  });
  await vi.advanceTimersByTimeAsync(25_000);

  expect(await reply).toEqual({ ok: false, failure: { kind: 'timed-out', afterMs: 25_000 } });
});

test('a slow answer within 25 seconds is read, and leaves no timer', async () => {
  vi.useFakeTimers();
  const { explorer } = createService([
    async () => {
      await vi.advanceTimersByTimeAsync(24_900);
      return json(leastTransaction)();
    },
  ]);

  const reply = await explorer.readTransaction({ chain, hash });

  expect(reply).toMatchObject({ ok: true });
  expect(vi.getTimerCount()).toBe(0);
});

test.for(operations)('a $name that is no longer wanted is not asked for', async ({ ask }) => {
  const service = createService([json(leastTransaction)]);

  const reply = await ask(service.explorer, AbortSignal.abort());

  expect(reply).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(service.requests).toHaveLength(0);
});

test.for<[string, () => Response | Promise<Response>]>([
  ['before its headers', () => new Promise<Response>(() => undefined)],
  ['inside its body', () => new Response(stalled('{'))],
  ['inside the body of an error', () => new Response(stalled('{'), { status: 500 })],
])('an answer that is aborted %s ends at once', async ([, answer]) => {
  const controller = new AbortController();
  const service = createService([
    (request) => {
      setTimeout(() => controller.abort(), 5);
      request.signal.addEventListener('abort', () => undefined);
      return answer();
    },
  ]);

  const reply = await service.explorer.readTransaction({ chain, hash, signal: controller.signal });

  expect(reply).toEqual({ ok: false, failure: { kind: 'aborted' } });
  expect(service.requests[0]?.signal.aborted).toBe(true);
});

test('a body that is too big is not read to its end', async () => {
  let sentBytes = 0;
  const chunk = new TextEncoder().encode(' '.repeat(64 * 1024));
  const endless = new ReadableStream<Uint8Array>({
    pull: (body) => {
      sentBytes += chunk.byteLength;
      body.enqueue(chunk);
    },
  });
  const { explorer } = createService([() => new Response(endless)]);

  const reply = await explorer.readTransaction({ chain, hash });

  expect(reply).toEqual({ ok: false, failure: { kind: 'senseless-answer', at: 'size' } });
  expect(sentBytes).toBeLessThan(limitBytes + 5 * chunk.byteLength);
});

test('a body that announces to be too big is not read at all', async () => {
  const { explorer } = createService([
    () => new Response(stalled('{'), { headers: { 'content-length': String(limitBytes + 1) } }),
  ]);

  expect(await explorer.readTransaction({ chain, hash })).toMatchObject({ failure: { at: 'size' } });
});

test('a big body within the limit is read', async () => {
  const raw_input = `0x${'ab'.repeat(900_000)}`;
  const { explorer } = createService([json({ ...leastTransaction, raw_input })]);

  expect(await explorer.readTransaction({ chain, hash })).toMatchObject({ ok: true, value: { rawInput: raw_input } });
});

test('an endless body does not hide the status of an error', async () => {
  const endless = new ReadableStream<Uint8Array>({ pull: (body) => body.enqueue(new Uint8Array(65_536)) });
  const { explorer } = createService([() => new Response(endless, { status: 503 })]);

  expect(await explorer.readTransaction({ chain, hash })).toMatchObject({
    failure: { kind: 'service-trouble', status: 503 },
  });
});

test('characters that are cut between chunks are whole again', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...leastTransaction, method: 'süß😀' }));
  const drops = new ReadableStream<Uint8Array>({
    start: (body) => {
      for (const byte of bytes) {
        body.enqueue(Uint8Array.of(byte));
      }
      body.close();
    },
  });
  const { explorer } = createService([() => new Response(drops)]);

  expect(await explorer.readTransaction({ chain, hash })).toMatchObject({ value: { method: 'süß😀' } });
});

test.for(tables.meters)(
  'the meter tells $what, of answers and refusals alike',
  async ({ headers, meters: expected }) => {
    const told: Meter[] = [];
    const { explorer } = createService([json(leastTransaction, 200, headers), json({}, 402, headers)], {
      onMeter: (meter) => told.push(meter),
    });

    await explorer.readTransaction({ chain, hash });
    await explorer.readTransaction({ chain, hash });

    expect(told).toEqual([...expected, ...expected]);
  },
);

test('a redirection whose status the browser hides is trouble of the service', async () => {
  const hidden = Object.defineProperties(new Response(null), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
    ok: { value: false },
  });
  const { explorer } = createService([hidden]);

  expect(await explorer.readTransaction({ chain, hash })).toEqual({
    ok: false,
    failure: { kind: 'service-trouble', status: 302 },
  });
});

test.for<[string, unknown]>([
  ['by the network', new TypeError('network error')],
  ['by no known reason', 'x'],
])('a body that breaks %s is a senseless answer, for the service was reached', async ([, thrown]) => {
  const { explorer } = createService([() => new Response(new ReadableStream({ pull: (body) => body.error(thrown) }))]);

  expect(await explorer.readTransaction({ chain, hash })).toEqual({
    ok: false,
    failure: { kind: 'senseless-answer', at: 'cut' },
  });
});
