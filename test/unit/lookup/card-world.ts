import type { AddressesLike } from '../../../src/references/reference.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createCache } from '../../../src/cache/cache.ts';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import { type CardLookup, createAnswerCard } from '../../../src/lookup/answer-card.ts';
import type { BeginSources } from '../../../src/lookup/choose-source.ts';
import { createEarlierLookups } from '../../../src/lookup/earlier-lookups.ts';
import { createReadList } from '../../../src/lookup/read-list.ts';
import { createSeenScams } from '../../../src/lookup/seen-scams.ts';
import { createTransactions } from '../../../src/lookup/transactions.ts';
import type { Failure } from '../../../src/models/failure.ts';
import type { WatchedByAddress } from '../../../src/models/watched.ts';
import { createFakeService } from './fake-service.ts';
import { plainQueue } from './plain-queue.ts';

/** The start time of every world. It is that of the models, because a clock behind their times causes a warning. */
export const start = Date.UTC(2026, 10, 21, 6);

/** The updates that a card received, in order. */
export type Heard = { update: CardUpdate; last: boolean }[];

/** A lookup with a fake service, a cache on a separate disk and a clock. `restart` starts the background again. */
export function createCardWorld() {
  let nowMs = start;
  const now = () => nowMs;
  const disk = new IDBFactory();
  const service = createFakeService({ now });
  const preferences = {
    chainIds: [1, 8453, 42161, 10, 137],
    askBeforeAddresses: false,
    askBeforeHashes: false,
    explorers: {} as Record<number, string>,
  };
  const held: {
    failure: Failure | null;
    sample: boolean;
    areSettingsLost: boolean;
    readWatched: () => Promise<WatchedByAddress>;
    /** True if every transaction is watched. */
    isAwaited: boolean;
    wait: (ms: number, signal: AbortSignal) => Promise<void>;
    /** Asks the page for addresses beyond those that fit into a question. */
    addressesLike?: AddressesLike;
  } = {
    failure: null,
    sample: false,
    areSettingsLost: false,
    readWatched: async () => new Map(),
    isAwaited: false,
    // A wait never ends, because nothing here takes long enough.
    wait: () => new Promise(() => {}),
  };

  const beginSources: BeginSources = () => async () =>
    held.failure
      ? { ok: false, failure: held.failure }
      : {
          ok: true,
          source: {
            explorer: () => service.explorer,
            sample: held.sample,
            address: 'https://service.example',
            epoch: 0,
          },
        };

  function live() {
    const records = createCache({ databaseName: 'records', now, factory: () => disk });
    const asking = { requestQueue: plainQueue(), recordsFor: () => records, now, epoch: () => 0 };
    const transactions = createTransactions(asking);
    const countEarlier = createEarlierLookups({ answers: records.answers, now }).count;
    const answerCard = createAnswerCard({
      seenScams: createSeenScams(),
      readAskedCalls: async () => [],
      beginSources,
      transactions,
      readList: createReadList(asking),
      recordsFor: () => records,
      readApiAddress: async () => 'https://api.example.org/v1',
      readPreferences: async () => {
        if (held.areSettingsLost) throw new Error('The disk is broken.');
        return preferences;
      },
      readWatched: () => held.readWatched(),
      isAwaited: async () => held.isAwaited,
      countEarlier,
      now,
      wait: (ms, signal) => held.wait(ms, signal),
    });
    return { records, answerCard, transactions, countEarlier };
  }

  let life = live();
  return {
    service,
    preferences,
    held,
    records: () => life.records,
    countEarlier: (address: string) => life.countEarlier(address),
    /** Fetches a transaction of Ethereum as checks and pictures do. */
    fetchBeside: async (hash: string) => {
      const reference = { kind: 'transaction', hash } as const;
      const found = await beginSources()({ chainId: 1, reference, fromSamplePage: false });
      if (!found.ok) throw new Error(found.failure.kind);
      const chain = { id: 1, name: 'Ethereum' };
      return life.transactions.ask({ source: found.source, chain, isPrivate: false, urgency: 'history' }, hash);
    },
    restart: () => {
      life = live();
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
    /** `told` collects the updates for our own pages. */
    async ask(
      lookup: CardLookup,
      signal = new AbortController().signal,
      seen = Promise.resolve(),
      told: CardUpdate[] = [],
    ): Promise<Heard> {
      const heard: Heard = [];
      const send = (update: CardUpdate, last: boolean) => heard.push({ update, last });
      const tell = (update: CardUpdate) => void told.push(update);
      await life.answerCard(lookup, { signal, seen, addressesLike: held.addressesLike, send, tell });
      return heard;
    },
  };
}

/** A question about a transaction that follows the word "transaction" on a page. */
export function aboutTransaction(hash: string, more: Partial<CardLookup> = {}): CardLookup {
  return {
    reference: { kind: 'transaction', hash },
    context: { written: hash, pageHost: 'page.example', before: 'transaction ', after: '' },
    asked: false,
    fromSamplePage: false,
    isPrivate: false,
    isWary: false,
    isPublic: false,
    ...more,
  };
}

/** A question about an address. */
export function aboutAddress(address: string, more: Partial<CardLookup> = {}): CardLookup {
  return aboutTransaction(address, { reference: { kind: 'address', address }, ...more });
}

/** Returns the last update of a card. Throws if the card never ended. */
export function endOf(heard: Heard) {
  const end = heard.at(-1);
  if (!end?.last) throw new Error(`The card never ended: ${JSON.stringify(heard)}`);
  return end.update;
}
