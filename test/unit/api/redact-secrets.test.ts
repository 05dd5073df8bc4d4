import { HTTPError, NetworkError, TimeoutError } from 'ky';
import { beforeEach, expect, test, vi } from 'vitest';
import { hideSecretsInJson } from '../../../src/api/redact-secrets.ts';
import { readThreadMs } from '../thread-time.ts';
import { leastTransaction } from './full-answers.ts';
import { type Answered, apiKey, createService, json, operations, raw, secretKey } from './service.ts';

const access = { baseUrl: 'https://api.example.org/path', apiKey, secretKey };
const url = `https://api.example.org/path/8453?apikey=${encodeURIComponent(apiKey)}&key=${encodeURIComponent(secretKey)}`;
const echo = `Refused ${url} for ${apiKey} and ${secretKey}, x${apiKey.slice(0, 9)}\u200b${apiKey.slice(9)} too`;
const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

beforeEach(() => {
  for (const method of methods) {
    vi.spyOn(console, method);
  }
});

function thrower(thrown: unknown): () => never {
  return () => {
    throw thrown;
  };
}

const statuses = [400, 401, 402, 403, 404, 408, 413, 422, 429, 500, 502, 503];

const paths: [title: string, answer: Answered][] = [
  ...statuses.flatMap((status): [string, Answered][] => [
    [`status ${status} and a message`, json({ message: echo }, status)],
    [`status ${status} and an error`, json({ error: echo }, status)],
    [
      `status ${status} and a list of errors`,
      json({ errors: [{ title: echo, detail: echo, source: { pointer: echo } }] }, status),
    ],
    [`status ${status} and bare JSON`, json(echo, status)],
    [`status ${status} and text`, raw(echo, status)],
    [`status ${status} and HTML`, raw(`<html>${echo}</html>`, status)],
    [`status ${status} and an unexpected field`, json({ errors: [{ detail: 'Unexpected field: apikey' }] }, status)],
  ]),
  ['a 2xx message', json({ message: echo })],
  ['a 2xx of HTML', raw(`<html>${echo}</html>`)],
  ['a 2xx of bare JSON', json(echo)],
  ['a field that does not fit', json({ ...leastTransaction, value: echo, items: [{ [echo]: 1, value: echo }] })],
  ['another answer', json({ ...leastTransaction, hash: apiKey })],
  ['a lost connection', thrower(new TypeError(`Failed to fetch (${url})`))],
  ['a failed fetch', thrower(new TypeError('Failed to fetch', { cause: new Error(url) }))],
  ['an error with the URL', thrower(new Error(url))],
  ['a bare text with the URL', thrower(url)],
  ['a time-out of ky', thrower(new TimeoutError(new Request(url)))],
  ['a lost connection of ky', thrower(new NetworkError(new Request(url), { cause: new Error(url) }))],
  ['a refusal of ky', thrower(new HTTPError(new Response(echo, { status: 401 }), new Request(url), {} as never))],
  ['an abort', thrower(new DOMException(url, 'AbortError'))],
  ['a time-out', thrower(new DOMException(url, 'TimeoutError'))],
  ['a body that breaks', () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError(url)) }))],
  [
    'an error body that breaks',
    () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError(url)) }), { status: 422 }),
  ],
  ['a silent service', () => new Promise<Response>(() => undefined)],
];

test.for(paths)('%s puts no key into a failure or a log', async ([, answer]) => {
  for (const { ask } of operations) {
    const { explorer } = createService([answer], { access, timeoutMs: 5 });

    const reply = await ask(explorer);

    const written = JSON.stringify(reply);
    expect(written).toContain('"ok":false');
    for (const secret of [apiKey, secretKey]) {
      expect(written).not.toContain(secret);
      expect(written).not.toContain(encodeURIComponent(secret));
      expect(written).not.toContain(new URLSearchParams({ '': secret }).toString().slice(1));
    }
    expect(written).not.toMatch(/proapi_|e\/8R|8453\?|apikey=[^*]/i);
  }

  expect(methods.map((method) => vi.mocked(console[method]).mock.calls)).toEqual(methods.map(() => []));
});

test('of a URL in a detail only the host is kept', async () => {
  const message = 'Increase limits at https://dev.example.org/buy?for=me#now, or key=abc';
  const { explorer } = createService([json({ message }, 400)]);

  expect(await operations[0]?.ask(explorer)).toMatchObject({
    failure: { detail: 'Increase limits at https://dev.example.org or key=***' },
  });
});

test('a detail keeps the rest of the service’s message', async () => {
  const { explorer } = createService([json({ message: `No such key ${apiKey} here` }, 400)]);

  expect(await operations[0]?.ask(explorer)).toMatchObject({ failure: { detail: 'No such key *** here' } });
});

