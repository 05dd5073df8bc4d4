import type { BalanceChange } from '../models/balance.ts';
import type { TokenTransfer } from '../models/token.ts';
import { createAnswers } from './answers.ts';
import { openDatabase } from './database.ts';
import type { Debts } from './debt.ts';
import { makeRoom, readTotals } from './eviction.ts';
import { createFront } from './front.ts';
import { balanceRows, transferRows } from './list-kinds.ts';
import { createLists, type KeptLists } from './lists.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Answers, Records, Sites } from './records.ts';
import { createSafeStore, type Patience } from './safe-store.ts';
import type { Limits, Store } from './shelf.ts';
import { createSites } from './sites.ts';
import { createTouch } from './touch.ts';
import { createUnservedChains } from './unserved-chains.ts';

/** Records of which a private window may read without leaving a trace: `peek` does not even note a use. */
export type KeptRecords = Records & {
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

  return createOver(store, parts);
}

/** Creates records that are gone with the background. */
export function createMemoryRecords(parts: CommonParts): KeptRecords {
  return createOver(createMemoryStore(toLimits(parts)), parts);
}

function createOver(store: Store, parts: CommonParts): KeptRecords {
  const { now, maxSites = 500 } = parts;
  const { maxBytes, maxCount } = toSmaller(toLimits(parts));
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
    size: () =>
      store.run({
        kind: 'read',
        stores: ['facts'],
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
