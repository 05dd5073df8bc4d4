import { createConnect } from './connect.ts';
import { type Connection, isNamed } from './database.ts';
import { createDebt, type Debts } from './debt.ts';
import { toForgetJob } from './forgetting.ts';
import type { Job, Shelf, Store } from './shelf.ts';
import { storeNames } from './shelf.ts';
import { TimedOut, within } from './within.ts';

/** How long to wait, in milliseconds. */
export type Patience = { withinMs: number; openWithinMs: number; retryAfterMs: number };

/**
 * Creates a store on the disk that costs speed at worst. Where the database does not open, answer in time or stay
 * open, the memory does its work, empty at first, and the disk is tried again later. What it should have forgotten
 * meanwhile it forgets before anything is read from it, in this life of the background or in the next.
 */
export function createSafeStore(parts: {
  open: (onLost: (connection: Connection) => void) => Promise<Connection>;
  memory: Store & { clear(): void };
  /** Removes a good part, when the browser grants no more room. */
  makeRoom: (shelf: Shelf) => Promise<void>;
  debts?: Debts;
  now: () => number;
  patience: Patience;
}): Store {
  const { memory, patience } = parts;
  const debt = createDebt({ debts: parts.debts, withinMs: patience.withinMs });
  const connect = createConnect({ ...parts, ...patience, open, onOpen });
  let doneCount = 0;

  // Who does not know what is owed must not read: that is as bad as a database that does not open.
  async function open(onLost: (connection: Connection) => void): Promise<Connection> {
    const [opened, loaded] = await Promise.allSettled([parts.open(onLost), debt.load()]);
    if (opened.status === 'rejected') throw opened.reason;
    if (loaded.status === 'fulfilled') return opened.value;
    opened.value.close();
    throw loaded.reason;
  }

  function onOpen() {
    // What the memory took meanwhile is older than what the disk will take now.
    memory.clear();
    const owedMs = debt.owedMs();
    if (owedMs !== null) void memory.forget(owedMs);
  }

  async function runOn<T>(connection: Connection, job: Job<T>): Promise<T> {
    const { done, abort } = connection.begin(job);
    try {
      const value = await within(done, job.withinMs ?? patience.withinMs, () => doneCount);
      doneCount += 1;
      return value;
    } catch (error) {
      if (error instanceof TimedOut) abort();
      throw error;
    }
  }

  async function payBack(connection: Connection): Promise<void> {
    const owedMs = debt.owedMs();
    if (owedMs === null) return;
    await runOn(connection, toForgetJob(owedMs));
    debt.settle(owedMs);
  }

  async function tryOnDisk<T>(job: Job<T>, isLast: boolean): Promise<{ value: T } | null> {
    const connection = await connect.get();
    if (connection === null) return null;
    let isPaid = false;
    try {
      await payBack(connection);
      isPaid = true;
      return { value: await runOn(connection, job) };
    } catch (error) {
      if (isPaid && isNamed(error, 'QuotaExceededError')) return { value: await runWithRoom(connection, job) };
      if (isPaid && !isTrouble(error)) return { value: job.otherwise };
      // Closed by the browser, or by a newer version of ours: that alone is no reason to rest.
      if (isNamed(error, 'InvalidStateError', 'AbortError') && !isLast) connect.lose(connection);
      else connect.giveUp(connection);
      return null;
    }
  }

  // Both in one transaction: what was paid for must not go for room that does not come of it. And on a connection of its
  // own: Firefox lets the next change on one that had no room do nothing but remove.
  async function runWithRoom<T>(full: Connection, job: Job<T>): Promise<T> {
    connect.lose(full);
    const connection = await connect.get();
    if (connection === null) return job.otherwise;
    const work = async (shelf: Shelf) => {
      await parts.makeRoom(shelf);
      return job.work(shelf);
    };
    const both: Job<T> = { ...job, kind: 'change', stores: storeNames, work, withinMs: patience.withinMs * 4 };
    try {
      return await runOn(connection, both);
    } catch {
      connect.lose(connection);
      return job.otherwise;
    }
  }

  async function run<T>(job: Job<T>): Promise<T> {
    const done = (await tryOnDisk(job, false)) ?? (await tryOnDisk(job, true));

    return done === null ? memory.run(job) : done.value;
  }

  return {
    run,
    forget: async (forgottenMs) => {
      await Promise.all([debt.owe(forgottenMs), memory.forget(forgottenMs)]);
      const connection = await connect.get();
      if (connection === null) return;
      await payBack(connection).catch(() => connect.giveUp(connection));
    },
  };
}

// All else is the work's own fault, such as a key that no database takes.
function isTrouble(error: unknown): boolean {
  return (error instanceof DOMException && !isNamed(error, 'DataError', 'DataCloneError')) || error instanceof TimedOut;
}