test('keys inside a cursor are not kept', async () => {
  const { explorer } = createService([
    json({ items: [], next_page_params: { block_number: 1, apikey: apiKey, key: secretKey } }),
  ]);

  const replies = await Promise.all(operations.slice(1).map(({ ask }) => ask(explorer)));

  expect(replies).toMatchObject([
    { value: { next: { block_number: '1' } } },
    { value: { next: { block_number: '1' } } },
  ]);
  expect(JSON.stringify(replies)).not.toContain('key');
});

const escapedForHtml = apiKey.replaceAll('/', '&#x2F;').replaceAll('=', '&#61;');
const spellings: [title: string, spelling: string][] = [
  ['plain', apiKey],
  ['percent-encoded', encodeURIComponent(apiKey)],
  ['percent-encoded in lower case', encodeURIComponent(apiKey).replaceAll(/%../g, (part) => part.toLowerCase())],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent(apiKey))],
  ['as a form', new URLSearchParams({ '': apiKey }).toString().slice(1)],
  ['escaped for HTML', escapedForHtml],
  ['escaped as JSON in a text', apiKey.replaceAll('/', '\\/')],
  ['broken by a line', `${apiKey.slice(0, 9)}\n  ${apiKey.slice(9)}`],
  ['broken by invisible characters', [...apiKey].join('\u200b')],
  ['without its blank', apiKey.replace(' ', '')],
  ['the secret key', secretKey],
  ['the secret key, percent-encoded', encodeURIComponent(secretKey).toLowerCase()],
];

test.for(spellings)('a key in a detail is hidden when written %s', async ([, spelling]) => {
  const { explorer } = createService([json({ message: `No such key (${spelling}) here` }, 400)], { access });

  expect(await operations[0]?.ask(explorer)).toMatchObject({ failure: { detail: 'No such key (***) here' } });
});

test.for(spellings)('a key in a good answer is hidden when written %s', async ([, spelling]) => {
  const text = `https://api.example.org/x?apikey=${spelling}`;
  const { explorer } = createService(
    [json({ ...leastTransaction, method: spelling, request_url: text, [`at ${spelling}`]: [{ deep: text }] })],
    { access },
  );

  const reply = await operations[0]?.ask(explorer);

  const hidden = 'https://api.example.org/x?apikey=***';
  expect(reply).toMatchObject({
    ok: true,
    value: { method: '***', extra: { request_url: hidden, 'at ***': [{ deep: hidden }] } },
  });
});

test('a key in a good answer is hidden when JSON escapes all of it', async () => {
  const escaped = [...apiKey].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  const { explorer } = createService([raw(`${JSON.stringify(leastTransaction).slice(0, -1)},"method":"x${escaped}"}`)]);

  expect(await operations[0]?.ask(explorer)).toMatchObject({ value: { method: 'x***' } });
});

test.for<[string, string, Record<string, unknown>, unknown]>([
  ['quotes and backslashes', '"},\\"x":"', { method: 'a"},\\"x":"b' }, { method: 'a***b' }],
  ['digits alone', '1234567890', { nonce: 1_234_567_890, method: '1234567890' }, { nonce: null, method: '***' }],
  ['an escape at its end', 'abcdefgh\\', { method: 'abcdefgh\\n' }, { method: '***n' }],
])('hiding a key of %s leaves the answer readable', async ([, key, changes, expected]) => {
  const { explorer } = createService([json({ ...leastTransaction, ...changes })], {
    access: { ...access, apiKey: key },
  });

  expect(await operations[0]?.ask(explorer)).toMatchObject({ ok: true, value: expected });
});

test.for(['1', '0x', 'ok', '1234567'])('the short key %j does not wreck an answer', async (key) => {
  const changes = { method: `${key} is short`, value: '1234567', status: 'ok' };
  const { explorer } = createService([json({ ...leastTransaction, ...changes })], {
    access: { ...access, apiKey: key, secretKey: key },
  });

  expect(await operations[0]?.ask(explorer)).toMatchObject({ ok: true, value: changes });
});

test('hiding keys is quick in an answer that is made to be slow', () => {
  const start = apiKey.slice(0, 16);
  const texts = [
    JSON.stringify((start + ' '.repeat(60)).repeat(20_000)),
    `"${'\\"'.repeat(700_000)}"`,
    `${'"'.repeat(1_400_001)}\\`,
    // This text is cut off inside a string, so that there is no closing quote to find.
    `{"metadata":"${'\\"'.repeat(700_000)}`,
    JSON.stringify(Array(9000).fill({ ...leastTransaction, name: '"' })),
    '+'.repeat(1_400_000),
  ];

  const beganAt = readThreadMs();
  const shown = texts.map((text) => hideSecretsInJson(text, [apiKey, secretKey]));

  expect(shown).toEqual(texts);
  expect(readThreadMs() - beganAt).toBeLessThan(2000);
});
