import { beforeEach, expect, test, vi } from 'vitest';
import type { CardContent, CardUpdate } from '../../../../src/cards/card-content.ts';
import { createCardClient } from '../../../../src/content/card/card-client.ts';
import { nothingTold, type Told } from '../../../../src/content/card/draw-card.ts';
import type { CardPort } from '../../../../src/messaging/card-port.ts';
import { askFirst } from '../../cards/ask-first.ts';
import { createFakePorts } from '../fake-port.ts';

const question = {
  reference: { kind: 'address', address: `0x${'a'.repeat(40)}` },
  context: { written: `0x${'a'.repeat(40)}`, pageHost: 'example.org', before: '', after: '' },
} as const;
const page = { hidden: false };
const waiting: CardUpdate = {
  kind: 'waiting',
  chain: { id: 1, name: 'Ethereum', reason: 'because', colour: '#627eea' },
  text: 'looking it up…',
};

const content: CardUpdate = { kind: 'content', content: { name: 'Address', source: 'Updated 3 h ago' } as CardContent };
const moving: CardUpdate = { ...content, followMs: 5_000 };
const failure: CardUpdate = { kind: 'failure', failure: { title: 'No connection', detail: '', tone: 'bad' } };

function start(openPort: (open: () => CardPort) => CardPort | null = (open) => open()) {
  const fake = createFakePorts();
  const told: Told[] = [];
  const onOrphaned = vi.fn();
  const talk = createCardClient({
    document: page as Document,
    question,
    addressesLike: (likes) => likes.toReversed(),
    openPort: () => openPort(fake.openPort),
    onTold: (next) => told.push(next),
    onOrphaned,
  });
  return { ...fake, talk, told, onOrphaned, last: () => told.at(-1) };
}

function startAndAsk(...how: Parameters<typeof start>) {
  const started = start(...how);
  started.talk.ask();
  return started;
}

beforeEach(() => {
  page.hidden = false;
  vi.useFakeTimers();
});

test('posts the question and tells the answer', () => {
  const { ports, last } = startAndAsk();
  ports[0]?.answer(askFirst);

  expect(ports[0]?.questions).toMatchObject([{ ...question, asked: false }]);
  expect(last()).toEqual({ ...nothingTold, name: `Address ${question.reference.address}`, update: askFirst });
  expect(ports[0]?.isOpen).toBe(false);
});

test('drops answers to other questions', () => {
  const { ports, last } = startAndAsk();
  ports[0]?.answer(askFirst, { id: 'another' });

  expect(last()?.update).toBeNull();
});

test('keeps the port open for better answers until the last one', () => {
  const { ports, last } = startAndAsk();
  ports[0]?.answer(waiting, { last: false });

  expect(ports[0]?.isOpen).toBe(true);
  expect(last()?.update).toEqual(waiting);
});

test('asks once more when the port ends with the answer outstanding', () => {
  const { talk, ports, questions, last } = start();

  talk.ask({ asked: true });
  ports[0]?.die();
  ports[1]?.answer(askFirst);

  expect(questions().map(({ asked }) => asked)).toEqual([true, true]);
  expect(last()?.update).toEqual(askFirst);
});

test('says that there was no answer when the port ends twice', () => {
  const { ports, last } = startAndAsk();
  ports[0]?.die();
  ports[1]?.die();

  expect(ports).toHaveLength(2);
  expect(last()?.update).toMatchObject({ kind: 'own', isUpdated: false });
});

test('asks nothing again when the port ends after the last answer', () => {
  const { ports } = startAndAsk();
  ports[0]?.answer(askFirst);
  ports[0]?.die();

  expect(ports).toHaveLength(1);
});

test('says that Hashlens was updated when there is no port to open', () => {
  const { last, onOrphaned } = startAndAsk(() => null);

  expect(last()?.update).toMatchObject({ kind: 'own', isUpdated: true });
  expect(onOrphaned).toHaveBeenCalledOnce();
});

