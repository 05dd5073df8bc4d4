import { createMemoryRecords, type KeptRecords } from './create-records.ts';
import type { KeptLists } from './lists.ts';
import type { Lists, Records } from './records.ts';
import type { Limits } from './shelf.ts';

const limits: Limits = { maxBytes: 8_000_000, maxCount: 500 };

/**
 * Creates the records of private windows: they read what the disk knows without a trace there, and write to their own
 * memory alone. Forgetting clears that memory, and what was removed here shows again.
 */
export function createPrivateRecords({ disk, now }: { disk: KeptRecords; now: () => number }): Records {
  const memory = createMemoryRecords({ ...limits, now });
  const removed = new Set<string>();
  const ifNotRemoved = async <T>(name: string, read: () => Promise<T>, otherwise: T) =>
    removed.has(name) ? otherwise : read();

  function overlay<Row>(kind: string, own: KeptLists<Row>, other: KeptLists<Row>): Lists<Row> {
    const toName = (list: string) => `${kind} ${list}`;
    return {
      read: async (list, part) =>
        (await own.read(list, part)) ?? ifNotRemoved(toName(list), () => other.peek(list, part), null),
      take: async (list, page) => {
        // The page is put among what the disk knows, in memory.
        const copy = await ifNotRemoved(toName(list), () => other.copy(list, limits.maxBytes / 2), null);
        if (copy !== null) await own.plant(list, copy);
        return own.take(list, page);
      },
      forget: async (list) => {
        removed.add(toName(list));
        await own.forget(list);
      },
    };
  }

  return {
    answers: {
      get: async (question) =>
        (await memory.answers.get(question)) ??
        ifNotRemoved(`answer ${question}`, () => disk.answers.peek(question), null),
      put: (question, kept) => memory.answers.put(question, kept),
      remove: async (question) => {
        removed.add(`answer ${question}`);
        await memory.answers.remove(question);
      },
    },
    balances: overlay('balances', memory.balances, disk.balances),
    transfers: overlay('transfers', memory.transfers, disk.transfers),
    sites: {
      get: async (host) => (await memory.sites.get(host)) ?? disk.sites.peek(host),
      set: (host, chain) => memory.sites.set(host, chain),
    },
    unserved: {
      has: async (service, chainId) =>
        (await memory.unserved.has(service, chainId)) ||
        ifNotRemoved(`chain ${chainId} ${service}`, () => disk.unserved.has(service, chainId), false),
      add: (service, chainId, untilMs) => memory.unserved.add(service, chainId, untilMs),
      remove: async (service, chainId) => {
        removed.add(`chain ${chainId} ${service}`);
        await memory.unserved.remove(service, chainId);
      },
    },
    forget: async () => {
      removed.clear();
      await memory.forget();
    },
    size: () => memory.size(),
  };
}
