import { storage } from 'wxt/utils/storage';
import { checkApiAddress, defaultApiAddress } from './api-address.ts';

/** What the user prefers. `apiAddress` is a checked address without trailing slash. */
export type Preferences = { apiAddress: string; defaultChainId: number };

/** The preferences before anybody chose anything. */
export const defaultPreferences: Preferences = { apiAddress: defaultApiAddress, defaultChainId: 1 };

// The address stays on this machine: the key is sent there, so no other machine may change it.
const storedAddress = storage.defineItem<unknown>('local:apiAddress');
const storedChainId = storage.defineItem<unknown>('sync:defaultChainId');

/** Reads the preferences; whatever is missing, damaged or unreadable reads as its default. */
export async function readPreferences(): Promise<Preferences> {
  const [address, chainId] = await Promise.all([readItem(storedAddress), readItem(storedChainId)]);
  const checked = typeof address === 'string' ? checkApiAddress(address) : undefined;
  return {
    apiAddress: checked?.ok ? checked.address : defaultPreferences.apiAddress,
    defaultChainId:
      typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0
        ? chainId
        : defaultPreferences.defaultChainId,
  };
}

/** Stores what is given and leaves the rest. Rejects when the browser refuses to store. */
export async function savePreferences(change: Partial<Preferences>): Promise<void> {
  if (change.apiAddress !== undefined) await storedAddress.setValue(change.apiAddress);
  if (change.defaultChainId !== undefined) await storedChainId.setValue(change.defaultChainId);
}

// One damaged entry can make the browser's whole read fail: read one at a time, fall back one at a time.
async function readItem(item: { getValue(): Promise<unknown> }): Promise<unknown> {
  try {
    return await item.getValue();
  } catch {
    return undefined;
  }
}
