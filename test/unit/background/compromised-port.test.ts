import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { createServices } from '../../../src/background/services.ts';
import { serveCards } from '../../../src/messaging/card-port.ts';
import type { Sender } from '../../../src/messaging/message-router.ts';
import { sizes } from '../../size.ts';
import { createFakePort } from '../messaging/fake-port.ts';
import { apiKey, context, decisions, names, reference, senders, toMessages } from './hostile-messages.ts';
import { toCardQuestions } from './hostile-questions.ts';
import { createBackground, expectNoKey } from './start-background.ts';

const page: Sender = senders[0]?.[1] ?? {};

/** Connects to the listening background. Returns the messages from the port and whether the port was closed. */
async function connect(parts: ReturnType<typeof createServices>, name: string, sender: Sender) {
  let onConnect: (port: object) => void = () => {};
  vi.spyOn(fakeBrowser.runtime.onConnect, 'addListener').mockImplementation((listener) => {
    onConnect = listener as (port: object) => void;
  });
  serveCards((question, { signal, seen, send }) =>
    parts.answerCard(
      { ...question, isPrivate: false, fromSamplePage: false, isWary: false, isPublic: false },
      { signal, seen, send },
    ),
  );
  const port = createFakePort(name, sender);
  onConnect(port);
  return { port, post: port.say };
}

const question = { id: 'q', reference, context, asked: true, isSeen: true };

test.for(['page', 'walk', 'keys', '', 'Card', 'card ', '__proto__'])('a port named "%s" is closed', async (name) => {
  const { parts } = await createBackground();

  const { port, post } = await connect(parts, name, page);
  post(question);

  expect(port.disconnect).toHaveBeenCalledOnce();
  expect(port.postMessage).not.toHaveBeenCalled();
});

test('a card’s port tells no key, even of a service that says it back', async () => {
  const { parts, asked } = await createBackground();
  const { port, post } = await connect(parts, 'card', page);

  post({
    ...question,
    apiKey,
    source: 'secrets',
    baseUrl: 'https://evil.example',
    access: { baseUrl: 'https://e.example' },
  });

  await vi.waitFor(() => expect(port.postMessage.mock.lastCall?.[0]).toMatchObject({ last: true }), {
    timeout: 20_000,
  });
  expect(asked.map((url) => new URL(url).host)).toEqual(['api.blockscout.com']);
  expectNoKey(port.postMessage.mock.calls);
});

test('whatever else is put through a card’s port closes it and asks nothing', async () => {
  const { parts, asked } = await createBackground();
  const wrong = names.flatMap((name) => toMessages(name, decisions[name].request));

  for (const message of wrong) {
    const { port, post } = await connect(parts, 'card', page);
    post(message);
    expect(port.disconnect, JSON.stringify(message)).toHaveBeenCalledOnce();
    expect(port.postMessage).not.toHaveBeenCalled();
  }
  expect(asked).toEqual([]);
});

test('a question with any one field forged closes the port, or gets a card with no key and of no list', async () => {
  const { parts, asked } = await createBackground();
  const fates = { closed: 0, card: 0 };

  async function put({ what, question: forged }: { what: string; question: object }): Promise<void> {
    const { port, post } = await connect(parts, 'card', page);
    post(forged);
    const last = () => port.postMessage.mock.lastCall?.[0]?.last === true;
    const ended = () => expect(port.disconnect.mock.calls.length > 0 || last(), what).toBe(true);
    await vi.waitFor(ended, { interval: 5, timeout: 20_000 });
    fates[last() ? 'card' : 'closed'] += 1;
    for (const [answer] of port.postMessage.mock.calls) {
      expect(new Set(Object.keys(answer)), what).toEqual(new Set(['id', 'last', 'update']));
      expect(['waiting', 'content', 'failure', 'ask-first'], what).toContain(answer.update.kind);
    }
    expectNoKey(port.postMessage.mock.calls);
    expect(JSON.stringify(port.postMessage.mock.calls), what).not.toMatch(/Do not touch/);
  }

  // All in parallel, because many questions wait briefly before they ask.
  const { forgedQuestionStep: step } = sizes;
  await Promise.all(
    toCardQuestions()
      .filter((_, at) => at % step === 0)
      .map(put),
  );

  expect(fates.closed).toBeGreaterThan(300 / step);
  expect(fates.card).toBeGreaterThan(30 / step);
  expect(new Set(asked.map((url) => new URL(url).host))).toEqual(new Set(['api.blockscout.com']));
});
