import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { startChromium } from './driver/chromium.ts';
import type { DrivenPage, Driver } from './driver/driver.ts';
import { startFirefox } from './driver/firefox.ts';
import { ask, forgetPlace, removeKey, storeAddress, storeKey } from './driver/set-up.ts';
import { type Service, startService } from './service.ts';
import { type StoryPages, startStoryPages } from './story-pages.ts';

/** Which browser a project's stories run in. */
export type StoryOptions = { browserKind: Driver['name'] };

type World = {
  /** The browser with the built extension, as installed: no key, the default API address. Files of stories share it, and find what earlier ones stored. */
  bare: Driver;
  service: Service;
  pages: StoryPages;
};

type Story = {
  /** The browser with the key and the service's address stored through the options page. */
  driver: Driver;
  /** The same without a key. */
  keyless: Driver;
};

const output = join(import.meta.dirname, '../../.output');

/** Where this build is. */
export function build(name: 'chrome-mv3' | 'firefox-mv3'): string {
  return join(output, name);
}

// What the options page of a browser was told so far.
const told = new WeakMap<Driver, { key: boolean }>();

/** Playwright's test with a browser behind the same small driver in both projects. */
export const test = base.extend<Story, World & StoryOptions>({
  browserKind: ['chromium', { option: true, scope: 'worker' }],

  bare: [
    async ({ browserKind }, use) => {
      const driver =
        browserKind === 'chromium'
          ? await startChromium({ executablePath: named('CHROMIUM'), extensionDir: build('chrome-mv3') })
          : await startFirefox({ executablePath: named('FIREFOX'), extensionDir: build('firefox-mv3') });
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],

  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],

  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const pages = await startStoryPages();
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
  ],

  driver: ({ bare, service }, use) => prepared(bare, service, true, use),
  keyless: ({ bare, service }, use) => prepared(bare, service, false, use),
});

export { expect };

// Gives a browser that was told its address and its key, or to have none, and closes the pages that a story leaves open.
async function prepared(bare: Driver, service: Service, key: boolean, use: (driver: Driver) => Promise<void>) {
  await service.reset();
  if (!told.has(bare)) {
    // Opened before any page of a story, it is never in front of one.
    await bare.atDesk(() => null);
    await storeAddress(bare, service.url);
  }
  const had = told.get(bare)?.key ?? false;
  if (key && !had) await storeKey(bare, service.key);
  if (!key && had) await removeKey(bare);
  told.set(bare, { key });
  await service.reset();

  const opened: DrivenPage[] = [];
  let hasPlace = false;
  const kept = (open: (at: string) => Promise<DrivenPage>) => async (at: string) => {
    hasPlace ||= /popup|sidepanel|options/.test(at);
    const page = await open(at);
    opened.push(page);
    return page;
  };
  await use({
    ...bare,
    openPage: kept(bare.openPage),
    openExtensionPage: kept(bare.openExtensionPage),
    openExtensionPageInContainer: kept(bare.openExtensionPageInContainer),
  });
  // A story may have closed its own.
  await Promise.all(opened.map((page) => page.close().catch(() => {})));
  // The popup opens where it was: the next story finds it as after a start.
  if (hasPlace) await forgetPlace(bare);
  // A refused key or spent credits hold every later question back, until the key is put in again.
  const isHeldBack = service.log.some(({ status }) => status === 401 || status === 402);
  if (key && isHeldBack) await ask(bare, 'saveCredentials', { apiKey: service.key });
  // So does a chain that is not served, for the rest of the day, and "not found" for a moment.
  if (service.log.some(({ status }) => status === 404)) await ask(bare, 'forgetAnswers', {});
  await service.reset();
}

/** The path in this variable, which npm run e2e sets. */
export function named(variable: string): string {
  const path = process.env[variable];
  if (path === undefined) throw new Error(`${variable} does not name a browser: run the stories with npm run e2e.`);
  return path;
}
