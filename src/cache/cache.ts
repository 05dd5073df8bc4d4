import type { BalanceChange } from '../models/balance.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Answers, KeptAnswers } from './answers.ts';
import { createAnswers, createFront } from './answers.ts';
import { createSafeStore, openDatabase, type Patience } from './database.ts';
import { createAccessLog, fitSome, itemStores, makeRoom, readTotals } from './eviction.ts';
import { createMemoryStore } from './memory-store.ts';
import { isForgotten, type PendingClears } from './pending-clear.ts';
import type { Lists } from './record-lists.ts';
import { balanceRows, createRecordLists, type RecordLists, transferRows } from './record-lists.ts';
import type { Sites } from './site-chains.ts';
import { createSiteChains } from './site-chains.ts';
import type { Job, Key, Limits, Store, StoreTransaction } from './store-transaction.ts';

/** Everything that is kept between lookups. */
export type Cache = {
  answers: Answers;
  balances: Lists<BalanceChange>;
  transfers: Lists<TokenTransfer>;
  sites: Sites;
  unserved: UnsupportedChains;
  /** Clears everything. Later writes by a lookup that began before, or in the same millisecond, are dropped. */
  forget(): Promise<void>;
  /** Number of stored answers and lists, and their size in bytes of JSON. */
  size(): Promise<{ count: number; bytes: number }>;
};

/** A cache that a private window can read without leaving a trace: `peek` does not even record a use. */
type KeptRecords = Cache & {
  /** Sets the size limit in bytes. Anything above it is removed at once, least recently used first. */
  keepWithin(maxBytes: number): Promise<void>;
  answers: KeptAnswers;
  balances: RecordLists<BalanceChange>;
  transfers: RecordLists<TokenTransfer>;
  sites: Sites & { peek: Sites['get'] };
};

type CommonParts = Partial<Limits> & {
  now: () => number;
  /** The most sites whose chain is kept. */
  maxSites?: number;
  /** True for a chain that no service covers. */
  isUnserved?: (chainId: number) => Promise<boolean>;
};

const usualPatience: Patience = { withinMs: 500, openWithinMs: 1000, retryAfterMs: 10_000 };
// A history of 100,000 changes takes about 25 million bytes, a transaction 5,000.
const usualLimits: Limits = { maxBytes: 60_000_000, maxCount: 10_000 };
const inMemory: Limits = { maxBytes: 4_000_000, maxCount: 300 };

/** Creates the cache over a database in IndexedDB. A slow, full or broken one costs speed, never an answer. */
export function createCache(
  parts: CommonParts & {
    databaseName: string;
    /** Stores a clear that the database has not done yet. Without it, the clear is lost when the background stops. */
    pendingClears?: PendingClears;
    patience?: Partial<Patience>;
    factory?: () => IDBFactory;
  },
): KeptRecords {
  const { databaseName, pendingClears, factory = () => indexedDB } = parts;
  const limits = toLimits(parts);
  const store = createSafeStore({
    open: (onLost) => openDatabase({ name: databaseName, limits, onLost, factory }),
    memory: createMemoryStore(toSmaller(limits)),
    makeRoom,
    ...(pendingClears && { pendingClears }),
    now: parts.now,
    patience: { ...usualPatience, ...parts.patience },
  });

  return createOver(store, limits, parts);
}

/** Creates a cache in memory, which is lost when the background stops. */
export function createMemoryCache(parts: CommonParts): KeptRecords {
  const limits = toLimits(parts);
  return createOver(createMemoryStore(limits), limits, parts);
}

function createOver(store: Store, limits: Limits, parts: CommonParts): KeptRecords {
  const { now, maxSites = 500, isUnserved = async () => false } = parts;
  const { maxBytes, maxCount } = toSmaller(limits);
  const front = createFront({ maxCount, maxLetters: maxBytes });
  const touch = createAccessLog({ store, now });
  const common = { store, touch, now };

  return {
    answers: createAnswers({ ...common, front }),
    balances: createRecordLists({ ...common, name: 'balances', kind: balanceRows }),
    transfers: createRecordLists({ ...common, name: 'transfers', kind: transferRows }),
    sites: createSiteChains({ ...common, maxCount: maxSites }),
    unserved: createUnsupportedChains({ ...common, isUnserved }),
    forget: async () => {
      front.clear();
      await store.forget(now());
    },
    keepWithin: async (maxBytes) => {
      // The store reads the limits from this object each time.
      limits.maxBytes = maxBytes;
      const fitting: Job<boolean> = { kind: 'change', stores: itemStores, work: fitSome, otherwise: false };
      // In batches, because one transaction for everything would block lookups.
      while (await store.run(fitting));
    },
    size: () =>
      store.run({
        kind: 'read',
        stores: ['facts', 'uses'],
        work: async (transaction) => {
          const { count, bytes } = await readTotals(transaction);
          return { count, bytes };
        },
        otherwise: { count: 0, bytes: 0 },
      }),
  };
}

