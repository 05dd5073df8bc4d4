import { expect, test, vi } from 'vitest';
import type { CardContent, CardUpdate } from '../../../../src/cards/card-content.ts';
import type { Wish } from '../../../../src/cards/card-drawing.ts';
import { createCardClient } from '../../../../src/content/card/card-client.ts';
import { nothingTold } from '../../../../src/content/card/draw-card.ts';
import type { CardQuestion } from '../../../../src/messaging/protocol.ts';
import { seed, sizes } from '../../../size.ts';
import { createRandom } from '../../lookup/request-queue/virtual-clock.ts';
import { createFakePorts } from '../fake-port.ts';

const silenceMs = 90_000;
const mostFollowed = 25;
const stepsPerRun = 60;
const reference = { kind: 'address', address: `0x${'a'.repeat(40)}` } as const;
const context = { written: reference.address, pageHost: 'example.org', before: '', after: '' };

/** Returns random numbers, and picks: the same for the same seed. */
function createPicker(seed: number) {
  const next = createRandom(seed);
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(next() * from.length)];
  return { next, pick };
}

/** A card client with a background that does anything at any time, and the invariants checked after each step. */
function startRun(random: ReturnType<typeof createPicker>) {
  vi.useFakeTimers();
  const page = { hidden: false };
  const { ports, openPort, questions } = createFakePorts();
  let told = nothingTold;
  // The first question whose answer may be on the card, and the time of the last event.
  let firstWanted = 0;
  let activeAt = 0;
  let askedCount = 0;
  let cause: 'person' | 'loss' | 'clock' = 'clock';
  let isEnded = false;
  let tellings = 0;

  const talk = createCardClient({
    document: page as Document,
    question: { reference, context },
    addressesLike: () => [],
    openPort: () => {
      activeAt = Date.now();
      if (cause === 'clock') expect(page.hidden, 'followed for nobody').toBe(false);
      return openPort();
    },
    onTold: (next) => {
      expect(isEnded, 'told after its end').toBe(false);
      tellings += 1;
      if (told.update?.kind === 'content' && !told.isOver && next.update?.kind !== 'content') {
        const isWanted = next.update?.kind === 'failure' ? told.asking : cause === 'person';
        expect(isWanted, 'an answer was given away').toBe(true);
      }
      told = next;
    },
    onOrphaned: () => {},
  });
  const isChainShown = () => {
    const about = told.update?.kind === 'content' ? told.update.content : told.update;
    return about !== null && 'chain' in about && about.chain !== undefined;
  };

  const isBusy = () => told.asking || told.update === null || told.update.kind === 'waiting';

  /** Every update names the question that it answers. */
  const words = (question: CardQuestion): CardUpdate | undefined => {
    const name = `${questions().indexOf(question)} on ${question.chainId ?? 1}`;
    const chain = { id: question.chainId ?? 1, name, reason: '', colour: '' };
    const content = { name, chain, source: 'Updated just now' } as CardContent;
    return random.pick<CardUpdate>([
      { kind: 'waiting', chain, text: name },
      { kind: 'content', content },
      { kind: 'content', content, followMs: 5_000 },
      { kind: 'failure', failure: { title: name, detail: '', tone: 'bad' }, chain },
    ]);
  };

  const during = (why: typeof cause, happens: () => void) => {
    cause = why;
    happens();
    cause = 'clock';
  };

  const asks = (wish: Wish, keeps?: true) => {
    // Earlier content kept on the card is still valid, unless the new question is about another chain.
    if (!keeps || wish.chainId) firstWanted = questions().length;
    askedCount = questions().length;
    during('person', () => talk.ask(wish, keeps));
  };

  const events: { [name: string]: () => void } = {
    answer() {
      const port = random.pick(ports.slice(-3));
      const question = port?.questions.at(-1);
      const update = question && words(question);
      if (!port || !update) return;
      const id = random.next() < 0.1 ? 'another' : undefined;
      if (port.isOpen && !id) activeAt = Date.now();
      port.answer(update, { last: update.kind !== 'waiting' && random.next() < 0.6, ...(id && { id }) });
    },
    die() {
      const port = random.pick(ports.slice(-2));
      if (!port?.isOpen) return;
      port.isOpen = false;
      during('loss', port.die);
    },
    // A chain can be changed only while one is shown.
    'choose-chain': () => isChainShown() && asks({ chainId: random.pick([1, 10, 8453]) ?? 1, rests: true }, true),
    refresh: () => told.update?.kind === 'content' && !told.isOver && asks({ refresh: true }, true),
    'try-again': () => ['failure', 'own'].includes(told.update?.kind ?? '') && asks({ refresh: true }),
    wait: () => vi.advanceTimersByTime(random.next() * (random.pick([100, 4_000, 20_000, 70_000]) ?? 0)),
    hide() {
      page.hidden = !page.hidden;
    },
  };

  const check = () => {
    const ids = questions().map(({ id }) => id);
    expect(new Set(ids).size, 'ids are distinct').toBe(ids.length);
    expect(ports.filter(({ isOpen }) => isOpen).length, 'ports open at a time').toBeLessThanOrEqual(1);
    if (isBusy()) expect(Date.now() - activeAt, 'busy in silence').toBeLessThan(silenceMs);
    // Each question is sent at most twice: the user's own one, and each one by which the clock polls after it.
    expect(questions().length - askedCount, 'followed').toBeLessThanOrEqual(2 * (mostFollowed + 1));
    if (told.isOver) expect(told.asking, 'over, and nothing else is awaited').toBe(true);
    const shown = told.update?.kind === 'content' && !told.isOver ? told.update.content : null;
    if (!shown) return;
    const asked = questions()[Number.parseInt(shown.name, 10)];
    expect(questions().indexOf(asked as CardQuestion), 'an answer to what is asked no longer').toBeGreaterThanOrEqual(
      firstWanted,
    );
    expect(shown.chain.id, 'the chain of its question').toBe(asked?.chainId ?? 1);
  };

  return {
    events,
    check,
    start() {
      activeAt = Date.now();
      during('person', () => talk.ask());
    },
    end() {
      talk.end();
      isEnded = true;
      const before = tellings;
      expect(vi.getTimerCount(), 'timers after the end').toBe(0);
      expect(ports.filter(({ isOpen }) => isOpen).length, 'ports after the end').toBe(0);
      page.hidden = false;
      for (const port of ports) {
        const question = port.questions.at(-1);
        const update = question && words(question);
        if (update) port.answer(update);
        port.die();
      }
      vi.advanceTimersByTime(600_000);
      expect(tellings, 'told after the end').toBe(before);
    },
  };
}

test(`shows no wrong answer and hangs nowhere, whatever comes in which order (HASHLENS_SEED=${seed})`, () => {
  const random = createPicker(seed);
  for (let run = 0; run < sizes.cardSessions; run++) {
    const { events, check, start, end } = startRun(random);
    const trace: string[] = [];
    try {
      start();
      for (let step = random.next() * stepsPerRun; step > 0; step--) {
        const name = random.pick(['answer', 'answer', 'answer', 'wait', 'wait', ...Object.keys(events)]) ?? '';
        trace.push(name);
        events[name]?.();
        check();
      }
      end();
    } catch (error) {
      throw new Error(`run ${run} of HASHLENS_SEED=${seed} after ${trace.join(', ')}`, { cause: error });
    } finally {
      vi.useRealTimers();
    }
  }
});
