import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import wake from '../../../../entrypoints/wake.ts';
import { handleMessage } from '../../../../src/messages/serve.ts';

test.for(['popup', 'sidepanel'])('the page of the %s wakes the background before it reads anything else', (name) => {
  const html = readFileSync(new URL(`../../../../entrypoints/${name}/index.html`, import.meta.url), 'utf8');
  const loaded = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);

  expect(loaded[0]).toBe('<script async vite-ignore src="/wake.js">');
  expect(loaded.slice(1).join()).toContain('main.tsx');
});

test('what wakes the background asks it nothing', async () => {
  const send = vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockRejectedValue(new Error('nobody is there'));

  wake.main();

  expect(send.mock.calls).toEqual([[{}]]);
  const own = { id: 'us', baseUrl: 'chrome-extension://us/' };
  const [message] = send.mock.calls[0] ?? [];
  expect(await handleMessage({ message, sender: { id: 'us' }, own, handlers: {} as never })).toEqual({ refused: true });
});
