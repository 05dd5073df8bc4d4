import { type Job, type StoreTransaction, storeNames } from './store-transaction.ts';
import { withPatientTimeout } from './with-timeout.ts';

/** A small store that outlives the background: it loads what was saved last, undefined before that. */
export type PendingClears = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** The clear that the disk has not done yet: when it was asked for, in milliseconds since 1970. */
export type PendingClear = {
  pendingMs(): number | null;
  /** Reads what an earlier life of the background left pending. Rejects if that cannot be read. */
  load(): Promise<void>;
  /** Persists that the cache must be cleared, so that a restart finishes the job; resolves when that is stored, or takes too long. */
  add(forgottenMs: number): Promise<void>;
  /** This one is done. One that was added since then is not. */
  remove(forgottenMs: number): void;
};

/** Creates it. Without `pendingClears` it dies with the background. */
export function createPendingClear({
  pendingClears,
  withinMs,
}: {
  pendingClears: PendingClears | undefined;
  withinMs: number;
}): PendingClear {
  let pendingMs: number | null = null;
  let isLoaded = pendingClears === undefined;
  let saving: Promise<void> = Promise.resolve();

  // One after another: a slow save must not undo a later one.
  function save(value: { forgottenMs: number } | null): Promise<void> {
    saving = saving.then(() => pendingClears?.save(value)).catch(() => {});

    return withPatientTimeout(saving, withinMs).catch(() => {});
  }

  return {
    pendingMs: () => pendingMs,
    load: async () => {
      if (isLoaded) return;
      const stored = await pendingClears?.load();
      isLoaded = true;
      // One of this life is later.
      if (isPendingClear(stored)) pendingMs ??= stored.forgottenMs;
    },
    add: (forgottenMs) => {
      pendingMs = forgottenMs;

      return save({ forgottenMs });
    },
    remove: (forgottenMs) => {
      if (pendingMs !== forgottenMs) return;
      pendingMs = null;
      // Nobody waits for it: done again, a clear does nothing.
      void save(null);
    },
  };
}

function isPendingClear(stored: unknown): stored is { forgottenMs: number } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'forgottenMs' in stored &&
    typeof stored.forgottenMs === 'number' &&
    Number.isFinite(stored.forgottenMs)
  );
}

const minuteMs = 60_000;

/**
 * Whether everything was forgotten after this was asked for, or in the same millisecond. A forgetting in the future
 * (the clock was set back) is void.
 */
export async function isForgotten(
  transaction: StoreTransaction,
  { askedMs, now }: { askedMs: number; now: number },
): Promise<boolean> {
  const forgottenMs = await transaction.get('facts', 'forgottenMs');

  return typeof forgottenMs === 'number' && askedMs <= forgottenMs && forgottenMs <= now + minuteMs;
}

/** The work that forgets all of it, the salt of the sites too, and remembers when that was. Done again it does nothing. */
export function toForgetJob(forgottenMs: number): Job<void> {
  return {
    kind: 'change',
    stores: storeNames,
    work: async (transaction) => {
      if ((await transaction.get('facts', 'forgottenMs')) === forgottenMs) return;
      await Promise.all(storeNames.map((name) => transaction.clear(name)));
      await transaction.put('facts', 'forgottenMs', forgottenMs);
    },
    otherwise: undefined,
    // A person waits for it, and it is worth it: what is not forgotten now is forgotten late.
    withinMs: 5000,
  };
}
