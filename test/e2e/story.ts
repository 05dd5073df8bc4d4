import { join } from 'node:path';
import { test as base, expect as playwrightExpect } from '@playwright/test';
import { startChromium } from './driver/chromium/chromium.ts';
import type { DrivenPage, Driver, DriverOptions } from './driver/driver.ts';
import { startFirefox } from './driver/firefox/firefox.ts';
import { ask, prefer, storeAccess } from './driver/set-up.ts';
import { type Service, startService } from './service.ts';
import { type StoryPages, startStoryPages } from './story-pages.ts';

/** The browser in which a project's stories run. */
export type StoryOptions = { browserKind: Driver['name'] };

type World = {
  /**
   * The browser with the built extension as installed: no key, the default API address. Story files share it, including
   * what earlier ones stored.
   */
  bare: Driver;
  service: Service;
  pages: StoryPages;
};

type Story = {
  /** The browser with the key and the service's address stored. */
  driver: Driver;
  /** The browser with the service's address and without a key. */
  keyless: Driver;
  /** Opens a page written by the story, in the browser with the key. */
  openPage: (...page: Parameters<StoryPages['serve']>) => Promise<DrivenPage>;
  /** Matches errors that this story causes on purpose. Any other error in a console of the extension fails it. */
  mayFail: RegExp | null;
};

const output = join(import.meta.dirname, '../../.output');

/** Returns the folder of this build. */
export function build(name: 'chrome-mv3' | 'firefox-mv3'): string {
  return join(output, name);
}

/** Starts a browser with the built extension. The caller closes it. */
export function startBrowser(kind: Driver['name'], options: Partial<DriverOptions> = {}): Promise<Driver> {
  return kind === 'chromium'
    ? startChromium({ ...options, executablePath: named('CHROMIUM'), extensionDir: build('chrome-mv3') })
    : startFirefox({ ...options, executablePath: named('FIREFOX'), extensionDir: build('firefox-mv3') });
}

/**
 * Tags: `npm test` runs a story in both browsers, and a `once` story only in Chromium. Stories marked `nightly` run
 * only with `npm run test:all`.
 */
export const once = { tag: '@once' };
export const nightly = { tag: '@nightly' };

// For each prepared browser: whether it has the key, and its preferences at that time.
const prepared = new WeakMap<Driver, { key: boolean; preferences: string }>();

/** Playwright's test with a browser behind the same small driver in both projects. */
export const test = base.extend<Story, World & StoryOptions>({
  browserKind: ['chromium', { option: true, scope: 'worker' }],

  bare: [
    async ({ browserKind }, use) => {
      const driver = await startBrowser(browserKind);
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

  driver: ({ bare, service, mayFail }, use) => tell(bare, service, { key: true, mayFail }, use),
  keyless: ({ bare, service, mayFail }, use) => tell(bare, service, { key: false, mayFail }, use),
  openPage: ({ driver, pages }, use) => use((...page) => driver.openPage(pages.serve(...page))),
  mayFail: [null, { option: true }],
});

const { poll } = playwrightExpect;
const pollOften: typeof poll = (read, options) =>
  poll(read, { intervals: [40], ...(typeof options === 'string' ? { message: options } : options) });

/** Playwright's `expect`, except that it polls as often as `until`: Playwright's own intervals grow to a second. */
export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  get: (all, name) => (name === 'poll' ? pollOften : Reflect.get(all, name)),
});

// Runs a story in a browser with the service's address, and with or without its key. Afterwards restores the state and
// fails the story if the extension logged unexpected errors.
async function tell(
  bare: Driver,
  service: Service,
  { key, mayFail }: { key: boolean; mayFail: RegExp | null },
  use: (driver: Driver) => Promise<void>,
) {
  await service.reset();
  await prepare(bare, service, key);
  const opened: DrivenPage[] = [];
  const kept = (open: (at: string) => Promise<DrivenPage>) => async (at: string) => {
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
  const errors = await bare.takeErrors();
  await restore(bare, service, opened);
  expect(
    errors.filter((error) => !mayFail?.test(error)),
    'errors in the consoles of the extension',
  ).toEqual([]);
}

async function prepare(bare: Driver, service: Service, key: boolean) {
  const known = prepared.get(bare);
  if (known === undefined) {
    // These two open pages early, so that none comes in front of a story's page later.
    await bare.atDesk(() => null);
    await bare.takeErrors();
    await storeAccess(bare, service);
    // Sets short delays. Stories about delays set longer ones.
    await prefer(bare, { showAfterMs: 100, leaveAfterMs: 100 });
  }
  if (key !== (known?.key ?? true)) await ask(bare, 'saveCredentials', { apiKey: key ? service.key : '' });
  const preferences = known?.preferences ?? (await bare.atDesk(readPreferences));
  prepared.set(bare, { key, preferences });
  await service.reset();
}

// Undoes what a story may have changed: its pages, the service, the popup's place, preferences, and whatever blocks
// later requests.
async function restore(bare: Driver, service: Service, opened: DrivenPage[]) {
  // A story may have closed its pages itself.
  await Promise.all(opened.map((page) => page.close().catch(() => {})));
  const { key, preferences } = prepared.get(bare) ?? {};
  if (preferences !== undefined) await bare.atDesk(restorePreferences, preferences);
  const statuses = new Set(service.log.map(({ status }) => status));
  // A refused key or spent credits block all later requests until the key is saved again.
  if (key && (statuses.has(401) || statuses.has(402))) await ask(bare, 'saveCredentials', { apiKey: service.key });
  // An unsupported chain is remembered for the rest of the day, "not found" for a moment. An answer from another chain
  // makes that the site's chain, and later stories use the same site.
  const isElsewhere = service.log.some(({ path }) => !path.startsWith('/1/'));
  if (statuses.has(404) || isElsewhere) await ask(bare, 'forgetAnswers', {});
  await service.reset();
}

// These run in the browser, so they must not refer to anything outside themselves.
async function readPreferences(): Promise<string> {
  return JSON.stringify(await Reflect.get(globalThis, 'chrome').storage.sync.get());
}

async function restorePreferences(wanted: string): Promise<void> {
  const { session, sync } = Reflect.get(globalThis, 'chrome').storage;
  // Otherwise the popup would reopen at its last place.
  await session.remove('place');
  if (JSON.stringify(await sync.get()) === wanted) return;
  const { onChanged } = sync;
  const isHeard = new Promise((done) => onChanged.addListener(done));
  const values = JSON.parse(wanted);
  const others = Object.keys(await sync.get()).filter((name) => !(name in values));
  await sync.remove(others);
  await sync.set(values);
  await isHeard;
}

/** Returns the path in this environment variable, which `npm run e2e` sets. Throws if it is not set. */
export function named(variable: string): string {
  const path = process.env[variable];
  if (path === undefined) throw new Error(`${variable} does not name a browser: run the stories with npm run e2e.`);
  return path;
}
