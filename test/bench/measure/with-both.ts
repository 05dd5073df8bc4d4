import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { until } from '../../e2e/driver/until.ts';
import { startStoryPages } from '../../e2e/story-pages.ts';
import { findBrowsers } from '../../tools/browsers.ts';
import { openTab, type Tab } from './tab.ts';
import { hostOf, type Side, sides, writeTwoExtensions } from './two-extensions.ts';

/** A Chromium with Hashlens on the hosts of one side and an inert extension on those of the other. */
export type Both = {
  /** Opens a served page on a host of this side, in its own tab and process. */
  open(side: Side, path: string): Promise<Tab>;
  /** Opens a served page on a host that has neither extension. */
  openPlain(path: string): Promise<Tab>;
  /** Opens a tab without a page. */
  openEmpty(): Promise<Tab>;
  /** Opens a page of the built extension in a tab. */
  openOwn(path: string): Promise<Tab>;
  /** Stops all service workers, as the browser does after 30 s without work. */
  stopBackground(tab: Tab): Promise<void>;
  /** Returns the path of a new page with this body, on every host that resolves to this machine. */
  serve(body: string): string;
  /** Returns the URL of a served page on a host of this side. */
  urlOf(side: Side, path: string, elsewhere?: boolean): string;
  /** The protocol session of the whole browser, used for tracing. */
  session: CDPSession;
};

/** Runs a measurement in a Chromium with both extensions, then closes everything. */
export async function withBoth<T>(run: (both: Both) => Promise<T>): Promise<T> {
  const { folders, remove } = writeTwoExtensions();
  const profile = mkdtempSync(join(tmpdir(), 'hashlens-bench-'));
  const pages = await startStoryPages();
  const { port } = new URL(pages.serve(''));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowsers('chromium').chromium,
    headless: true,
    // Chromium's sandbox does not work as root. All other users keep it.
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: { width: 1100, height: 800 },
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--enable-unsafe-extension-debugging',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--lang=en-US',
    ],
  });
  try {
    const session = await context.browser()?.newBrowserCDPSession();
    if (!session) throw new Error('Chromium has no protocol session to load extensions with.');
    // Playwright's types do not know this domain yet.
    const load = session.send.bind(session) as unknown as (method: string, params: object) => Promise<{ id: string }>;
    const ids: Partial<Record<Side, string>> = {};
    for (const side of sides) ids[side] = (await load('Extensions.loadUnpacked', { path: folders[side] })).id;
    const urlOf = (side: Side, path: string, elsewhere?: boolean) => `http://${hostOf(side, elsewhere)}:${port}${path}`;
    const openUrl = async (url: string) => {
      const tab = await openTab(context);
      await tab.goto(url);
      return tab;
    };
    const both: Both = {
      openEmpty: () => openTab(context),
      open: (side, path) => openUrl(urlOf(side, path)),
      openPlain: (path) => openUrl(`http://plain.localhost:${port}${path}`),
      openOwn: (path) => openUrl(`chrome-extension://${ids.ours}/${path}`),
      async stopBackground({ page }) {
        const workers = await context.newCDPSession(page);
        await workers.send('ServiceWorker.enable');
        await workers.send('ServiceWorker.stopAllWorkers');
        await workers.detach();
        // Otherwise the measurement would include waiting for a worker that is still stopping.
        await new Promise((done) => setTimeout(done, 300));
      },
      serve: (body) => new URL(pages.serve(toPage(body), { 'content-type': 'text/html; charset=utf-8' })).pathname,
      urlOf,
      session,
    };
    await warmUp(context, both);
    return await run(both);
  } finally {
    await context.close();
    await pages.close();
    remove();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

// With an empty icon, so that no page asks for one.
const toPage = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>A page</title><body>${body}</body></html>`;

// A newly installed extension starts its background and opens its welcome page. Neither is a cost of a page.
async function warmUp(context: BrowserContext, { open, serve }: Both): Promise<void> {
  const welcome = await until('the welcome page is open', async () =>
    context.pages().find((page) => page.url().endsWith('/welcome.html')),
  );
  await welcome.waitForLoadState();
  await welcome.close();
  const path = serve('<p>Nothing</p>');
  for (const side of sides) {
    const tab = await open(side, path);
    await tab.pass(300);
    await tab.close();
  }
}