function toLimits({ maxBytes = usualLimits.maxBytes, maxCount = usualLimits.maxCount }: Partial<Limits>): Limits {
  return { maxBytes, maxCount };
}

function toSmaller({ maxBytes, maxCount }: Limits): Limits {
  return { maxBytes: Math.min(maxBytes, inMemory.maxBytes), maxCount: Math.min(maxCount, inMemory.maxCount) };
}

const limits: Limits = { maxBytes: 8_000_000, maxCount: 500 };

/**
 * Creates the cache of private windows. It reads from the disk without leaving a trace, and writes only to its own
 * memory. Clearing it empties that memory, and reads return the disk's data again.
 */
export function createPrivateCache({ disk, now }: { disk: KeptRecords; now: () => number }): Cache {
  const memory = createMemoryCache({ ...limits, now });
  let forgets = 0;

  function overlay<Row>(own: RecordLists<Row>, other: RecordLists<Row>): Lists<Row> {
    return {
      read: async (list, part) => (await own.read(list, part)) ?? other.peek(list, part),
      take: async (list, page) => {
        const since = forgets;
        // The page is inserted into an in-memory copy of the disk's list.
        const copy = await other.copy(list, limits.maxBytes / 2);
        // A copy made before a clear would bring the list back.
        if (copy !== null && forgets === since) await own.plant(list, copy);
        return own.take(list, page);
      },
    };
  }

  return {
    answers: {
      get: async (question) => (await memory.answers.get(question)) ?? disk.answers.peek(question),
      put: (question, kept) => memory.answers.put(question, kept),
    },
    balances: overlay(memory.balances, disk.balances),
    transfers: overlay(memory.transfers, disk.transfers),
    sites: {
      get: async (host) => (await memory.sites.get(host)) ?? disk.sites.peek(host),
      set: (host, chain, askedMs) => memory.sites.set(host, chain, askedMs),
    },
    unserved: {
      has: async (service, chainId) =>
        (await memory.unserved.has(service, chainId)) || disk.unserved.has(service, chainId),
      add: (service, chainId, untilMs, askedMs) => memory.unserved.add(service, chainId, untilMs, askedMs),
    },
    forget: async () => {
      forgets += 1;
      await memory.forget();
    },
    size: () => memory.size(),
  };
}

/** Chains that no service covers, and those that a service said it does not support, each until a given time. */
type UnsupportedChains = {
  has(service: string, chainId: number): Promise<boolean>;
  /** `askedMs` is when the service was asked. If that was before the last clear, the chain is not stored. */
  add(service: string, chainId: number, untilMs: number, askedMs: number): Promise<void>;
};

type UnsupportedParts = { store: Store; now: () => number; isUnserved: (chainId: number) => Promise<boolean> };
type StoredUntil = { service: string; chainId: number; sinceMs: number; untilMs: number };

const unservedStores = ['unserved', 'facts'] as const;
const minuteMs = 60_000;
const mostUnserved = 1000;

/** Creates the unsupported chains. Expired entries are removed when another one is added. */
function createUnsupportedChains({ store, now, isUnserved }: UnsupportedParts): UnsupportedChains {
  return {
    has: async (service, chainId) =>
      (await isUnserved(chainId)) ||
      store.run({
        kind: 'read',
        stores: unservedStores,
        work: async (transaction) => isNow(await transaction.get('unserved', [service, chainId]), now()),
        otherwise: false,
      }),
    add: (service, chainId, untilMs, askedMs) =>
      store.run({
        kind: 'change',
        stores: unservedStores,
        work: async (transaction) => {
          if (await isForgotten(transaction, { askedMs, now: now() })) return;
          await dropPast(transaction, now());
          const stored: StoredUntil = { service, chainId, sinceMs: now(), untilMs };
          await transaction.put('unserved', toKey(stored), stored);
        },
        otherwise: undefined,
      }),
  };
}

async function dropPast(transaction: StoreTransaction, now: number): Promise<void> {
  if ((await transaction.count('unserved')) >= mostUnserved) return transaction.clear('unserved');
  const all = await transaction.getRange('unserved', null);
  for (const stored of all.filter(isUntil)) {
    if (!isNow(stored, now)) await transaction.remove('unserved', toKey(stored));
  }
}

// An entry from the future was stored before the clock was set back, and does not count.
function isNow(stored: unknown, now: number): boolean {
  return isUntil(stored) && now < stored.untilMs && stored.sinceMs <= now + minuteMs;
}

function toKey({ service, chainId }: StoredUntil): Key {
  return [service, chainId];
}

function isUntil(stored: unknown): stored is StoredUntil {
  if (typeof stored !== 'object' || stored === null) return false;
  const { service, chainId, sinceMs, untilMs } = stored as Partial<Record<keyof StoredUntil, unknown>>;
  return typeof service === 'string' && [chainId, sinceMs, untilMs].every(Number.isFinite);
}
