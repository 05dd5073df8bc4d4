import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { CardUpdate } from '../../../../../src/cards/card-content.ts';
import type { CardPort } from '../../../../../src/messaging/card-port.ts';
import { createCardLine } from '../../../../../src/ui/popup/lookup/card-line.ts';
import { createFakePorts } from '../../../content/fake-port.ts';
import { contentOf } from '../samples.ts';

const silentMs = 90_000;

const question = {
  reference: { kind: 'transaction', hash: `0x${'cd'.repeat(32)}` },
  context: { written: '', pageHost: '', before: '', after: '' },
  asked: true,
} as const;
const waiting: CardUpdate = {
  kind: 'waiting',
  chain: { id: 1, name: 'Ethereum', reason: '', colour: '#000' },
  text: 'looking it up…',
};
const failure: CardUpdate = { kind: 'failure', failure: { title: 'No connection', detail: '', tone: 'bad' } };

function openLine(options: { isGone?: boolean; isDeaf?: boolean } = {}) {
  const { ports, openPort } = createFakePorts();
  const openCardPort = (): CardPort | null => {
    if (options.isGone) return null;
    const postMessage = () => {
      throw new Error('Attempting to use a disconnected port object');
    };
    return options.isDeaf ? { ...openPort(), postMessage } : openPort();
  };
  let count = 0;
  const spent: (number | null)[] = [];
  const found: number[] = [];
  const isWatched = signal(true);
  const clock = { nowMs: 0, waits: [] as { ms: number; ended: AbortSignal; end: () => void }[] };
  const line = createCardLine({
    openCardPort,
    makeId: () => String(++count),
    onCredits: (credits) => spent.push(credits),
    onContent: ({ chain }) => found.push(chain.id),
    isWatched,
    now: () => clock.nowMs,
    wait: (ms, ended) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      clock.waits.push({ ms, ended, end: resolve });
      ended.addEventListener('abort', () => resolve());
      return promise;
    },
  });

  const running = () => clock.waits.filter(({ ended }) => !ended.aborted);
  const silence = () => running().find(({ ms }) => ms === silentMs);
  const follow = () => running().find(({ ms }) => ms !== silentMs);
  /** Ends the wait for the next poll after the last answer, and returns its duration (ms). */
  async function passTime(): Promise<number | undefined> {
    const next = running().at(-1);
    clock.nowMs += next?.ms ?? 0;
    next?.end();
    if (next) clock.waits.splice(clock.waits.indexOf(next), 1);
    await Promise.resolve();
    await Promise.resolve();
    return next?.ms;
  }
  const say = (update: CardUpdate, last = true) => ports.at(-1)?.answer(update, { last });
  return { line, ports, spent, found, isWatched, clock, silence, follow, passTime, say };
}

const chain = { id: 1, name: 'Ethereum', reason: '', colour: '#627eea' };
const content = contentOf(`0x${'ab'.repeat(32)}`, 'Sent 0.5 ETH to vitalik.eth', { chain });

