import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createCache } from '../../../src/cache/cache.ts';
import { createAnswerCard } from '../../../src/lookup/answer-card.ts';
import { createReadList } from '../../../src/lookup/read-list.ts';
import { createRequestQueue } from '../../../src/lookup/request-queue/request-queue.ts';
import { createSeenScams } from '../../../src/lookup/seen-scams.ts';
import { createTransactions } from '../../../src/lookup/transactions.ts';
import { serveCardPort } from '../../../src/messaging/card-port.ts';
import type { CardAnswer, CardQuestion } from '../../../src/messaging/protocol.ts';
import { createFakeService, type FakeService } from './fake-service.ts';
import { createMemoryStore } from './request-queue/queue-world.ts';
import type { VirtualClock } from './request-queue/virtual-clock.ts';

/** The connection of one open card to the background, as the page holds it. */
export type Line = {
  ask(question: CardQuestion): void;
  /** The page closes the connection. */
  close(): void;
};

/** A background that can be killed, on a disk and a service that outlive it. */
export type LivingBackground = {
  service: FakeService;
  connect(told: { onAnswer: (answer: CardAnswer) => void; onEnded: () => void }): Line;
  /** Ends everything in it midway. The next connection starts a new background. */
  kill(): void;
};

/** Assembles the real parts around a fake service that takes `latencyMs` for each answer. */
export function createLivingBackground(parts: { clock: VirtualClock; latencyMs: () => number }): LivingBackground {
  const { clock, latencyMs } = parts;
  const { now } = clock;
  const disk = new IDBFactory();
  const [rateStore, creditStore] = [createMemoryStore(), createMemoryStore()];
  const ends = new Set<() => void>();
  let life = 0;

  const service = createFakeService({
    now,
    before: async (signal) => {
      const mine = life;
      await clock.wait(latencyMs(), signal);
      // A dead background receives no answers to its requests.
      if (mine !== life) await new Promise(() => {});
    },
  });

  function start() {
    life += 1;
    const mine = life;
    const untilKilled = async (work: Promise<void>): Promise<void> => {
      await work;
      if (mine !== life) await new Promise(() => {});
    };
    const records = createCache({ databaseName: 'records', now, factory: () => disk });
    const requestQueue = createRequestQueue({
      now,
      wait: (ms, signal) => untilKilled(clock.wait(ms, signal)),
      random: () => 0.5,
      readDailyLimit: async () => null,
      rateStore,
      creditStore,
    });
    const asking = { requestQueue, recordsFor: () => records, now, epoch: () => 0 };
    const source = { explorer: () => service.explorer, sample: false, address: 'https://service.example', epoch: 0 };
    return createAnswerCard({
      seenScams: createSeenScams(),
      readAskedCalls: async () => [],
      beginSources: () => async () => ({ ok: true, source }),
      transactions: createTransactions(asking),
      readList: createReadList(asking),
      recordsFor: () => records,
      readApiAddress: async () => 'https://api.example.org',
      readPreferences: async () => ({
        chainIds: [1, 8453, 10],
        askBeforeAddresses: false,
        askBeforeHashes: false,
        explorers: {},
      }),
      readWatched: async () => new Map(),
      isAwaited: async () => false,
      countEarlier: async () => null,
      now,
      wait: () => new Promise(() => {}),
    });
  }

  let answerCard = start();

  return {
    service,
    kill: () => {
      answerCard = start();
      for (const end of [...ends]) end();
    },
    connect: ({ onAnswer, onEnded }) => {
      const mine = life;
      const current = answerCard;
      const onMessage: ((message: unknown) => void)[] = [];
      const onDisconnect: (() => void)[] = [];
      let isOpen = true;
      const end = () => {
        if (!isOpen) return;
        isOpen = false;
        ends.delete(end);
        onEnded();
      };
      ends.add(end);
      serveCardPort(
        {
          name: 'card',
          postMessage: (answer) => {
            if (isOpen && mine === life && 'update' in answer) onAnswer(structuredClone(answer));
          },
          disconnect: end,
          onMessage: { addListener: (listener) => onMessage.push(listener) },
          onDisconnect: { addListener: (listener) => onDisconnect.push(listener) },
        },
        (question, { signal, seen, send }) =>
          current(
            { ...question, fromSamplePage: false, isPrivate: false, isWary: false, isPublic: false },
            { signal, seen, send },
          ),
      );
      return {
        ask: (question) => {
          for (const listener of onMessage) listener(structuredClone(question));
        },
        close: () => {
          isOpen = false;
          ends.delete(end);
          for (const listener of onDisconnect) listener();
        },
      };
    },
  };
}
