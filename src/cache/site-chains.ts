import { isForgotten } from './pending-clear.ts';
import type { Store, StoreTransaction } from './store-transaction.ts';

/** The chain that a site's references were on. `isChosen`: the user selected it by hand on that site. */
type SiteChain = { chainId: number; isChosen: boolean };

/** The chain of each site's last answer. Sites are stored as salted hashes: there is no list of visited sites. */
export type Sites = {
  get(host: string): Promise<SiteChain | null>;
  /** `askedMs` is when the lookup behind it began. If that was before the last clear, the chain is not stored. */
  set(host: string, chain: SiteChain, askedMs: number): Promise<void>;
};

type StoredSite = SiteChain & { hash: string; tick: number };

const stores = ['sites', 'facts'] as const;

type SitesParts = {
  store: Store;
  maxCount: number;
  now: () => number;
};

/**
 * Creates the memory of at most `maxCount` sites: those set longest ago are removed. `peek` reads without leaving a
 * trace.
 */
export function createSiteChains({ store, maxCount, now }: SitesParts): Sites & { peek: Sites['get'] } {
  const readSalt = () =>
    store.run<unknown>({
      kind: 'read',
      stores: ['facts'],
      work: (transaction) => transaction.get('facts', 'salt'),
      otherwise: null,
    });

  async function get(host: string): Promise<SiteChain | null> {
    const salt = await readSalt();
    if (typeof salt !== 'string') return null;
    const hash = await toHash(salt, host);
    const stored = await store.run<unknown>({
      kind: 'read',
      stores,
      work: (transaction) => transaction.get('sites', hash),
      otherwise: null,
    });

    return isSite(stored) ? { chainId: stored.chainId, isChosen: stored.isChosen } : null;
  }

  async function set(host: string, { chainId, isChosen }: SiteChain, askedMs: number): Promise<void> {
    const salt = await store.run({
      kind: 'change',
      stores: ['facts'],
      work: async (transaction) =>
        (await isForgotten(transaction, { askedMs, now: now() })) ? null : makeSalt(transaction),
      otherwise: null,
    });
    if (salt === null) return;
    const site = { chainId, isChosen, hash: await toHash(salt, host) };
    await store.run({
      kind: 'change',
      stores,
      work: async (transaction) => {
        // If everything was cleared meanwhile, the salt is gone too, and the site could not be found again.
        if ((await transaction.get('facts', 'salt')) === salt) await put(transaction, site, maxCount);
      },
      otherwise: undefined,
    });
  }

  return { get, peek: get, set };
}

async function makeSalt(transaction: StoreTransaction): Promise<string> {
  const known = await transaction.get('facts', 'salt');
  if (typeof known === 'string') return known;
  const salt = toHex(crypto.getRandomValues(new Uint8Array(16)));
  await transaction.put('facts', 'salt', salt);

  return salt;
}

async function put(transaction: StoreTransaction, site: Omit<StoredSite, 'tick'>, maxCount: number): Promise<void> {
  const last = await transaction.get('facts', 'siteTick');
  const tick = typeof last === 'number' ? last + 1 : 1;
  await transaction.put('facts', 'siteTick', tick);
  await transaction.put('sites', site.hash, { ...site, tick } satisfies StoredSite);
  const tooMany = (await transaction.count('sites')) - maxCount;
  const eldest = tooMany > 0 ? await transaction.leastUsed('sites', tooMany) : [];
  for (const { key } of eldest) await transaction.remove('sites', key);
}

async function toHash(salt: string, host: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt} ${host.toLowerCase()}`);

  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isSite(stored: unknown): stored is StoredSite {
  if (typeof stored !== 'object' || stored === null) return false;
  const { chainId, isChosen, hash } = stored as Partial<Record<keyof StoredSite, unknown>>;
  return isChainId(chainId) && typeof isChosen === 'boolean' && typeof hash === 'string';
}

function isChainId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
