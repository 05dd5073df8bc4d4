import { afterAll, beforeAll, expect, test } from 'vitest';
import { isInSample } from '../../../src/api/sample/find-in-sample.ts';
import { judgeHash } from '../../../src/references/private-key-guard.ts';
import { type PageServer, startPageServer } from '../../explorer/start-page-server.ts';

let pages: PageServer;

beforeAll(async () => {
  pages = await startPageServer();
});

afterAll(() => pages.close());

test.for(['demo', 'strict-csp', 'hostile', 'dynamic', 'states'])('%s.html is served as a page', async (name) => {
  const response = await fetch(`${pages.url}/${name}.html`);

  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('<!doctype html>');
});

test('only the strict page has a policy', async () => {
  const [strict, demo] = await Promise.all([fetch(`${pages.url}/strict-csp.html`), fetch(`${pages.url}/demo.html`)]);

  expect(strict.headers.get('content-security-policy')).toContain(
    "default-src 'none'; require-trusted-types-for 'script'",
  );
  expect(demo.headers.get('content-security-policy')).toBeNull();
});

test.for(['/nothing.html', '/../explorer/main.ts', '/..%2fexplorer%2fmain.ts', '/', '/%'])(
  '%s is not there',
  async (path) => {
    const response = await fetch(`${pages.url}${path}`);

    expect(response.status).toBe(404);
  },
);

test('the demo page points only at what the sample holds', async () => {
  const text = (await (await fetch(`${pages.url}/demo.html`)).text()).replace(/<pre.*?<\/pre>/s, '');
  const chainOf = (before: string) => (before.includes('arbiscan') ? 42161 : 1);

  const found = [...text.matchAll(/(.{0,40})(?<![\dA-Za-z])(0x[\dA-Fa-f]{64}|0x[\dA-Fa-f]{40})(?:\/(\d+))?/g)];

  expect(found.length).toBeGreaterThan(7);
  for (const [, before = '', hex = '', tokenId] of found) {
    const chainId = chainOf(before);
    const reference =
      hex.length === 66
        ? ({ kind: 'transaction', hash: hex } as const)
        : tokenId === undefined
          ? ({ kind: 'address', address: hex } as const)
          : ({ kind: 'token-instance', contract: hex, tokenId } as const);
    expect(isInSample({ chainId, reference }), hex).toBe(true);
  }
});

test('the first transaction of the demo page is looked up without a click', async () => {
  const html = await (await fetch(`${pages.url}/demo.html`)).text();
  const [, sentence = '', hash = ''] = /<p>([^<]*)<code data-demo="transaction">(\w+)/.exec(html) ?? [];
  const context = {
    written: hash,
    pageHost: '127.0.0.1',
    before: sentence.replace(/\s+/g, ' ').slice(-80),
    after: '.',
  };

  expect(judgeHash({ hash, context, asked: false, isExplorerHost: () => false })).toMatchObject({ kind: 'send' });
});
