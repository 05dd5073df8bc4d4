import { type Job, type StoreTransaction, storeNames } from './store-transaction.ts';
import { withPatientTimeout } from './with-timeout.ts';

/** A small store that outlives the background: what it gives back is what was saved last, undefined before that. */
export type PendingClears = { load(): Promise<unknown>; save(value: unknown): Promise<void> };

/** The forgetting that the disk still owes: when it was, in milliseconds since 1970. */
export type PendingClear = {
  owedMs(): number | null;
  /** Takes over what an earlier life of the background owed. Rejects where that cannot be read. */
  load(): Promise<void>;
  /** Owes a forgetting from this call on; resolves when it is remembered, or when that takes too long. */
  owe(forgottenMs: number): Promise<void>;
  /** That one was paid. One owed since then is not. */
  settle(forgottenMs: number): void;
};

/** Creates it. Without `debts` it dies with the background. */
export function createPendingClear({
  debts,
  withinMs,
}: {
  debts: PendingClears | undefined;
  withinMs: number;
}): PendingClear {
  let owedMs: number | null = null;
  let isLoaded = debts === undefined;
  let saving: Promise<void> = Promise.resolve();

  // One after another: a slow save must not undo a later one.
  function save(value: { forgottenMs: number } | null): Promise<void> {
    saving = saving.then(() => debts?.save(value)).catch(() => {});

    return withPatientTimeout(saving, withinMs).catch(() => {});
  }

  return {
    owedMs: () => owedMs,
    load: async () => {
      if (isLoaded) return;
      const stored = await debts?.load();
      isLoaded = true;
      // One of this life is later.
      if (isDebt(stored)) owedMs ??= stored.forgottenMs;
    },
    owe: (forgottenMs) => {
      owedMs = forgottenMs;

      return save({ forgottenMs });
    },
    settle: (forgottenMs) => {
      if (owedMs !== forgottenMs) return;
      owedMs = null;
      // Nobody waits for it: paid again, a forgetting does nothing.
      void save(null);
    },
  };
}

function isDebt(stored: unknown): stored is { forgottenMs: number } {
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
  shelf: StoreTransaction,
  { askedMs, now }: { askedMs: number; now: number },
): Promise<boolean> {
  const forgottenMs = await shelf.get('facts', 'forgottenMs');

  return typeof forgottenMs === 'number' && askedMs <= forgottenMs && forgottenMs <= now + minuteMs;
}

/** The work that forgets all of it, the salt of the sites too, and remembers when that was. Done again it does nothing. */
export function toForgetJob(forgottenMs: number): Job<void> {
  return {
    kind: 'change',
    stores: storeNames,
    work: async (shelf) => {
      if ((await shelf.get('facts', 'forgottenMs')) === forgottenMs) return;
      await Promise.all(storeNames.map((name) => shelf.clear(name)));
      await shelf.put('facts', 'forgottenMs', forgottenMs);
    },
    otherwise: undefined,
    // A person waits for it, and it is worth it: what is not forgotten now is forgotten late.
    withinMs: 5000,
  };
}
