import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { turns } from '../turns.ts';
import { context, ownPage, reference, senders } from './hostile-messages.ts';
import { createBackground } from './start-background.ts';

const elsewhere = 'https://elsewhere.example';

/** Asks about an address as a card does, and returns the hosts that were contacted. */
async function hostsAsked({ parts, asked }: Awaited<ReturnType<typeof createBackground>>): Promise<string[]> {
  asked.length = 0;
  const question = { id: 'q', reference, context, asked: true, refresh: true, isPrivate: false } as const;
  const send = vi.fn();
  const { signal } = new AbortController();
  await parts.answerCard(
    { ...question, fromSamplePage: false, isWary: false, isPublic: false },
    { signal, seen: Promise.resolve(), send },
  );
  return asked.map((url) => new URL(url).host);
}

test('an API address that no page of ours has set is not asked, and is put right', async () => {
  const background = await createBackground();
  expect(await hostsAsked(background)).toEqual(['api.blockscout.com']);

  await fakeBrowser.storage.local.set({ apiAddress: elsewhere });

  expect(await hostsAsked(background)).toEqual(['api.blockscout.com']);
  await vi.waitFor(
    async () =>
      expect(await fakeBrowser.storage.local.get('apiAddress')).toEqual({ apiAddress: 'https://api.blockscout.com' }),
    { timeout: 20_000 },
  );
});

test('one that was only written down ends no lookup that is under way', async () => {
  const { parts } = await createBackground();
  const held = Promise.withResolvers<void>();
  const { fetch: answerNow } = globalThis;
  const fetched = vi.fn(async (...asked: Parameters<typeof fetch>) => {
    await held.promise;
    return answerNow(...asked);
  });
  vi.stubGlobal('fetch', fetched);
  const ask = () => {
    const question = { id: 'q', reference, context, asked: true, refresh: true, isPrivate: false } as const;
    const { signal } = new AbortController();
    return parts.answerCard(
      { ...question, fromSamplePage: false, isWary: false, isPublic: false },
      { signal, seen: Promise.resolve(), send: () => {} },
    );
  };
  const first = ask();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);

  await fakeBrowser.storage.local.set({ apiAddress: elsewhere });
  await expect
    .poll(() => fakeBrowser.storage.local.get('apiAddress'))
    .toEqual({ apiAddress: 'https://api.blockscout.com' });
  const second = ask();
  await turns(30);
  held.resolve();
  await Promise.all([first, second]);

  // A caller with the same question still gets the answer, so no request is paid for twice.
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('one that our own page has set is asked', async () => {
  const background = await createBackground();
  await hostsAsked(background);

  const said = await background.send({ name: 'saveGuarded', request: { apiAddress: elsewhere } }, ownPage);

  expect(said).toEqual({ answer: null });
  expect(await hostsAsked(background)).toEqual(['elsewhere.example']);
});

test.for(['http://evil.example', 'https://evil.example/', 'javascript:1', '', 7, null])(
  'a text that is not an address cannot be set by our own page either: %s',
  async (apiAddress) => {
    const { send } = await createBackground();

    expect(await send({ name: 'saveGuarded', request: { apiAddress } }, ownPage)).toEqual({ refused: true });
  },
);

test('an address that was stored before any was set is asked, and stays in effect from then on', async () => {
  await fakeBrowser.storage.local.set({ apiAddress: elsewhere });
  const background = await createBackground();
  expect(await hostsAsked(background)).toEqual(['elsewhere.example']);

  await fakeBrowser.storage.local.set({ apiAddress: 'https://api.blockscout.com' });

  expect(await hostsAsked(background)).toEqual(['elsewhere.example']);
  expect(
    await background.send({ name: 'saveGuarded', request: { apiAddress: elsewhere } }, senders[0]?.[1] ?? {}),
  ).toEqual({ refused: true });
});

test('where an administrator set it, nothing else is asked, also when that could not be read at first', async () => {
  const background = await createBackground();
  await background.send({ name: 'saveGuarded', request: { apiAddress: 'https://api.blockscout.com' } }, ownPage);
  const preset = { apiAddress: 'https://preset.example' };
  const read = vi.spyOn(fakeBrowser.storage.managed, 'get');
  // Fails twice because the read is retried once.
  read
    .mockRejectedValueOnce(new Error('busy'))
    .mockRejectedValueOnce(new Error('busy'))
    .mockResolvedValue(preset as never);

  await fakeBrowser.storage.local.set({ apiAddress: elsewhere });

  expect(await hostsAsked(background)).toEqual(['preset.example']);
});
