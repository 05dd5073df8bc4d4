import type { Driver } from './driver/driver.ts';
import { marked } from './driver/marks.ts';

/** A page in which our script runs, and who we are there. */
export async function openTaken(driver: Driver, url: string) {
  const page = await driver.openPage(url);
  await marked(page);
  const us = await page.evaluateInOurWorld(() => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    return { id: String(runtime.id), baseUrl: String(runtime.getURL('')) };
  });
  return { page, us };
}
