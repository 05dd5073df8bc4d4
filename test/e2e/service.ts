import type { LocalExplorer } from '../explorer/local-explorer.ts';
import type { Rule } from '../explorer/rules.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { until } from './driver/until.ts';

/** Replies that are held back. */
type Held = {
  /** Resolves once this many requests have arrived since the hold began (default: 1). */
  arrived(count?: number): Promise<void>;
  release(): void;
};

/** The local explorer as stories use it: it keeps one address for a whole file of stories, and can be taken offline. */
export type Service = Pick<LocalExplorer, 'url' | 'key' | 'secretKey' | 'behave'> & {
  /** Holds back all replies, or those that match `rule`, until they are released. The next reset also releases them. */
  hold(rule?: Rule): Held;
  /** Every request since the story began. */
  readonly log: LocalExplorer['log'];
  /** Stops listening until the next reset. */
  goOffline(): Promise<void>;
  /** Restores the initial state: no rules, an empty log, listening. */
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the service on a free port, which it keeps across resets. */
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
