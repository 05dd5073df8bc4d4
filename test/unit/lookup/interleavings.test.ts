import { expect, test } from 'vitest';
import type { CardAnswer, CardQuestion } from '../../../src/messaging/protocol.ts';
import { seed as firstSeed, sizes } from '../../size.ts';
import { minutesAgo } from '../cards/build-models.ts';
import { hashLike } from '../hash-like.ts';
import { turns } from '../turns.ts';
import { createLivingBackground, type Line, type LivingBackground } from './living-background.ts';
import { createRandom, createVirtualClock, settle, type VirtualClock } from './request-queue/virtual-clock.ts';

/*
 * Several cards, a background that can die at any moment, a service that is slow, fails and recovers, transactions that
 * are included meanwhile, a laptop that sleeps: in any order of events, a card is told only about its newest question,
 * what it is told is true, and it receives an end.
 */

const final = { confirmations: 5000, timestamp: minutesAgo(50_000) };
const pending = { state: 'pending', blockNumber: null, timestamp: null, confirmations: 0 } as const;
const hashes = ['one', 'two', 'three', 'none', 'lands'].map(hashLike);
const [one = '', two = '', three = '', , lands = ''] = hashes;
const addresses = ['11', '22'].map((digits) => `0x${digits.repeat(20)}`);
const homes = new Map([
  [one, [1]],
  [two, [8453]],
  [three, [1, 10]],
  [lands, [1]],
]);
const chains = [1, 8453, 10];
const troubles = [
  { kind: 'no-connection' },
  { kind: 'service-trouble', status: 502 },
  { kind: 'too-many-requests', retryAfterMs: 700 },
] as const;

type Card = { question: CardQuestion | null; line: Line | null; ended: boolean; gaveUp: boolean };

/** Runs random events and returns what went wrong. */
async function run(seed: number): Promise<string[]> {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T;
  const clock = createVirtualClock();
  const background = createLivingBackground({ clock, latencyMs: () => 20 + below(below(8) === 0 ? 6000 : 900) });
  const { service } = background;
  service.transactions.set(`1 ${one}`, final);
  service.transactions.set(`8453 ${two}`, final);
  service.transactions.set(`1 ${three}`, {});
  service.transactions.set(`10 ${three}`, {});
  service.transactions.set(`1 ${lands}`, pending);
  for (const address of addresses) service.changes.set(address, 40);

  const wrong: string[] = [];
  const cards: Card[] = [];
  let ids = 0;

  function toQuestion(): CardQuestion {
    ids += 1;
    const isHash = below(4) > 0;
    const value = isHash ? pick(hashes) : pick(addresses);
    return {
      id: String(ids),
      reference: isHash ? { kind: 'transaction', hash: value } : { kind: 'address', address: value },
      context: { written: value, pageHost: pick(['', 'site.example']), before: 'transaction ', after: '' },
      asked: false,
      isSeen: true,
      ...(below(4) === 0 && { chainId: pick(chains) }),
      ...(below(4) === 0 && { refresh: true as const }),
    };
  }

  // Asks as the page does: through one port per question, and once more if a question is not answered.
  function ask(card: Card, question: CardQuestion, tries: number): void {
    const line = background.connect({
      onAnswer: (answer) => judge(card, answer, wrong),
      onEnded: () => {
        if (card.line !== line || card.ended || !cards.includes(card)) return;
        if (tries === 2) card.gaveUp = true;
        else ask(card, question, 2);
      },
    });
    Object.assign(card, { question, line, ended: false });
    line.ask(question);
  }

  function open(): void {
    const card: Card = { question: null, line: null, ended: false, gaveUp: false };
    cards.push(card);
    ask(card, toQuestion(), 1);
  }

  const events: (() => unknown)[] = [
    () => open(),
    () => open(),
    () => cards.splice(below(cards.length), 1)[0]?.line?.close(),
    () => {
      const card = cards[below(cards.length)];
      if (!card || card.gaveUp) return;
      card.line?.close();
      ask(card, toQuestion(), 1);
    },
    () => clock.pass(below(400)),
    () => clock.pass(below(3000)),
    () => clock.pass(below(60_000)),
    () => below(3) === 0 && background.kill(),
    () => {
      service.trouble = below(2) === 0 ? null : pick(troubles);
    },
    () => service.transactions.set(`1 ${lands}`, final),
    () => service.changes.set(pick(addresses), 40 + ids),
    // The laptop sleeps: the clock jumps and nothing runs.
    () => below(4) === 0 && clock.set(clock.now() + 3_600_000),
  ];
  for (let count = 0; count < 45; count += 1) {
    await pick(events)();
    for (let turn = below(12); turn > 0; turn -= 1) await settle();
  }
  service.trouble = null;
  await letEnd(clock, cards);

  for (const { ended, gaveUp, question } of cards) {
    if (!ended && !gaveUp) wrong.push(`hangs: ${JSON.stringify(question)}`);
  }
  return wrong;
}

// A database takes real turns, which a virtual clock does not count: time passes in small steps between them.
async function letEnd(clock: VirtualClock, cards: Card[]): Promise<void> {
  for (let step = 0; step < 1_000 && cards.some(({ ended, gaveUp }) => !ended && !gaveUp); step += 1) {
    for (let turn = 0; turn < 5; turn += 1) await settle();
    await clock.pass(250);
    // On a busy machine the database may need longer than any number of turns.
    if (step > 100) await turns(2);
  }
}

function judge(card: Card, answer: CardAnswer, wrong: string[]): void {
  const { question } = card;
  const about = JSON.stringify(question);
  if (question === null || answer.id !== question.id) return;
  if (card.ended) wrong.push(`something after the end: ${about}`);
  if (answer.last) card.ended = true;
  const { update } = answer;
  if (update.kind !== 'content') return;
  const { reference } = question;
  const value =
    reference.kind === 'transaction' ? reference.hash : reference.kind === 'address' ? reference.address : '';
  const chainId = update.content.chain.id;
  if (update.content.copy.text.toLowerCase() !== value)
    wrong.push(`another value: ${about} got ${update.content.name}`);
  if (question.chainId !== undefined && chainId !== question.chainId)
    wrong.push(`another chain: ${about} got ${chainId}`);
  if (reference.kind === 'transaction' && !homes.get(value)?.includes(chainId)) {
    wrong.push(`a transaction where it is not: ${about} on ${chainId}`);
  }
}

const seeds = Array.from({ length: sizes.lookupRuns }, (_, at) => firstSeed + at);

test.for(seeds)('no order of events makes a card wrong, lost or hanging: seed %i', async (seed) => {
  expect(await run(seed)).toEqual([]);
});

test('the judge sees an answer to another question', async () => {
  const clock = createVirtualClock();
  const background: LivingBackground = createLivingBackground({ clock, latencyMs: () => 10 });
  background.service.transactions.set(`1 ${one}`, final);
  const wrong: string[] = [];
  const question: CardQuestion = {
    id: '1',
    reference: { kind: 'transaction', hash: one },
    context: { written: one, pageHost: '', before: 'transaction ', after: '' },
    asked: false,
    isSeen: true,
  };
  const card: Card = {
    question: { ...question, reference: { kind: 'transaction', hash: two } },
    line: null,
    ended: false,
    gaveUp: false,
  };

  background.connect({ onAnswer: (answer) => judge(card, answer, wrong), onEnded: () => {} }).ask(question);
  await letEnd(clock, [card]);

  expect(wrong).not.toEqual([]);
});
