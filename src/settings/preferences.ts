import { storage } from 'wxt/utils/storage';
import { checkApiAddress, defaultApiAddress } from './api-address.ts';

/** What the user prefers. */
export type Preferences = {
  /** A checked address without trailing slash. */
  apiAddress: string;
  /** The user's chains, first choice first; never empty. A transaction is looked for in this order. */
  chainIds: number[];
  /** Credits that Hashlens may spend in a day (UTC); null without a limit. */
  dailyLimit: number | null;
  /** Whether addresses, the dearest lookups, wait for a click. */
  askBeforeAddresses: boolean;
};

/** The preferences before anybody chose anything. */
export const defaultPreferences: Preferences = {
  apiAddress: defaultApiAddress,
  chainIds: [1, 8453, 42161, 10, 137],
  dailyLimit: null,
  askBeforeAddresses: false,
};

/** More chains than this are no order that anybody made. */
export const mostChains = 30;

// The address stays on this machine: the key is sent there, so no other machine may change it.
const stored = {
  apiAddress: storage.defineItem<unknown>('local:apiAddress'),
  chainIds: storage.defineItem<unknown>('sync:chainIds'),
  dailyLimit: storage.defineItem<unknown>('sync:dailyLimit'),
  askBeforeAddresses: storage.defineItem<unknown>('sync:askBeforeAddresses'),
};

/** Reads the preferences, to show them; whatever is missing, damaged or unreadable reads as its default. */
export function readPreferences(): Promise<Preferences> {
  // One damaged entry can make the browser's whole read fail: read one at a time, fall back one at a time.
  return readWith((item) => item.getValue().catch(() => undefined));
}

/**
 * Reads the preferences, to act on them; rejects where one cannot be read. Its default would not do: the key would go
 * to the default address, and a limit would be none.
 */
export function readPreferencesStrictly(): Promise<Preferences> {
  return readWith((item) => item.getValue());
}

type Item = { getValue(): Promise<unknown> };

async function readWith(read: (item: Item) => Promise<unknown>): Promise<Preferences> {
  const [apiAddress, chainIds, dailyLimit, askBeforeAddresses] = await Promise.all([
    read(stored.apiAddress),
    read(stored.chainIds),
    read(stored.dailyLimit),
    read(stored.askBeforeAddresses),
  ]);
  return {
    apiAddress: toAddress(apiAddress),
    chainIds: toChainIds(chainIds),
    dailyLimit: isCount(dailyLimit) ? dailyLimit : defaultPreferences.dailyLimit,
    askBeforeAddresses: askBeforeAddresses === true,
  };
}

/** Stores what is given and leaves the rest. Rejects when the browser refuses to store. */
export async function savePreferences(change: Partial<Preferences>): Promise<void> {
  const { apiAddress, chainIds, dailyLimit, askBeforeAddresses } = change;
  if (apiAddress !== undefined) await stored.apiAddress.setValue(apiAddress);
  if (chainIds !== undefined) await stored.chainIds.setValue(chainIds);
  if (dailyLimit !== undefined) await stored.dailyLimit.setValue(dailyLimit);
  if (askBeforeAddresses !== undefined) await stored.askBeforeAddresses.setValue(askBeforeAddresses);
}

function toAddress(value: unknown): string {
  const checked = typeof value === 'string' ? checkApiAddress(value) : undefined;
  return checked?.ok ? checked.address : defaultPreferences.apiAddress;
}

function toChainIds(value: unknown): number[] {
  const ids = Array.isArray(value) ? [...new Set(value.filter(isCount))].slice(0, mostChains) : [];
  return ids.length > 0 ? ids : defaultPreferences.chainIds;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

/** Calls back when a preference was stored, from whatever page. To be called once, when the background starts. */
export function watchPreferences(onChange: (name: keyof Preferences) => void): void {
  stored.apiAddress.watch(() => onChange('apiAddress'));
  stored.chainIds.watch(() => onChange('chainIds'));
  stored.dailyLimit.watch(() => onChange('dailyLimit'));
  stored.askBeforeAddresses.watch(() => onChange('askBeforeAddresses'));
}
