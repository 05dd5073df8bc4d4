import type { LocalExplorer } from '../explorer/local-explorer.ts';
import type { Rule } from '../explorer/rules.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { until } from './driver/until.ts';

/** Replies that are held back. */
export type Held = {
  /** Resolves when so many requests have come since. */
  arrived(count?: number): Promise<void>;
  release(): void;
};

/** The local explorer as a story meets it: one address for a whole file of stories, and a plug to pull. */
export type Service = Pick<LocalExplorer, 'url' | 'key' | 'secretKey' | 'behave'> & {
  /** Holds replies back, all or those of a rule, until they are released; the next reset releases them, too. */
  hold(rule?: Rule): Held;
  /** Every request since the story began. */
  readonly log: LocalExplorer['log'];
  /** Nothing listens at the address any more, until the next reset. */
  goOffline(): Promise<void>;
  /** As at the beginning: no rules, no log, listening. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** Starts it on a free port, which it keeps. */
export async function startService(): Promise<Service> {
  let explorer = await startLocalExplorer();
  const { url, port, key, secretKey } = explorer;
  let isOnline = true;
  const releases = new Set<() => void>();
  return {
    url,
    key,
    secretKey,
    behave: (rule) => explorer.behave(rule),
    hold(rule = {}) {
      const before = explorer.log.length;
      const { promise, resolve: release } = Promise.withResolvers<void>();
      releases.add(release);
      explorer.behave({ ...rule, hold: promise });
      const arrived = async (count = 1) => {
        await until(`${count} requests have come`, async () => explorer.log.length >= before + count);
      };
      return { arrived, release };
    },
    get log() {
      return explorer.log;
    },
    async goOffline() {
      isOnline = false;
      await explorer.close();
    },
    async reset() {
      for (const release of releases) release();
      releases.clear();
      if (!isOnline) explorer = await startLocalExplorer({ port });
      isOnline = true;
      explorer.reset();
    },
    async close() {
      if (isOnline) await explorer.close();
    },
  };
}
