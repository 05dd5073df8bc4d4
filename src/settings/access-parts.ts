import { browser } from 'wxt/browser';
import { permissionPattern } from './api-address.ts';
import { readSome } from './preferences.ts';

/** What the browser lets Hashlens reach, and the way to ask for it; origins are match patterns. */
export const accessParts = {
  readAddress: async () => (await readSome('apiAddress')).apiAddress,
  toPattern: permissionPattern,
  /** As the manifest has it for content scripts. */
  allPages: '<all_urls>',
  has: (origin: string) => browser.permissions.contains({ origins: [origin] }),
  /** Asks the person through the browser; works only when called straight from a click. */
  request: (origins: string[]) => browser.permissions.request({ origins }),
};

/** Calls back when the person allowed something or took it back, from now on. */
export function watchAccess(onChange: () => void): void {
  browser.permissions.onAdded.addListener(onChange);
  browser.permissions.onRemoved.addListener(onChange);
}
