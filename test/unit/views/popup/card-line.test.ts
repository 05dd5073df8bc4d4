import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { CardUpdate } from '../../../../src/cards/card-content.ts';
import type { CardPort } from '../../../../src/messages/open-card-port.ts';
import type { CardAnswer, CardQuestion } from '../../../../src/messages/protocol.ts';
import { createCardLine } from '../../../../src/views/popup/card-line.ts';
import { named } from '../named.ts';
import cases from './card-line.cases.json' with { type: 'json' };
import { contentOf } from './samples.ts';

const silentMs = 60_000;

const question = {
  reference: { kind: 'transaction', hash: `0x${'cd'.repeat(32)}` },
  evidence: { written: '', pageHost: '', before: '', after: '' },
  asked: true,
} as const;
const chain = { id: 1, name: 'Ethereum', reason: '', colour: '#627eea' };
const content = contentOf(`0x${'ab'.repeat(32)}`, 'Sent 0.5 ETH to vitalik.eth', { chain });

const updates = {
  waiting: { kind: 'waiting', chain, text: 'looking it up…' },
  failure: { kind: 'failure', failure: { title: 'No connection', detail: '', tone: 'bad' } },
  stale: { kind: 'content', content: { ...content, source: 'Asked 3 h ago' }, credits: 0 },
  fresh: { kind: 'content', content, credits: 20 },
  pending: { kind: 'content', content, credits: 20, followMs: 5_000 },
  elsewhere: { kind: 'content', content: { ...content, chain: { ...chain, id: 10 } } },
} satisfies { [name: string]: CardUpdate };

type Said = keyof typeof updates;
/** What happens: a port's other end says something, to the last question on the last port unless told, or dies. */
type Step =
  | 'ask'
  | 'refresh'
  | 'close'
  | 'leave'
  | 'comeBack'
  | 'passTime'
  | 'endSilence'
  | { say: Said; isOpen?: true; on?: number; id?: string }
  | { die: number }
  | { at: number }
  | { is: { [name: string]: unknown } };
type Over = { isGone?: boolean; isDeaf?: boolean };

const scenarios = cases as unknown as { [about in keyof typeof cases]: { name: string; over?: Over; steps: Step[] }[] };

function openLine(options: Over = {}) {
  const ports: { asked: CardQuestion[]; say: (answer: CardAnswer) => void; die: () => void; isClosed: boolean }[] = [];
  const openCardPort = (): CardPort | null => {
    if (options.isGone) return null;
    const port = { asked: [] as CardQuestion[], say: (_: CardAnswer) => {}, die: () => {}, isClosed: false };
    ports.push(port);
    return {
      postMessage: (asked) => {
        if (options.isDeaf) throw new Error('Attempting to use a disconnected port object');
        port.asked.push(asked);
      },
      onMessage: { addListener: (listener) => Object.assign(port, { say: listener }) },
      onDisconnect: { addListener: (listener) => Object.assign(port, { die: listener }) },
      disconnect: () => Object.assign(port, { isClosed: true }),
    };
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
  let waited: number | undefined;
  /** After the last answer: lets the next asking again come; gives how long it was waited for. */
  async function passTime(): Promise<number | undefined> {
    const next = running().at(-1);
    waited = next?.ms;
    clock.nowMs += next?.ms ?? 0;
    next?.end();
    if (next) clock.waits.splice(clock.waits.indexOf(next), 1);
    await Promise.resolve();
    await Promise.resolve();
    return waited;
  }
  const say = (said: Said, { isOpen = false, on = -1, id = String(count) } = {}) =>
    ports.at(on)?.say({ id, last: !isOpen, update: updates[said] });
  const endSilence = () =>
    running()
      .find(({ ms }) => ms === silentMs)
      ?.end();

  /** All that can be seen of the line, and of what it asked and told. */
  const look = () => ({
    state: line.state.value,
    staleBecause: line.staleBecause.value,
    isChecking: line.isChecking.value,
    heardMs: line.heardMs.value,
    asked: ports.map(({ asked }) => asked),
    lastAsked: ports.at(-1)?.asked[0],
    ports: ports.length,
    closed: ports.map(({ isClosed }) => isClosed),
    silences: clock.waits.filter(({ ms }) => ms === silentMs).map(({ ended }) => ended.aborted),
    isFollowed: running().some(({ ms }) => ms !== silentMs),
    ...{ spent, found, waited },
  });
  return { line, ports, isWatched, clock, passTime, endSilence, say, look };
}

/** What a scenario says is seen: updates stand there by their names, and a question is always the same. */
function toExpected(name: string, value: unknown): unknown {
  if (typeof value === 'string') return updates[value as Said];
  if (name === 'lastAsked') return { ...question, ...(value as object) };
  if (name === 'asked') return (value as object[][]).map((all) => all.map((one) => ({ ...question, ...one })));
  return value;
}

async function play({ over, steps }: { over?: Over; steps: Step[] }): Promise<void> {
  const { line, ports, isWatched, clock, passTime, endSilence, say, look } = openLine(over);
  const calls = {
    ask: () => line.ask(question),
    refresh: () => line.refresh(),
    close: () => line.close(),
    leave: () => Object.assign(isWatched, { value: false }),
    comeBack: () => Object.assign(isWatched, { value: true }),
    passTime,
    endSilence,
  };
  for (const step of steps) {
    if (typeof step === 'string') await calls[step]();
    else if ('say' in step) say(step.say, step);
    else if ('die' in step) ports[step.die]?.die();
    else if ('at' in step) clock.nowMs = step.at;
    else {
      await Promise.resolve();
      const seen = Object.entries(look()).filter(([name]) => name in step.is);
      const expected = Object.entries(step.is).map(([name, value]) => [name, toExpected(name, value)]);
      expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
    }
  }
}

describe('createCardLine', () => {
  test.for(named(scenarios.oneAnswer))('%s', ([, scenario]) => play(scenario));
});

describe('a card that is there already', () => {
  test.for(named(scenarios.thereAlready))('%s', ([, scenario]) => play(scenario));
});

describe('a transaction that waits', () => {
  test.for(named(scenarios.waiting))('%s', ([, scenario]) => play(scenario));

  test('is asked for again after ever longer times, at most 25 times, without a word of it', async () => {
    const { line, ports, say, passTime } = openLine();
    line.ask(question);
    const times: (number | undefined)[] = [];

    for (let turn = 0; turn < 30; turn += 1) {
      say('pending');
      times.push(await passTime());
    }

    expect(times.slice(0, 8).map((ms) => ms && Math.round(ms))).toEqual([
      5000, 8000, 12_800, 20_480, 32_768, 52_429, 60_000, 60_000,
    ]);
    expect(ports).toHaveLength(26);
    expect(ports[1]?.asked).toEqual([{ ...question, id: '2', isSeen: true }]);
    expect(line.state.value).toEqual(updates.pending);
    expect(line.isChecking.value).toBe(false);
  });

  test('says that it is followed no more, until it is refreshed', async () => {
    const { line, say, passTime } = openLine();
    line.ask(question);
    const left: boolean[] = [];

    for (let turn = 0; turn < 26; turn += 1) {
      say('pending');
      left.push(line.isLeft.value);
      await passTime();
    }
    line.refresh();
    left.push(line.isLeft.value);
    say('pending');
    left.push(line.isLeft.value);

    expect(left).toEqual([...Array.from({ length: 25 }, () => false), true, false, false]);
  });
});
