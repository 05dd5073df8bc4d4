import { browser } from 'wxt/browser';

/** Forgets what was looked up in private windows once none of them is left, and where the browser does not say. */
export async function forgetWithLastPrivateWindow(forget: () => Promise<void>): Promise<void> {
  const windows = await browser.windows.getAll().catch(() => []);
  if (!windows.some(({ incognito }) => incognito)) await forget();
}
