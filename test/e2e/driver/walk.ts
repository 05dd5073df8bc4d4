import type { DrivenPage, Driver } from './driver.ts';
import { until } from './until.ts';

/** Focuses the next reference, as the keyboard shortcut does, which no test can press. */
export async function walk(driver: Driver, page: DrivenPage): Promise<void> {
  await page.bringToFront();
  await until('the page has the focus', () => page.evaluate(() => document.hasFocus()));
  await driver.atDesk(async () => {
    const { tabs } = Reflect.get(globalThis, 'chrome');
    for (const { id } of await tabs.query({ url: 'http://127.0.0.1/*' })) tabs.connect(id, { name: 'walk' });
  });
}
