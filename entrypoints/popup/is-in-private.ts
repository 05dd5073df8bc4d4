import { browser } from 'wxt/browser';
import { isPrivateWindow } from '../../src/views/parts/is-private-window.ts';

/** Whether this document stands in a private window. */
export async function isInPrivate(): Promise<boolean> {
  return isPrivateWindow([
    () => browser.extension.inIncognitoContext,
    async () => (await browser.windows.getCurrent()).incognito,
  ]);
}
