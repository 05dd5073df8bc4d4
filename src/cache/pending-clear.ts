import { type Job, type StoreTransaction, storeNames } from './store-transaction.ts';
import { withPatientTimeout } from './with-timeout.ts';

/** A small store that outlives the background. `load` returns the last saved value, undefined before the first save. */
export type PendingClears = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** The clear that the disk has not done yet, by the time of its request (milliseconds since 1970). */
export type PendingClear = {
  pendingMs(): number | null;
  /** Loads a clear left pending before the background was restarted. Rejects if it cannot be read. */
  load(): Promise<void>;
  /**
   * Persists that the cache must be cleared, so that a restart finishes the job. Resolves when that is stored, or after
   * the timeout.
   */
  add(forgottenMs: number): Promise<void>;
  /** Marks this clear as done. One that was added since then stays pending. */
  remove(forgottenMs: number): void;
};

/** Creates the record of the pending clear. Without `pendingClears`, it is lost when the background stops. */
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
      // A clear requested since this start is more recent.
      if (isPendingClear(stored)) pendingMs ??= stored.forgottenMs;
    },
    add: (forgottenMs) => {
      pendingMs = forgottenMs;

      return save({ forgottenMs });
    },
    remove: (forgottenMs) => {
      if (pendingMs !== forgottenMs) return;
      pendingMs = null;
      // Not awaited: repeating a clear does nothing.
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
 * True if everything was cleared after this was requested, or in the same millisecond. A clear in the future (the clock
 * was set back) does not count.
 */
export async function isForgotten(
  transaction: StoreTransaction,
  { askedMs, now }: { askedMs: number; now: number },
): Promise<boolean> {
  const forgottenMs = await transaction.get('facts', 'forgottenMs');

  return typeof forgottenMs === 'number' && askedMs <= forgottenMs && forgottenMs <= now + minuteMs;
}

/** The job that clears everything, the salt of the sites too, and records when. Repeating it does nothing. */
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
    // The user waits for it, and it is worth it: a clear that fails now happens late.
    withinMs: 5000,
  };
}
