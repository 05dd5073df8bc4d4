import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createExplorer, type Explorer } from '../../../src/api/api-client.ts';
import type { Failure } from '../../../src/models/failure.ts';
import { leastTransaction } from './full-answers.ts';
import { apiKey, chain, hash, nowMs } from './service.ts';

const servers: Server[] = [];
const body = JSON.stringify(leastTransaction);

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener, timeoutMs = 2000): Promise<Explorer> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  return createExplorer({
    access: { baseUrl: `http://127.0.0.1:${portOf(address)}/base/`, apiKey },
    fetch,
    now: () => nowMs,
    timeoutMs,
  });
}

function portOf(address: AddressInfo | string | null): number {
  return address !== null && typeof address === 'object' ? address.port : 0;
}

test('a real answer is read, and the request carries nothing of the browser', async () => {
  const seen: { url: string | undefined; headers: object }[] = [];
  const explorer = await serve((request, response) => {
    seen.push({ url: request.url, headers: request.headers });
    response.setHeader('content-type', 'application/json').end(body);
  });

  const reply = await explorer.readTransaction({ chain, hash });

  expect(reply).toMatchObject({ ok: true, value: { hash: hash.toLowerCase() } });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.url).toBe(`/base/8453/api/v2/transactions/${hash}?apikey=proapi_Q7w%2Be%2F8R+t%3Dy`);
  expect(Object.keys(seen[0]?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
  expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/referer|origin|cookie/i);
});

test.for<[string, RequestListener, Failure]>([
  ['before the headers', (request) => request.socket.destroy(), { kind: 'no-connection' }],
  [
    'inside the body',
    (request, response) => {
      response.writeHead(200, { 'content-length': body.length });
      response.write(body.slice(0, 20), () => request.socket.destroy());
    },
    { kind: 'senseless-answer', at: 'cut' },
  ],
])('a connection that is cut %s is reported as such', async ([, listener, failure]) => {
  const explorer = await serve(listener);

  expect(await explorer.readTransaction({ chain, hash })).toEqual({ ok: false, failure });
});

test('a port without a server reports no connection', async () => {
  const explorer = await serve(() => undefined);
  await new Promise((resolve) => servers[0]?.close(resolve));

  expect(await explorer.readTransaction({ chain, hash })).toEqual({ ok: false, failure: { kind: 'no-connection' } });
});

test('a redirection is not followed', async () => {
  const urls: (string | undefined)[] = [];
  const explorer = await serve((request, response) => {
    urls.push(request.url);
    response.writeHead(302, { location: '/elsewhere' }).end();
  });

  expect(await explorer.readTransaction({ chain, hash })).toEqual({
    ok: false,
    failure: { kind: 'service-trouble', status: 302 },
  });
  expect(urls).toHaveLength(1);
});

test.for<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['stops inside the body', (_request, response) => response.writeHead(200).write('{"hash"')],
])('a server that %s times out', async ([, listener]) => {
  const explorer = await serve(listener, 60);

  expect(await explorer.readTransaction({ chain, hash })).toEqual({
    ok: false,
    failure: { kind: 'timed-out', afterMs: 60 },
  });
});

test('an abort closes the connection', async () => {
  const controller = new AbortController();
  const closed = Promise.withResolvers<void>();
  const explorer = await serve((request, response) => {
    response.on('close', closed.resolve);
    response.writeHead(200).write('{');
    request.socket.once('close', closed.resolve);
    controller.abort();
  });

  const reply = await explorer.readTransaction({ chain, hash, signal: controller.signal });

  expect(reply).toEqual({ ok: false, failure: { kind: 'aborted' } });
  await closed.promise;
});
