import { browser } from 'wxt/browser';

/**
 * Keeps scripts in pages from reading and writing what is synchronised, of which they need nothing, where the browser
 * can: whoever takes one over could else change settings. Firefox cannot.
 */
export function closeToPages(): void {
  const { sync } = browser.storage;
  // Where it fails, all is as it was.
  sync.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => {});
}
