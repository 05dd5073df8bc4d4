import { createMemoryRecords, type KeptRecords } from './create-records.ts';
import type { KeptLists } from './lists.ts';
import type { Lists, Records } from './records.ts';
import type { Limits } from './shelf.ts';

const limits: Limits = { maxBytes: 8_000_000, maxCount: 500 };

/**
 * Creates the records of private windows: they read what the disk knows without a trace there, and write to their own
 * memory alone. Forgetting clears that memory, and the disk shows through again.
 */
export function createPrivateRecords({ disk, now }: { disk: KeptRecords; now: () => number }): Records {
  const memory = createMemoryRecords({ ...limits, now });
  let forgets = 0;

  function overlay<Row>(own: KeptLists<Row>, other: KeptLists<Row>): Lists<Row> {
    return {
      read: async (list, part) => (await own.read(list, part)) ?? other.peek(list, part),
      take: async (list, page) => {
        const since = forgets;
        // The page is put among what the disk knows, in memory.
        const copy = await other.copy(list, limits.maxBytes / 2);
        // A copy made before everything was forgotten would bring the list back.
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
