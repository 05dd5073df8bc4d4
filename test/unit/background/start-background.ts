import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createHandlers } from '../../../src/background/message-handlers.ts';
import { createServices } from '../../../src/background/services.ts';
import { handleMessage, type Sender } from '../../../src/messaging/message-router.ts';
import type { Envelope } from '../../../src/messaging/send-message.ts';
import { address, apiKey, own, secretKey } from './hostile-messages.ts';

// Each key as it is and in two encodings, and its first 12 characters.
const traces = [apiKey, secretKey].flatMap((secret) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
  secret.slice(0, 12),
]);

/** Fails if the value contains either key or a part of it. */
export const expectNoKey = (told: unknown) => {
  const text = JSON.stringify(told) ?? '';
  for (const trace of traces) expect(text).not.toContain(trace);
};

/** Creates the real background with both keys and one watched address, over a service that echoes what it receives. */
export async function createBackground() {
  globalThis.indexedDB = new IDBFactory();
  fakeBrowser.permissions.contains = async () => true;
  fakeBrowser.i18n.getUILanguage = () => 'en';
  fakeBrowser.runtime.openOptionsPage = async () => {};
  fakeBrowser.action.setBadgeText = async () => {};
  fakeBrowser.action.setTitle = async () => {};
  const asked: string[] = [];
  // A service that echoes everything it receives.
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url);
    // The reported rate limit is high enough for simultaneous requests.
    const headers = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999', 'x-ratelimit-reset': '1' };
    return Response.json({ message: `No ${request.url} for ${apiKey} and ${secretKey}` }, { status: 400, headers });
  });
  const parts = createServices();
  await parts.secrets.save({ apiKey, secretKey });
  await parts.watched.save({ address, name: 'Mine', note: 'Do not touch', addedMs: 5 });
  const handlers = createHandlers(parts);
  const send = (message: unknown, sender: Sender): Promise<Envelope<unknown>> =>
    handleMessage({ message, sender, own, handlers });
  return { parts, handlers, send, asked };
}
