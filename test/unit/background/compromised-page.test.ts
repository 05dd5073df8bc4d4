import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { address, apiKey, decisions, names, ownPage, secretKey, senders, toMessages } from './hostile-messages.ts';
import { createBackground, expectNoKey } from './start-background.ts';

// A card may learn whether a value is on the watch list, but not its name there.
const saidOfWatched = [
  { answer: { toast: ['Already in Watched'], isWatched: true } },
  { answer: { toast: [expect.stringContaining('in a private window')] } },
];
const drawnPinnedCards = { answer: { bar: expect.objectContaining({ type: 'menu' }), insides: expect.any(Array) } };

test('every question of the protocol is decided on', async () => {
  const { handlers } = await createBackground();

  expect(new Set<string>(names)).toEqual(new Set(Object.keys(handlers)));
});

test.for(names)('our own page is answered "%s", so that a refusal means the sender', async (name) => {
  const { send } = await createBackground();

  const envelope = await send({ name, request: decisions[name].request }, ownPage);

  expect(envelope).toHaveProperty('answer');
  // Even our own page receives at most the last four characters of the key.
  expectNoKey(envelope);
});

test.for(senders)('%s learns nothing by any message in any shape, and changes nothing', async ([, sender]) => {
  const { parts, send, asked } = await createBackground();
  const opened = vi.spyOn(fakeBrowser.tabs, 'create');
  for (const name of names) {
    for (const message of toMessages(name, decisions[name].request)) {
      // A question that is rejected by the rate limit must have no effect either.
      const envelope = await send(message, sender).catch(() => ({ refused: true }));
      const mayBe = { nothing: [], null: [{ answer: null }], words: saidOfWatched, drawing: [drawnPinnedCards] }[
        decisions[name].gets
      ];
      expect([...mayBe, { refused: true }], `${name}: ${JSON.stringify(message)}`).toContainEqual(envelope);
    }
  }

  expect(await parts.secrets.read()).toEqual({ apiKey, secretKey });
  expect(await parts.watched.read()).toEqual([{ address, name: 'Mine', note: 'Do not touch', addedMs: 5 }]);
  expect(await parts.recents.read()).toEqual([]);
  expect(asked).toEqual([]);
  for (const [{ url }] of opened.mock.calls)
    expect(url).toMatch(/^chrome-extension:\/\/test-extension-id\/popup\.html\?/);
  expectNoKey(opened.mock.calls);
});

test.for(['readKey', 'secrets', 'constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
  'a message that the protocol does not have is refused: "%s"',
  async (name) => {
    const { send } = await createBackground();

    for (const [, sender] of senders) {
      for (const message of toMessages(name, {})) expect(await send(message, sender)).toEqual({ refused: true });
    }
  },
);
