import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { startLocalExplorer } from '../../explorer/start-local-explorer.ts';
import { ask, hash, paths } from './fetch-json.ts';

let explorer: LocalExplorer;

beforeAll(async () => {
  explorer = await startLocalExplorer();
});

afterEach(() => {
  explorer.reset();
});

afterAll(() => explorer.close());

const whole = () => ask(explorer, paths.balance);

test('a rule counts for its path, after the skipped and for so many requests', async () => {
  explorer.behave({ path: hash.toUpperCase(), skip: 1, times: 2, reply: 'unavailable' });

  const statuses: number[] = [];
  for (let at = 0; at < 4; at += 1) statuses.push((await ask(explorer, paths.transaction)).status);
  const other = await whole();

  expect(statuses).toEqual([200, 503, 503, 200]);
  expect(other.status).toBe(200);
});

test('a cut connection is a network error', async () => {
  explorer.behave({ cut: 'connection' });

  await expect(whole()).rejects.toThrow();
  await expect.poll(() => explorer.log[0]).toMatchObject({ status: null, ended: 'cut' });
});

test('a body that is cut inside ends in an error after its beginning', async () => {
  explorer.behave({ cut: { afterBytes: 40 } });

  const response = await fetch(`${explorer.url}${paths.balance}?apikey=${explorer.key}`);
  const { value } = (await response.body?.getReader().read()) ?? {};

  expect(response.status).toBe(200);
  expect(value?.length).toBe(40);
  await expect(whole()).rejects.toThrow();
});

test('a hanging request stays open until the asker gives up', async () => {
  explorer.behave({ hang: true });
  const signal = AbortSignal.timeout(120);

  await expect(fetch(`${explorer.url}${paths.balance}?apikey=${explorer.key}`, { signal })).rejects.toThrow();

  await expect.poll(() => explorer.log[0]?.ended).toBe('cut');
});

test('delays and slow bodies take their time and lose nothing', async () => {
  const { text } = await whole();
  explorer.behave({ delayMs: 60, slowBody: { bytes: Math.ceil(text.length / 4), pauseMs: 20 } });
  const start = performance.now();

  const slow = await whole();

  expect(slow.text).toBe(text);
  expect(performance.now() - start).toBeGreaterThan(110);
});

test('a reply can be to another hash', async () => {
  explorer.behave({ otherHash: true });

  const { status, body } = await ask(explorer, paths.transaction);

  expect(status).toBe(200);
  expect(body.hash).toMatch(/^0x[\da-f]{64}$/);
  expect(body.hash).not.toBe(hash);
});

test('a body can be rewritten and headers added or taken away', async () => {
  explorer.behave({
    rewrite: (body) => ({ ...(body as object), next_page_params: { block_number: 5 } }),
    headers: { 'x-credits-remaining': '', 'x-other': 'yes' },
  });

  const { body, headers } = await whole();

  expect(body.next_page_params).toEqual({ block_number: 5 });
  expect([headers.get('x-credits-remaining'), headers.get('x-other')]).toEqual([null, 'yes']);
});

test('credits are billed by operation, reported in headers and spent at last', async () => {
  const poor = await startLocalExplorer({ credits: 75 });

  const answers = [
    await ask(poor, paths.transaction),
    await ask(poor, paths.balance),
    await ask(poor, paths.transfers),
  ];
  await poor.close();

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 402]);
  expect(answers.map(({ headers }) => headers.get('x-credits-remaining'))).toEqual(['55', '5', '5']);
  expect(answers[2]?.body).toEqual({ error: 'Out of credits' });
});

test('too many requests in a second get 429 and the time left in ms, and the next second is free', async () => {
  let time = 5000;
  const limited = await startLocalExplorer({ requestsPerSecond: 2, now: () => time });

  const first = await ask(limited, paths.transaction);
  time += 300;
  const answers = [await ask(limited, paths.transaction), await ask(limited, paths.transaction)];
  time += 700;
  const free = await ask(limited, paths.transaction);
  await limited.close();

  expect([first.status, ...answers.map(({ status }) => status), free.status]).toEqual([200, 200, 429, 200]);
  expect(answers[1]?.headers.get('x-ratelimit-reset')).toBe('700');
  expect(answers[1]?.headers.get('x-ratelimit-limit')).toBe('2');
  expect(answers[1]?.headers.get('x-ratelimit-remaining')).toBe('0');
});

test('the log keeps every request with its key, in order', async () => {
  await fetch(`${explorer.url}${paths.balance}?apikey=wrong&key=hush`, { headers: { 'x-mine': '1' } });

  await expect.poll(() => explorer.log[0]?.ended).toBe('sent');
  expect(explorer.log).toMatchObject([
    {
      method: 'GET',
      path: paths.balance,
      query: { apikey: 'wrong', key: 'hush' },
      status: 401,
      headers: { 'x-mine': '1' },
    },
  ]);
});

test('no page may read it across origins unless it is told so', async () => {
  const open = await startLocalExplorer({ cors: true });

  const [closedAnswer, openAnswer] = await Promise.all([whole(), ask(open, paths.balance)]);
  await open.close();

  expect(closedAnswer.headers.get('access-control-allow-origin')).toBeNull();
  expect(openAnswer.headers.get('access-control-allow-origin')).toBe('*');
});

test('other methods and odd targets are answered, not stumbled over', async () => {
  const posted = await fetch(`${explorer.url}${paths.balance}?apikey=${explorer.key}`, { method: 'POST', body: '{}' });
  const odd = await fetch(`${explorer.url}//%?apikey=${explorer.key}`);

  expect([posted.status, odd.status]).toEqual([404, 404]);
});
