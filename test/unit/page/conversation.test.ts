import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import { createConversation, type Told } from '../../../src/page/conversation.ts';
import { createFakePorts } from './fake-port.ts';

const question = {
  reference: { kind: 'address', address: `0x${'a'.repeat(40)}` },
  evidence: { written: `0x${'a'.repeat(40)}`, pageHost: 'example.org', before: '', after: '' },
} as const;
const askFirst: CardUpdate = {
  kind: 'ask-first',
  title: 'Look this up?',
  detail: 'Nothing was sent.',
  label: 'Look up',
};
const waiting: CardUpdate = {
  kind: 'waiting',
  chain: { id: 1, name: 'Ethereum', reason: 'because', colour: '#627eea' },
  text: 'looking it up…',
};

function start(openPort?: () => null) {
  const fake = createFakePorts();
  const told: Told[] = [];
  const onOrphaned = vi.fn();
  const talk = createConversation({
    question,
    openPort: openPort ?? fake.openPort,
    onTold: (next) => told.push(next),
    onOrphaned,
  });
  return { ...fake, talk, told, onOrphaned, last: () => told.at(-1) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('posts the question and tells the answer', () => {
  const { talk, ports, last } = start();

  talk.ask(false);
  ports[0]?.answer(askFirst);

  expect(ports[0]?.questions).toMatchObject([{ ...question, asked: false }]);
  expect(last()).toEqual({ update: askFirst, slow: false });
  expect(ports[0]?.isOpen).toBe(false);
});

test('drops answers to other questions', () => {
  const { talk, ports, last } = start();

  talk.ask(false);
  ports[0]?.answer(askFirst, { id: 'another' });

  expect(last()?.update).toBeNull();
});

test('keeps the port open for better answers until the last one', () => {
  const { talk, ports, last } = start();

  talk.ask(false);
  ports[0]?.answer(waiting, { last: false });

  expect(ports[0]?.isOpen).toBe(true);
  expect(last()?.update).toEqual(waiting);
});

test('asks once more when the port ends with the answer outstanding', () => {
  const { talk, ports, questions, last } = start();

  talk.ask(true);
  ports[0]?.die();
  ports[1]?.answer(askFirst);

  expect(questions().map(({ asked }) => asked)).toEqual([true, true]);
  expect(last()?.update).toEqual(askFirst);
});

test('says that nobody answered when the port ends twice', () => {
  const { talk, ports, last } = start();

  talk.ask(false);
  ports[0]?.die();
  ports[1]?.die();

  expect(ports).toHaveLength(2);
  expect(last()?.update).toMatchObject({ kind: 'failure', failure: { action: { kind: 'try-again' } } });
});

test('asks nothing again when the port ends after the last answer', () => {
  const { talk, ports } = start();

  talk.ask(false);
  ports[0]?.answer(askFirst);
  ports[0]?.die();

  expect(ports).toHaveLength(1);
});

test('says that Hashlens was updated when there is no port to open', () => {
  const { talk, last, onOrphaned } = start(() => null);

  talk.ask(false);

  expect(last()?.update).toMatchObject({ kind: 'failure', failure: { title: 'Hashlens was updated' } });
  expect(onOrphaned).toHaveBeenCalledOnce();
});

test('is slow after three seconds without an answer, also when it is told to wait', () => {
  const { talk, ports, last } = start();

  talk.ask(false);
  vi.advanceTimersByTime(2_999);
  const before = last()?.slow;
  ports[0]?.answer(waiting, { last: false });
  vi.advanceTimersByTime(1);

  expect(before).toBe(false);
  expect(last()).toEqual({ update: waiting, slow: true });
});

test('gives up on a background that stays silent for a minute', () => {
  const { talk, ports, last } = start();

  talk.ask(false);
  vi.advanceTimersByTime(60_000);

  expect(last()?.update?.kind).toBe('failure');
  expect(ports[0]?.isOpen).toBe(false);
});

test('hangs up at its end and tells nothing more', () => {
  const { talk, ports, told } = start();

  talk.ask(false);
  talk.end();
  const before = told.length;
  ports[0]?.answer(askFirst);
  vi.advanceTimersByTime(120_000);

  expect(ports[0]?.isOpen).toBe(false);
  expect(told).toHaveLength(before);
});

test('keeps an older answer on the card when nobody answers any more', () => {
  const content = { kind: 'content', content: { name: 'Address' } } as CardUpdate;
  const { talk, ports, last } = start();

  talk.ask(false);
  ports[0]?.answer(content, { last: false });
  ports[0]?.die();
  ports[1]?.die();

  expect(last()?.update).toEqual(content);
});

test('asks once more when the port takes no question', () => {
  const { ports, openPort } = start();
  const told: Told[] = [];
  let isFirst = true;
  const talk = createConversation({
    question,
    openPort: () => {
      const port = openPort();
      if (!isFirst) return port;
      isFirst = false;
      return {
        ...port,
        postMessage: () => {
          throw new Error('The port is closed.');
        },
      };
    },
    onTold: (next) => told.push(next),
    onOrphaned: () => {},
  });

  talk.ask(false);
  ports[1]?.answer(askFirst);

  expect(ports).toHaveLength(2);
  expect(told.at(-1)?.update).toEqual(askFirst);
});

test('remembers that the person asked for this very value', () => {
  const { talk, ports, questions } = start();

  talk.ask(false);
  talk.ask(true);
  ports[1]?.answer(askFirst);
  talk.ask(false);

  expect(questions().map(({ asked }) => asked)).toEqual([false, true, true]);
});
