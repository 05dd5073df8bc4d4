import type { BalanceChange } from '../models/balance.ts';
import type { TokenTransfer } from '../models/token.ts';
import { createAnswers } from './answers.ts';
import { openDatabase } from './database.ts';
import type { Debts } from './debt.ts';
import { fitSome, itemStores, makeRoom } from './eviction.ts';
import { createFront } from './front.ts';
import { balanceRows, transferRows } from './list-kinds.ts';
import { createLists, type KeptLists } from './lists.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Answers, Records, Sites } from './records.ts';
import { createSafeStore, type Patience } from './safe-store.ts';
import type { Job, Limits, Store } from './shelf.ts';
import { createSites } from './sites.ts';
import { createTouch } from './touch.ts';
import { createUnservedChains } from './unserved-chains.ts';
import { readTotals } from './uses.ts';

/** Records of which a private window may read without leaving a trace: `peek` does not even note a use. */
export type KeptRecords = Records & {
  /** Keeps no more than this from now on, in bytes; what is more goes at once, the least recently used first. */
  keepWithin(maxBytes: number): Promise<void>;
  answers: Answers & { peek: Answers['get'] };
  balances: KeptLists<BalanceChange>;
  transfers: KeptLists<TokenTransfer>;
  sites: Sites & { peek: Sites['get'] };
};

type CommonParts = Partial<Limits> & {
  now: () => number;
  /** The most sites whose chain is kept. */
  maxSites?: number;
};

const usualPatience: Patience = { withinMs: 500, openWithinMs: 1000, retryAfterMs: 10_000 };
// A history of 100,000 changes takes about 25 million bytes, a transaction 5,000.
const usualLimits: Limits = { maxBytes: 60_000_000, maxCount: 10_000 };
const inMemory: Limits = { maxBytes: 4_000_000, maxCount: 300 };

/** Creates the records over a database in IndexedDB. A slow, full or broken one costs speed, never an answer. */
export function createRecords(
  parts: CommonParts & {
    databaseName: string;
    /** Where a forgetting that the database owes outlives the background. Without, it is lost with it. */
    debts?: Debts;
    patience?: Partial<Patience>;
    factory?: () => IDBFactory;
  },
): KeptRecords {
  const { databaseName, debts, factory = () => indexedDB } = parts;
  const limits = toLimits(parts);
  const store = createSafeStore({
    open: (onLost) => openDatabase({ name: databaseName, limits, onLost, factory }),
    memory: createMemoryStore(toSmaller(limits)),
    makeRoom,
    ...(debts && { debts }),
    now: parts.now,
    patience: { ...usualPatience, ...parts.patience },
  });

  return createOver(store, limits, parts);
}

/** Creates records that are gone with the background. */
export function createMemoryRecords(parts: CommonParts): KeptRecords {
  const limits = toLimits(parts);
  return createOver(createMemoryStore(limits), limits, parts);
}

function createOver(store: Store, limits: Limits, parts: CommonParts): KeptRecords {
  const { now, maxSites = 500 } = parts;
  const { maxBytes, maxCount } = toSmaller(limits);
  const front = createFront({ maxCount, maxLetters: maxBytes });
  const touch = createTouch({ store, now });
  const common = { store, touch, now };

  return {
    answers: createAnswers({ ...common, front }),
    balances: createLists({ ...common, name: 'balances', kind: balanceRows }),
    transfers: createLists({ ...common, name: 'transfers', kind: transferRows }),
    sites: createSites({ ...common, maxCount: maxSites }),
    unserved: createUnservedChains(common),
    forget: async () => {
      front.clear();
      await store.forget(now());
    },
    keepWithin: async (maxBytes) => {
      // The store looks here each time.
      limits.maxBytes = maxBytes;
      const fitting: Job<boolean> = { kind: 'change', stores: itemStores, work: fitSome, otherwise: false };
      // Some at a time: one transaction for all would keep what is looked up waiting.
      while (await store.run(fitting));
    },
    size: () =>
      store.run({
        kind: 'read',
        stores: ['facts', 'uses'],
        work: async (shelf) => {
          const { count, bytes } = await readTotals(shelf);
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
