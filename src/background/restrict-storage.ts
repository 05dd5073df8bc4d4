import { browser } from 'wxt/browser';
import { readCacheLimitMb, watchPreferences } from '../settings/preferences.ts';

/**
 * Asks the browser to keep our databases permanently. They hold the only copy of the watch list and the user's key, and
 * browsers clear other data when the disk runs short. Call once at startup, before the first await.
 */
export function keepDatabases(): void {
  browser.runtime.onInstalled.addListener(() => {
    // Chromium keeps the databases of an extension with the permission, and has no `persist` in workers.
    const { persist } = navigator.storage as Partial<StorageManager>;
    // If the browser refuses, everything works as before.
    void persist?.call(navigator.storage).catch(() => false);
  });
}

const restMs = 250;
const megabyte = 1_000_000;

/**
 * Limits the stored answers to the size that the user chose, soon after every start and change. Call once at startup,
 * before the first await.
 */
export function keepRecordsWithin(parts: {
  keepWithin: (maxBytes: number) => Promise<void>;
  wait: (ms: number) => Promise<void>;
}): void {
  async function keep(): Promise<void> {
    try {
      await parts.keepWithin((await readCacheLimitMb()) * megabyte);
    } catch {
      // If the limit cannot be read now, it is read at the next start.
    }
  }

  watchPreferences((name) => {
    if (name === 'keptMb') void keep();
  });
  // The event that woke the background is answered first; until then the highest possible limit applies.
  void parts.wait(restMs).then(keep);
}

/**
 * Denies scripts in pages access to synchronised storage, which they do not need: a hijacked script could otherwise
 * change settings. Firefox does not support this.
 */
export function restrictStorageAccess(): void {
  const { sync } = browser.storage;
  // If it fails, nothing changes.
  sync.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => {});
}

/** Forgets private lookups once no private window is left, or if the browser cannot list its windows. */
export async function forgetWithLastPrivateWindow(forget: () => Promise<void>): Promise<void> {
  const windows = await browser.windows.getAll().catch(() => []);
  if (!windows.some(({ incognito }) => incognito)) await forget();
}
