import { isForgotten } from './pending-clear.ts';
import type { Key, Store, StoreTransaction } from './store-transaction.ts';

/** Chains that a service said it does not support, each until a given time. */
export type UnsupportedChains = {
  has(service: string, chainId: number): Promise<boolean>;
  /** `askedMs` is when the service was asked. If that was before the last clear, the chain is not stored. */
  add(service: string, chainId: number, untilMs: number, askedMs: number): Promise<void>;
};

type StoredUntil = { service: string; chainId: number; sinceMs: number; untilMs: number };

const stores = ['unserved', 'facts'] as const;
const minuteMs = 60_000;
const mostKept = 1000;

/** Creates the unsupported chains. Expired entries are removed when another one is added. */
export function createUnsupportedChains({ store, now }: { store: Store; now: () => number }): UnsupportedChains {
  return {
    has: (service, chainId) =>
      store.run({
        kind: 'read',
        stores,
        work: async (transaction) => isNow(await transaction.get('unserved', [service, chainId]), now()),
        otherwise: false,
      }),
    add: (service, chainId, untilMs, askedMs) =>
      store.run({
        kind: 'change',
        stores,
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
  if ((await transaction.count('unserved')) >= mostKept) return transaction.clear('unserved');
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