describe('createCardLine', () => {
  test('shows each update of its question', () => {
    const { line, ports } = openLine();
    line.ask(question);

    ports[0]?.answer(waiting, { last: false });
    const first = line.state.value;
    ports[0]?.answer(failure);

    expect(first).toEqual(waiting);
    expect(line.state.value).toEqual(failure);
    expect(ports[0]?.questions).toEqual([{ ...question, id: '1', isSeen: true }]);
  });

  test('tells what an answer cost', () => {
    const { line, ports, spent } = openLine();
    line.ask(question);

    ports[0]?.answer({ kind: 'content', content, credits: 20 });

    expect(spent).toEqual([20]);
  });

  test('drops answers to a question that it no longer asks', () => {
    const { line, ports } = openLine();
    line.ask(question);
    line.ask(question);

    ports[0]?.answer(failure);
    ports[1]?.answer(failure, { id: '1' });

    expect(ports[0]?.isOpen).toBe(false);
    expect(line.state.value).toEqual({ kind: 'nothing' });
  });

  test('asks once more when the port dies with the answer outstanding', () => {
    const { line, ports } = openLine();
    line.ask(question);
    ports[0]?.answer(waiting, { last: false });

    ports[0]?.die();
    ports[1]?.answer(failure, { id: '1' });

    expect(ports).toHaveLength(2);
    expect(line.state.value).toEqual(failure);
  });

  test.for<[string, Parameters<typeof openLine>[0], deaths: number, ports: number]>([
    ['the second port dies as well', {}, 2, 2],
    ['the extension is gone', { isGone: true }, 0, 0],
    ['neither of two ports can even be talked to', { isDeaf: true }, 0, 2],
  ])('says that there is no answer when %s', ([, options, deaths, count]) => {
    const { line, ports } = openLine(options);
    line.ask(question);

    for (let at = 0; at < deaths; at += 1) ports[at]?.die();

    expect(ports).toHaveLength(count);
    expect(line.state.value).toEqual({ kind: 'no-answer' });
  });

  test('keeps the answer when the port ends after it', () => {
    const { line, ports } = openLine();
    line.ask(question);
    ports[0]?.answer(failure);

    ports[0]?.die();

    expect(ports).toHaveLength(1);
    expect(line.state.value).toEqual(failure);
  });

  test('closes the port after the last answer', () => {
    const { line, ports, say } = openLine();
    line.ask(question);

    say(failure);

    expect(ports[0]?.isOpen).toBe(false);
  });

  test('says that there is no answer after a minute and a half of silence, and not while there is talk', async () => {
    const { line, silence, say } = openLine();
    line.ask(question);
    const first = silence();
    say(waiting, false);
    const isFirstOver = first?.ended.aborted;

    silence()?.end();
    await Promise.resolve();

    expect(isFirstOver).toBe(true);
    expect(line.state.value).toEqual({ kind: 'no-answer' });
  });
});

const stale: CardUpdate = { kind: 'content', content: { ...content, source: 'Updated 3 h ago' }, credits: 0 };
const fresh: CardUpdate = { kind: 'content', content, credits: 20 };
const pending: CardUpdate = { kind: 'content', content, credits: 20, followMs: 5_000 };

describe('a card that is there already', () => {
  test('shows the older answer until the newer one comes', () => {
    const { line, say } = openLine();
    line.ask(question);

    say(stale, false);
    const first = [line.state.value, line.isChecking.value];
    say(fresh);

    expect(first).toEqual([stale, true]);
    expect([line.state.value, line.isChecking.value]).toEqual([fresh, false]);
  });

  test('stays when newer cannot be had, and says why', () => {
    const { line, say } = openLine();
    line.ask(question);

    say(stale, false);
    say(waiting, false);
    say(failure);

    expect(line.state.value).toEqual(stale);
    expect(line.staleBecause.value).toEqual(failure);
    expect(line.isChecking.value).toBe(false);
  });

  test('stays while it is refreshed, and asks whatever is known', () => {
    const { line, ports, say } = openLine();
    line.ask(question);
    say(fresh);

    line.refresh();
    const meanwhile = [line.state.value, line.isChecking.value];
    say(failure);
    line.refresh();
    const reason = line.staleBecause.value;
    say(fresh);

    expect(meanwhile).toEqual([fresh, true]);
    expect(ports[1]?.questions).toEqual([{ ...question, id: '2', isSeen: true, refresh: true }]);
    expect(reason).toEqual(failure);
    expect(line.staleBecause.value).toBe(null);
  });

  test('stays when a refresh gets no answer', () => {
    const { line, ports, say } = openLine();
    line.ask(question);
    say(fresh);

    line.refresh();
    ports[1]?.die();
    ports[2]?.die();

    expect(line.state.value).toEqual(fresh);
    expect(line.staleBecause.value).toEqual({ kind: 'no-answer' });
  });

  test('gives way to the next question at once', () => {
    const { line, ports, say } = openLine();
    line.ask(question);
    say(stale, false);

    line.ask(question);
    ports[0]?.answer(fresh);

    expect(line.state.value).toEqual({ kind: 'nothing' });
    expect(line.isChecking.value).toBe(false);
  });

  test('tries a failure again whatever is known, and shows that it waits', () => {
    const { line, ports, say } = openLine();
    line.ask(question);
    say(failure);

    line.refresh();

    expect(line.state.value).toEqual({ kind: 'nothing' });
    expect(ports[1]?.questions[0]).toMatchObject({ refresh: true });
  });

  test('tells on which chain it was found, and what is not known of its cost', () => {
    const { line, found, spent, say } = openLine();
    line.ask(question);

    say({ kind: 'content', content: { ...content, chain: { ...content.chain, id: 10 } } });

    expect(found).toEqual([10]);
    expect(spent).toEqual([null]);
  });
});

