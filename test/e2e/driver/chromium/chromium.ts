import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { loads } from '../begun.ts';
import { createDesk, deskPath } from '../desk.ts';
import type { DrivenPage, Driver, DriverOptions, Plain, Point } from '../driver.ts';
import { pointsAlong } from '../points-along.ts';
import { until } from '../until.ts';
import { readCardTree } from './card-tree.ts';
import { readCards } from './cards.ts';
import { listenToConsoles } from './consoles.ts';
import { runInContentWorld } from './content-world.ts';
import {
  allowInPrivate,
  grantHost,
  listenForErrors,
  openPrivateTab,
  setEnabled,
  setHostAccess,
  updateExtension,
} from './extensions.ts';

/** Starts Chromium or Chrome with the extension in `extensionDir`, in a new profile unless one is given. */
export async function startChromium({
  executablePath,
  extensionDir,
  headless = true,
  profile: kept,
  scale,
  isStill = false,
  zone = isStill ? 'UTC' : undefined,
  proxy,
  trustsAnyHost = false,
}: DriverOptions): Promise<Driver> {
  const profile = kept ?? mkdtempSync(join(tmpdir(), 'hashlens-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless,
    // Chromium has no sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: headless ? { width: 1100, height: 800 } : null,
    ...(scale === undefined ? {} : { deviceScaleFactor: scale }),
    ...(isStill ? { reducedMotion: 'reduce' as const } : {}),
    ...(zone === undefined ? {} : { env: { ...process.env, TZ: zone } }),
    // Keeps the back/forward cache on, as users have it.
    ignoreDefaultArgs: ['--disable-extensions', '--disable-back-forward-cache'],
    args: [
      // Branded Chrome refuses --load-extension; loading over the protocol works in both.
      '--enable-unsafe-extension-debugging',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=en-US',
      // Rendering uses software in any case.
      '--disable-gpu',
      // Pages of one site share a process, as with many open tabs. One per page would be a fifth of a story's time.
      '--renderer-process-limit=1',
      ...(trustsAnyHost ? ['--ignore-certificate-errors'] : []),
      ...(proxy === undefined ? [] : [`--proxy-server=http://${proxy}`, '--proxy-bypass-list=<-loopback>']),
    ],
  });
  const browser = context.browser();
  if (browser === null) throw new Error('Chromium has no protocol session to load the extension with.');
  const session = await browser.newBrowserCDPSession();
  // Playwright's types do not know this domain yet.
  const load = session.send.bind(session) as unknown as (method: string, params: object) => Promise<{ id: string }>;
  const { id } = await load('Extensions.loadUnpacked', { path: resolve(extensionDir) });

  const downloads = mkdtempSync(join(tmpdir(), 'hashlens-saved-'));
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });

  const open = async (url: string) => {
    const page = await context.newPage();
    const driven = drivenPage(page, await context.newCDPSession(page), id);
    try {
      await driven.goto(url);
    } catch (error) {
      // Leaves no tab behind for a retry.
      await page.close().catch(() => {});
      throw error;
    }
    return driven;
  };
  const openExtensionPage = (path: string) => open(`chrome-extension://${id}/${path}`);
  const { atDesk } = createDesk(() => openExtensionPage(deskPath));
  let crowd: Page | undefined;
  return {
    name: 'chromium',
    downloads,
    openPage: open,
    openExtensionPage,
    openExtensionPageInContainer: openExtensionPage,
    async openPrivatePage(url) {
      await allowInPrivate(context, id);
      const page = await openPrivateTab(context, atDesk);
      const driven = drivenPage(page, await context.newCDPSession(page), id);
      await driven.goto(url);
      return driven;
    },
    atDesk,
    grantHost: (origin) => grantHost(context, id, origin),
    setHostAccess: (isAllowed) => setHostAccess(context, id, isAllowed),
    runInBrowser: () => Promise.reject(new Error('Chromium lets no driver into its own windows.')),
    async runInBackground<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A) {
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
      return worker.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<R>;
    },
    async stopClock(at) {
      const [worker] = context.serviceWorkers();
      await worker?.evaluate((to) => {
        const { realNow = Date.now } = Date as { realNow?: () => number };
        Object.assign(Date, { realNow, now: to === null ? realNow : () => to });
      }, at);
    },
    async fillDisk(isFilled) {
      await crowd?.close();
      crowd = undefined;
      if (!isFilled) return;
      // The override lasts as long as the session that has set it.
      crowd = await context.newPage();
      const origin = `chrome-extension://${id}`;
      await crowd.goto(`${origin}/options.html`);
      const session = await context.newCDPSession(crowd);
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
      // Chromium applies the new quota only after up to half a minute.
      await until('the databases are full', () => drivenPage(crowd as Page, session, id).evaluate(isFull), 45_000);
    },
    async killBackground() {
      const page = context.pages()[0] ?? (await context.newPage());
      const workers = await context.newCDPSession(page);
      await workers.send('ServiceWorker.enable');
      await workers.send('ServiceWorker.stopAllWorkers');
      await workers.detach();
    },
    takeErrors: listenForErrors(context, id),
    ...listenToConsoles(context, id),
    update: () => updateExtension(context, id),
    setEnabled: (isEnabled) => setEnabled(context, id, isEnabled),
    closed: new Promise((done) => context.on('close', () => done())),
    async close() {
      await context.close();
      for (const folder of kept ? [downloads] : [profile, downloads])
        rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** True if a database of the page takes no more data. Runs in the page: refers to nothing outside itself. */
async function isFull(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const opening = indexedDB.open('room', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('room');
  opening.onerror = () => resolve(true);
  opening.onsuccess = () => {
    const writing = opening.result.transaction('room', 'readwrite');
    writing.objectStore('room').put('x', 'x');
    writing.oncomplete = () => resolve(false);
    writing.onabort = () => resolve(true);
  };
  const full = await promise;
  opening.result?.close();
  return full;
}

function drivenPage(page: Page, session: CDPSession, id: string): DrivenPage {
  const evaluate = <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A) =>
    page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<R>;
  const evaluateInOurWorld = <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A) =>
    runInContentWorld(session, id, `(${run})(...${JSON.stringify(args)})`) as Promise<R>;
  return {
    evaluate,
    evaluateInOurWorld,
    addScript: async (source) => void (await page.evaluate(`${source};0`)),
    ...loads(page, { evaluate, evaluateInOurWorld }),
    moveTo: ({ x, y }, steps = 1) => page.mouse.move(x, y, { steps }),
    click: ({ x, y }, holdMs = 0, button = 'left') => page.mouse.click(x, y, { delay: holdMs, button }),
    async touch(point, holdMs) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page.waitForTimeout(holdMs);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    wheel: (deltaY) => page.mouse.wheel(0, deltaY),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    },
    async swipe(fingers) {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', pointsAlong(fingers, 0));
      for (let step = 1; step <= 6; step += 1) await send('touchMove', pointsAlong(fingers, step / 6));
      await send('touchEnd', []);
    },
    press: (key) => page.keyboard.press(key),
    async hold(key, run) {
      await page.keyboard.down(key);
      return run().finally(() => page.keyboard.up(key));
    },
    selectAll: () => page.keyboard.press('ControlOrMeta+A'),
    type: (text) => page.keyboard.insertText(text),
    cards: () => readCards(page, session),
    cardTree: () => readCardTree(session),
    setViewport: (size) => page.setViewportSize(size),
    setTheme: (theme) =>
      page.emulateMedia({
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        forcedColors: theme === 'forced' ? 'active' : 'none',
      }),
    screenshot: async (path, clip) => void (await page.screenshot({ path, ...(clip === undefined ? {} : { clip }) })),
    bringToFront: () => page.bringToFront(),
    close: () => page.close(),
  };
}
