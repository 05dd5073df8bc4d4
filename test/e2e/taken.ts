import type { Driver } from './driver/driver.ts';
import { marked } from './driver/marks.ts';

/** Opens a page with a running content script. Returns the page, and the extension's id and base URL. */
export async function openTaken(driver: Driver, url: string) {
  const page = await driver.openPage(url);
  await marked(page);
  const us = await page.evaluateInOurWorld(() => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    return { id: String(runtime.id), baseUrl: String(runtime.getURL('')) };
  });
  return { page, us };
}