describe('a transaction that waits', () => {
  test('is asked for again after ever longer times, at most 25 times, without a word of it', async () => {
    const { line, ports, say, passTime } = openLine();
    line.ask(question);
    const times: (number | undefined)[] = [];

    for (let turn = 0; turn < 30; turn += 1) {
      say(pending);
      times.push(await passTime());
    }

    expect(times.slice(0, 8).map((ms) => ms && Math.round(ms))).toEqual([
      5000, 8000, 12_800, 20_480, 32_768, 52_429, 60_000, 60_000,
    ]);
    expect(ports).toHaveLength(26);
    expect(ports[1]?.questions).toEqual([{ ...question, id: '2', isSeen: true }]);
    expect(line.state.value).toEqual(pending);
    expect(line.isChecking.value).toBe(false);
  });

  test('says that it is no longer followed, until it is refreshed', async () => {
    const { line, say, passTime } = openLine();
    line.ask(question);
    const left: boolean[] = [];

    for (let turn = 0; turn < 26; turn += 1) {
      say(pending);
      left.push(line.isLeft.value);
      await passTime();
    }
    line.refresh();
    left.push(line.isLeft.value);
    say(pending);
    left.push(line.isLeft.value);

    expect(left).toEqual([...Array.from({ length: 25 }, () => false), true, false, false]);
  });

  test('tells when its words came', () => {
    const { line, clock, say } = openLine();
    line.ask(question);
    clock.nowMs = 7_000;
    say(pending);
    clock.nowMs = 9_000;

    say(failure);

    expect(line.heardMs.value).toBe(7_000);
  });

  test('is no longer asked for once it has landed', async () => {
    const { line, ports, say, passTime } = openLine();
    line.ask(question);
    say(pending);
    await passTime();
    const whileAsking = line.isChecking.value;

    say(fresh);
    await passTime();

    expect(whileAsking).toBe(false);
    expect(ports).toHaveLength(2);
    expect(line.state.value).toEqual(fresh);
  });

  test('is asked for soon again after it was refreshed by hand', async () => {
    const { line, say, passTime } = openLine();
    line.ask(question);
    for (let turn = 0; turn < 3; turn += 1) {
      say(pending);
      await passTime();
    }

    line.refresh();
    say(pending);

    expect(await passTime()).toBe(5000);
  });

  test('is asked for again after a failure too, which is shown beside it', async () => {
    const { line, ports, say, passTime } = openLine();
    line.ask(question);
    say(pending);
    await passTime();

    say(failure);
    const reason = line.staleBecause.value;
    await passTime();

    expect(reason).toEqual(failure);
    expect(ports).toHaveLength(3);
  });

  test('is not asked for while it is out of sight, and at once when it is in sight and due', async () => {
    const { line, ports, isWatched, clock, follow, say, passTime } = openLine();
    line.ask(question);
    say(pending);

    isWatched.value = false;
    const whileAway = follow();
    await Promise.resolve();
    await Promise.resolve();
    const askedAway = ports.length;
    clock.nowMs = 40_000;
    isWatched.value = true;
    const waited = await passTime();

    expect(whileAway).toBe(undefined);
    expect(askedAway).toBe(1);
    expect(waited).toBe(0);
    expect(ports).toHaveLength(2);
  });

  test('is not asked for after the line was closed or asks something else', async () => {
    const { line, ports, follow, say } = openLine();
    line.ask(question);
    say(pending);
    line.ask(question);
    const afterAsking = follow();
    say(pending);

    line.close();

    expect(afterAsking).toBe(undefined);
    expect(follow()).toBe(undefined);
    expect(ports).toHaveLength(2);
  });
});