test('tells a screen reader what every word says, also beside an answer that stays', () => {
  const { ports, last } = startAndAsk();
  const saying = (update: CardUpdate, status: string) => ({
    ...update,
    drawing: { attributes: {}, inside: [], status, styles: '' },
  });
  const first = saying(content, 'an answer');

  ports[0]?.answer(first, { last: false });
  const answered = last();
  ports[0]?.answer(saying(waiting, 'it waits'), { last: false });

  expect(answered).toMatchObject({ update: first, status: 'an answer' });
  expect(last()).toMatchObject({ update: first, status: 'it waits' });
});

test('gives up on a background that stays silent for a minute and a half', () => {
  const { ports, last } = startAndAsk();
  vi.advanceTimersByTime(90_000);

  expect(last()?.update?.kind).toBe('own');
  expect(ports[0]?.isOpen).toBe(false);
});

test('waits on for a background that speaks now and then', () => {
  const { ports, last } = startAndAsk();
  for (let minute = 0; minute < 3; minute++) {
    vi.advanceTimersByTime(89_999);
    ports[0]?.answer(waiting, { last: false });
  }

  expect(last()?.update).toEqual(waiting);
  expect(ports[0]?.isOpen).toBe(true);
});

test('hangs up at its end and tells nothing more', () => {
  const { talk, ports, told } = startAndAsk();
  talk.end();
  const before = told.length;
  ports[0]?.answer(askFirst);
  vi.advanceTimersByTime(120_000);

  expect(ports[0]?.isOpen).toBe(false);
  expect(told).toHaveLength(before);
});

test('keeps an older answer on the card when the background no longer answers, and says so', () => {
  const { ports, last } = startAndAsk();
  ports[0]?.answer(content, { last: false });
  ports[0]?.die();
  ports[1]?.die();

  expect(last()).toMatchObject({ update: content, asking: false, said: 'Could not refresh' });
});

test('says which addresses of the page are like others when it is asked', () => {
  const { ports } = startAndAsk();

  ports[0]?.wantAddresses(['0x1', '0x2']);

  expect(ports[0]?.questions).toMatchObject([{ ...question, mayAsk: true, alike: ['0x2', '0x1'] }]);
});

test('asks once more when the port takes no question', () => {
  const postMessage = () => {
    throw new Error('The port is closed.');
  };
  let isFirst = true;
  const { ports, last } = startAndAsk((open) => {
    const port = isFirst ? { ...open(), postMessage } : open();
    isFirst = false;
    return port;
  });
  ports[1]?.answer(askFirst);

  expect(ports).toHaveLength(2);
  expect(last()?.update).toEqual(askFirst);
});

test('remembers that the user asked for this very value', () => {
  const { talk, ports, questions } = startAndAsk();
  talk.ask({ asked: true });
  ports[1]?.answer(askFirst);
  talk.ask();

  expect(questions().map(({ asked }) => asked)).toEqual([false, true, true]);
});

test('shows an old answer, then the new one, and is asking in between', () => {
  const { ports, told } = startAndAsk();
  ports[0]?.answer(content, { last: false });
  ports[0]?.answer(waiting, { last: false });
  ports[0]?.die();
  ports[1]?.answer(waiting, { last: false });
  ports[1]?.answer(content);

  expect(told.map(({ update, asking }) => [update?.kind, asking])).toEqual([
    [undefined, true],
    ['content', true],
    ['content', true],
    ['content', true],
    ['content', false],
  ]);
  expect(ports).toHaveLength(2);
});

test('keeps the chain that the user chose for every later question', () => {
  const { talk, ports, questions, last } = startAndAsk();
  ports[0]?.answer(content, { last: false });
  talk.ask({ chainId: 10, rests: true }, true);
  const meanwhile = last();
  ports[0]?.answer(failure);
  const afterLate = last();
  ports[1]?.die();
  talk.ask({ refresh: true });

  expect(meanwhile).toMatchObject({ update: content, isOver: true, asking: true });
  expect(afterLate).toEqual(meanwhile);
  expect(questions().map(({ rests }) => rests)).toEqual([undefined, true, true, undefined]);
  expect(questions().map(({ chainId }) => chainId)).toEqual([undefined, 10, 10, 10]);
});

