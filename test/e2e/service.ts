import type { LocalExplorer } from '../explorer/local-explorer.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';

/** The local explorer as a story meets it: one address for a whole file of stories, and a plug to pull. */
export type Service = Pick<LocalExplorer, 'url' | 'key' | 'secretKey' | 'behave'> & {
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
  return {
    url,
    key,
    secretKey,
    behave: (rule) => explorer.behave(rule),
    get log() {
      return explorer.log;
    },
    async goOffline() {
      isOnline = false;
      await explorer.close();
    },
    async reset() {
      if (!isOnline) explorer = await startLocalExplorer({ port });
      isOnline = true;
      explorer.reset();
    },
    async close() {
      if (isOnline) await explorer.close();
    },
  };
}
