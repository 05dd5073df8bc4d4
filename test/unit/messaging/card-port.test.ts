import { expect, test, vi } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import { type AnswerCard, isCardQuestion, serveCardPort } from '../../../src/messaging/card-port.ts';
import type { CardQuestion } from '../../../src/messaging/protocol.ts';
import cases from './card-port.json' with { type: 'json' };
import { createFakePort } from './fake-port.ts';

const hash = `0x${'ab'.repeat(32)}`;
const question: CardQuestion = {
  id: 'q1',
  reference: { kind: 'transaction', hash },
  context: { written: hash, pageHost: 'page.example', before: 'tx ', after: '' },
  asked: false,
};

const waiting = { kind: 'waiting', chain: { id: 1, name: 'Ethereum', reason: '', colour: '#000' }, text: '…' } as const;

const failed = { kind: 'failure', failure: { title: 'Not found', detail: '', tone: 'bad' } } as const;

test('sends every update with the question it answers', async () => {
  const port = createFakePort();
  serveCardPort(port, async (_, { send }) => send(waiting, true));

  port.say(question);

  await vi.waitFor(() => expect(port.postMessage).toHaveBeenCalledWith({ id: 'q1', last: true, update: waiting }), {
    timeout: 20_000,
  });
});

test('sends every update as it is drawn', async () => {
  const port = createFakePort();
  const drawing = (kind: string) => ({ attributes: {}, inside: [`drawn ${kind}`], status: '', styles: '' });
  const draw = vi.fn((update: CardUpdate): CardUpdate => ({ ...update, drawing: drawing(update.kind) }));
  const answer: AnswerCard = async (_, { send }) => {
    send(waiting, false);
    send(failed, true);
  };
  serveCardPort(port, answer, draw);

  port.say(question);

  await vi.waitFor(() => expect(port.postMessage).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  expect(port.postMessage.mock.calls).toEqual([
    [{ id: 'q1', last: false, update: { ...waiting, drawing: drawing('waiting') } }],
    [{ id: 'q1', last: true, update: { ...failed, drawing: drawing('failure') } }],
  ]);
});

test('draws nothing for a card that has closed', async () => {
  const port = createFakePort();
  const draw = vi.fn((update: CardUpdate) => update);
  let say = () => {};
  serveCardPort(
    port,
    async (_, { send }) => {
      say = () => send(waiting, true);
    },
    draw,
  );

  port.say(question);
  port.end();
  say();

  expect(draw).not.toHaveBeenCalled();
  expect(port.postMessage).not.toHaveBeenCalled();
});

test('closes the port when what it found cannot be drawn', async () => {
  const port = createFakePort();
  const draw = () => {
    throw new Error('broken');
  };
  serveCardPort(port, async (_, { send }) => send(waiting, true), draw);

  port.say(question);

  await vi.waitFor(() => expect(port.disconnect).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(port.postMessage).not.toHaveBeenCalled();
});

test('aborts the answer when the card closes, and sends nothing more', async () => {
  const port = createFakePort();
  let finish = () => {};
  const answer: AnswerCard = (_, { signal, send }) =>
    new Promise((resolve) => {
      finish = () => {
        send(waiting, true);
        resolve(expect(signal.aborted).toBe(true));
      };
    });
  serveCardPort(port, answer);

  port.say(question);
  port.end();
  finish();

  expect(port.postMessage).not.toHaveBeenCalled();
});

test('a new question on the same port aborts the one before', () => {
  const port = createFakePort();
  const signals: AbortSignal[] = [];
  serveCardPort(port, async (_, { signal }) => void signals.push(signal));

  port.say(question);
  port.say({ ...question, id: 'q2', asked: true });

  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
});

test('the same question again says that its card is seen, and nothing else does', async () => {
  const port = createFakePort();
  const seen: string[] = [];
  const answer: AnswerCard = async ({ id }, parts) => void parts.seen.then(() => seen.push(id));
  const tell = async (more: Partial<CardQuestion>) => {
    port.say({ ...question, ...more });
    await Promise.resolve();
    return [...seen];
  };
  serveCardPort(port, answer);

  expect(await tell({})).toEqual([]);
  expect(await tell({})).toEqual([]);
  expect(await tell({ isSeen: true })).toEqual(['q1']);
  expect(await tell({ isSeen: true })).toEqual(['q1']);
  expect(await tell({ id: 'q2', isSeen: true })).toEqual(['q1', 'q2']);
});

test('closes the port when answering fails, so that the card asks again', async () => {
  const port = createFakePort();
  serveCardPort(port, () => Promise.reject(new Error('broken')));

  port.say(question);

  await vi.waitFor(() => expect(port.disconnect).toHaveBeenCalledOnce(), { timeout: 20_000 });
});

test('closes the port on anything that is not a question', () => {
  const port = createFakePort();
  const answer = vi.fn();
  serveCardPort(port, answer);

  port.say({ ...question, reference: { kind: 'transaction', hash: '0x12' } });

  expect(port.disconnect).toHaveBeenCalledOnce();
  expect(answer).not.toHaveBeenCalled();
});

test.for([
  ...cases,
  { name: 'no id', change: { id: undefined } },
  { name: 'a giant id', change: { id: 'x'.repeat(65) } },
  { name: 'too much text around', change: { context: { ...question.context, before: 'x'.repeat(321) } } },
])('does not take a question with $name', ({ change }) => {
  expect(isCardQuestion({ ...question, ...change })).toBe(false);
});

test.for([
  question,
  { ...question, chainId: 42161 },
  { ...question, refresh: true },
  { ...question, depth: 0, follows: 25, rests: true },
  { ...question, chainId: 1, refresh: true, isPrivate: true },
])('takes a whole question: %j', (whole) => {
  expect(isCardQuestion(whole)).toBe(true);
});

const addressAt = (at: number) => `0x${String(at).padStart(40, '0')}`;
const addresses = Array.from({ length: 200 }, (_, at) => addressAt(at));
const full: CardQuestion = { ...question, context: { ...question.context, addresses }, mayAsk: true };

test('asks the page which of its addresses are like others, and takes its answers in their order', async () => {
  const port = createFakePort();
  const found: string[][] = [];
  serveCardPort(port, async (_, { addressesLike }) => {
    found.push(
      ...(await Promise.all([addressesLike?.([addressAt(1), '0x1.*', 'USDC']), addressesLike?.([])])).map(
        (one) => one ?? [],
      ),
    );
  });

  port.say(full);
  port.say({ ...full, alike: [addressAt(900)] });
  port.say({ ...full, alike: [] });

  await vi.waitFor(() => expect(found).toEqual([[addressAt(900)], []]), { timeout: 20_000 });
  // Values that are not addresses never reach a page, because it builds a regular expression from them.
  expect(port.postMessage.mock.calls).toEqual([[{ id: 'q1', likes: [addressAt(1)] }], [{ id: 'q1', likes: [] }]]);
});

test.for<[string, CardQuestion]>([
  ['has told all', { ...full, context: { ...full.context, addresses: addresses.slice(1) } }],
  ['cannot be asked', question],
])('does not ask a page that %s', async ([, one]) => {
  const port = createFakePort();
  const answer = vi.fn(async () => {});
  serveCardPort(port, answer);

  port.say(one);

  expect(answer).toHaveBeenCalledWith(one, expect.objectContaining({ addressesLike: undefined }));
});

test('a page that goes has no addresses', async () => {
  const port = createFakePort();
  const found = vi.fn();
  serveCardPort(port, async (_, { addressesLike }) => found(await addressesLike?.([]), await addressesLike?.([])));

  port.say(full);
  port.end();

  await vi.waitFor(() => expect(found).toHaveBeenCalledWith([], []), { timeout: 20_000 });
});

test.for([[['0x12']], ['all'], [[...addresses, addressAt(900)]]])('refuses %j as addresses of a page', ([alike]) => {
  expect(isCardQuestion({ ...full, alike })).toBe(false);
});
