import { browser } from 'wxt/browser';

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
