import { browser } from 'wxt/browser';
import type { Records } from '../../src/records/records.ts';

/** Forgets what was looked up in private windows once none of them is left. */
export async function forgetWithLastPrivateWindow(records: Pick<Records, 'forget'>): Promise<void> {
  const windows = await browser.windows.getAll();
  if (!windows.some(({ incognito }) => incognito)) await records.forget();
}