test('asks again once, and keeps what is shown until something new is there', () => {
  const { talk, ports, questions, told } = startAndAsk();
  ports[0]?.answer(content);
  talk.ask({ refresh: true }, true);
  ports[1]?.die();
  ports[2]?.answer(failure);
  talk.ask();

  expect(questions().map(({ refresh }) => refresh)).toEqual([undefined, true, true, undefined]);
  expect(told.map(({ update, asking }) => [update?.kind, asking])).toEqual([
    [undefined, true],
    ['content', false],
    ['content', true],
    ['failure', false],
    [undefined, true],
  ]);
});

/** Answers each question when it arrives, and returns the second in which each one arrived. */
function follow(talk: ReturnType<typeof start>, seconds: number, answer: (count: number) => CardUpdate) {
  const { ports } = talk;
  const times: number[] = [];
  for (let second = 0; second <= seconds; second++) {
    const port = ports.at(-1);
    if (port?.isOpen) {
      times.push(second);
      port.answer(answer(times.length));
    }
    vi.advanceTimersByTime(1_000);
  }
  return times;
}

test('follows what may change by itself, after as long as each answer says, tells how often, and comes to rest', () => {
  const talk = start();

  talk.talk.ask({ chainId: 10 });
  const times = follow(talk, 600, (count) => (count < 4 ? { ...content, followMs: count * 5_000 } : content));

  expect(times).toEqual([0, 5, 15, 30]);
  expect(new Set(talk.questions().map(({ id }) => id)).size).toBe(4);
  expect(talk.questions().map(({ follows }) => follows)).toEqual([0, 1, 2, 3]);
  expect(talk.questions().at(-1)).toMatchObject({ chainId: 10 });
  expect(talk.questions().some(({ refresh }) => refresh)).toBe(false);
  expect(talk.last()).toEqual({ ...nothingTold, name: `Address ${question.reference.address}`, update: content });
});

test('follows 25 times at most, whatever the answers say', () => {
  expect(follow(startAndAsk(), 600, () => moving)).toHaveLength(26);
});

test('shows what an answer says of itself, as long as it applies', () => {
  const { talk, ports, last } = startAndAsk();
  const drawing = { attributes: {}, inside: [], status: '', styles: '', said: 'Not followed any more' };

  ports[0]?.answer({ ...content, drawing });
  const answered = last();
  talk.ask({ refresh: true }, true);
  const asked = last();
  ports[1]?.answer(content);

  expect(answered).toMatchObject({ said: 'Not followed any more' });
  expect(asked).toMatchObject({ asking: true, said: '' });
  expect(last()).toMatchObject({ said: '' });
});

test('stops showing what came before as soon as there is an answer, though not the last one', () => {
  const { talk, ports, last } = startAndAsk();
  ports[0]?.answer(content, { last: false });
  talk.fail();
  ports[0]?.answer(content, { last: false });

  expect(last()).toMatchObject({ update: content, asking: true, said: '' });
});

test('says once that no newer answer came, however often, until one comes', () => {
  const talk = startAndAsk();

  follow(talk, 30, (count) => (count === 1 ? moving : failure));
  const failed = talk.last();
  follow(talk, 30, () => moving);

  expect(failed).toMatchObject({ update: moving, said: 'Could not refresh' });
  expect(talk.last()).toMatchObject({ update: moving, said: '' });
});

test('says beside the answer that something else was not answered, and goes on saying so', () => {
  const { talk, ports, last } = startAndAsk();
  ports[0]?.answer(content, { last: false });
  talk.fail();
  const told = last();
  ports[0]?.answer(waiting, { last: false });
  const waited = last();
  ports[0]?.answer(content);

  expect(told).toMatchObject({ update: content, said: 'Hashlens did not answer' });
  expect(waited).toEqual(told);
  expect(last()).toMatchObject({ update: content, said: '' });
});

