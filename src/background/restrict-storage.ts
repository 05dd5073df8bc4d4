import { browser } from 'wxt/browser';
import { readCacheLimitMb, watchPreferences } from '../settings/preferences.ts';

/**
 * Has the browser keep our databases for good: what the person watches, and their key, lie there alone, and browsers
 * clear what they were not asked to keep where the disk runs short. To be called once at the start, before its first
 * await.
 */
export function keepDatabases(): void {
  browser.runtime.onInstalled.addListener(() => {
    // Chromium keeps those of an extension that has the permission, and gives workers nothing to ask with.
    const { persist } = navigator.storage as Partial<StorageManager>;
    // Where it does not want to, all works as before.
    void persist?.call(navigator.storage).catch(() => false);
  });
}

const restMs = 250;
const megabyte = 1_000_000;

/**
 * Keeps no more answers than the person wants, soon after every start and change. To be called once at the start, before
 * its first await.
 */
export function keepRecordsWithin(parts: {
  keepWithin: (maxBytes: number) => Promise<void>;
  wait: (ms: number) => Promise<void>;
}): void {
  async function keep(): Promise<void> {
    try {
      await parts.keepWithin((await readCacheLimitMb()) * megabyte);
    } catch {
      // What cannot be read now is read at the next start.
    }
  }

  watchPreferences((name) => {
    if (name === 'keptMb') void keep();
  });
  // Whatever woke the background is answered first; until then everything that may be kept is.
  void parts.wait(restMs).then(keep);
}

/**
 * Keeps scripts in pages from reading and writing what is synchronised, of which they need nothing, where the browser
 * can: whoever takes one over could else change settings. Firefox cannot.
 */
export function restrictStorageAccess(): void {
  const { sync } = browser.storage;
  // Where it fails, all is as it was.
  sync.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => {});
}

/** Forgets what was looked up in private windows once none of them is left, and where the browser does not say. */
export async function forgetWithLastPrivateWindow(forget: () => Promise<void>): Promise<void> {
  const windows = await browser.windows.getAll().catch(() => []);
  if (!windows.some(({ incognito }) => incognito)) await forget();
}