test('says instead of a failure that its offer got no answer', () => {
  const { talk, ports, last } = startAndAsk();
  ports[0]?.answer(failure);
  talk.fail();

  expect(last()?.update).toMatchObject({ kind: 'own', isUpdated: false });
});

test('ends the question before as soon as another chain is chosen, and shows the first word about it', () => {
  const { talk, ports, last } = startAndAsk();
  ports[0]?.answer(content, { last: false });
  talk.ask({ chainId: 10 }, true);
  const kept = last();
  ports[1]?.answer(waiting, { last: false });

  expect(ports[0]?.isOpen).toBe(false);
  expect(kept).toMatchObject({ update: content, isOver: true });
  expect(last()).toMatchObject({ update: waiting, isOver: false });
});

test('keeps no answer about another chain when the background no longer answers', () => {
  const { talk, ports, last } = startAndAsk();
  ports[0]?.answer(content);
  talk.ask({ chainId: 10 }, true);
  ports[1]?.die();
  ports[2]?.die();

  expect(last()).toMatchObject({ update: { kind: 'own' }, isOver: false });
});

const inside = {
  reference: { kind: 'transaction', hash: `0x${'b'.repeat(64)}` },
  context: { written: `0x${'b'.repeat(64)}`, pageHost: '', before: '', after: '' },
} as const;

test('becomes about something that is in it, and leads back to what it was about, as it was', () => {
  const { talk, ports, questions, last } = startAndAsk();
  talk.ask({ chainId: 10 }, true);
  ports[1]?.answer(content);
  talk.ask({ about: inside, chainId: 10, asked: true });
  const shown = last()?.update;
  ports[2]?.die();
  talk.ask({ refresh: true });
  talk.back();
  talk.back();

  expect(shown).toBeNull();
  expect(questions().map(({ reference: { kind }, depth }) => [kind, depth])).toEqual([
    ['address', 0],
    ['address', 0],
    ['transaction', 1],
    ['transaction', 1],
    ['transaction', 1],
    ['address', 0],
    ['address', 0],
  ]);
  expect(questions()[2]).toMatchObject({ ...inside, chainId: 10, asked: true });
  expect(questions()[5]).toMatchObject({ ...question, chainId: 10, asked: false });
});

test.for([
  ['a failure', failure],
  ['a question to the user', askFirst],
] as const)('keeps the answer, and goes on, when following meets %s', ([, met]) => {
  const talk = startAndAsk();

  const times = follow(talk, 40, (count) => (count === 2 ? met : moving));

  expect(times).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(new Set(talk.told.map(({ update }) => update?.kind))).toEqual(new Set([undefined, 'content']));
});

test('does not wait in sight while it follows', () => {
  const { ports, last } = startAndAsk();
  ports[0]?.answer(moving);
  vi.advanceTimersByTime(5_000);
  ports[1]?.answer(waiting, { last: false });

  expect(last()).toEqual({ ...nothingTold, name: `Address ${question.reference.address}`, update: moving });
});

test('follows only while the document is seen', () => {
  const { ports } = startAndAsk();
  ports[0]?.answer(moving);
  page.hidden = true;
  vi.advanceTimersByTime(3_600_000);
  const whileHidden = ports.length;
  page.hidden = false;
  vi.advanceTimersByTime(5_000);

  expect(whileHidden).toBe(1);
  expect(ports).toHaveLength(2);
});

test('follows from the start again after the user has asked', () => {
  const talk = startAndAsk();

  follow(talk, 60, () => moving);
  talk.talk.ask({ refresh: true }, true);
  const times = follow(talk, 12, () => moving);
  const counts = talk.questions().map(({ follows }) => follows);

  expect(times).toEqual([0, 5, 10]);
  expect(counts.slice(-3)).toEqual([0, 1, 2]);
});

test('follows nothing after its end', () => {
  const { talk, ports } = startAndAsk();
  ports[0]?.answer(moving);
  talk.end();
  vi.advanceTimersByTime(600_000);

  expect(ports).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
