import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { KeyInput, Page } from 'puppeteer-core';
import puppeteer from 'puppeteer-core';
import { begun, loads } from '../begun.ts';
import { createDesk, deskPath } from '../desk.ts';
import type { DrivenPage, Driver, DriverOptions, Plain } from '../driver.ts';
import { fillDisk, freeDisk } from '../fill-disk.ts';
import { pointsAlong } from '../points-along.ts';
import { countTimers } from '../timers.ts';
import { until } from '../until.ts';
import { readCards } from './cards.ts';
import { readErrors, readLogged } from './consoles.ts';
import { createRunInContentWorld, type RunInContentWorld } from './content-world.ts';
import { installForGood, takesUnsigned } from './kept.ts';
import { allowInPrivate, openPrivateTab } from './private.ts';
import { privilegedScope, type Send, toProtocol } from './protocol.ts';

/** The host of the add-on's pages. Firefox accepts any UUID that is set before the add-on is installed. */
const uuid = '5f1c7a52-9f0e-4c1e-8a1b-0d6a6e4b7c33';

// Databases have gaps that still take rows on a full disk. Writes to these must fail, so their gaps are filled.
const places: [database: string, store: string][] = [
  ['hashlens-watched', 'turn'],
  ['hashlens-secrets', 'credentials'],
];

/** Starts Firefox with the extension in `extensionDir`, in a new profile unless one is given. */
export async function startFirefox({
  executablePath,
  extensionDir,
  headless = true,
  extensionId = 'hashlens@hashlens.app',
  profile,
  managed,
  proxy,
  trustsAnyHost = false,
  diskKb,
  zone,
}: DriverOptions & { extensionId?: string }): Promise<Driver> {
  // Firefox also writes to HOME, outside its profile: a temporary home leaves nothing behind.
  const home = mkdtempSync(join(tmpdir(), 'hashlens-firefox-'));
  const downloads = join(home, 'saved');
  mkdirSync(downloads);
  if (managed !== undefined) writeManaged(home, extensionId, managed);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    // In ms. Only stops what hangs: adding a thousand frames takes a busy machine minutes.
    protocolTimeout: 600_000,
    executablePath,
    headless,
    ...(profile === undefined ? {} : { userDataDir: profile }),
    acceptInsecureCerts: trustsAnyHost,
    env: {
      ...process.env,
      HOME: home,
      ...(zone === undefined ? {} : { TZ: zone }),
      MOZ_DISABLE_AUTO_SAFE_MODE: '1',
      // Without this, Firefox ignores the preference that redirects its remote settings.
      ...(proxy === undefined ? {} : { MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' }),
    },
    args: ['--remote-allow-system-access'],
    defaultViewport: headless ? { width: 1100, height: 800 } : null,
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [extensionId]: uuid }),
      'intl.locale.requested': 'en-US',
      'intl.accept_languages': 'en-US, en',
      ...(diskKb === undefined ? {} : { 'dom.quotaManager.temporaryStorage.fixedLimit': diskKb }),
      // The blank page that each tab begins with shares a process: its own would be half of a tab's cost.
      'dom.ipc.processCount': 1,
      // A story's page reuses the process of the last one, so that none is started for each.
      'dom.ipc.processPrelaunch.enabled': false,
      'dom.ipc.keepProcessesAlive.web': 1,
      'dom.ipc.keepProcessesAlive.webIsolated.max': 4,
      'dom.ipc.keepProcessesAlive.webIsolated.perOrigin': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      ...(proxy === undefined ? {} : toProxyPreferences(proxy)),
      ...(profile === undefined ? {} : takesUnsigned),
    },
  });
  const send = toProtocol(browser);
  if (profile === undefined) await browser.installExtension(resolve(extensionDir));
  else await installForGood(send, profile, resolve(extensionDir), extensionId);
  const privileged = privilegedScope(send);
  const inOurWorld = createRunInContentWorld(() => desk.page());

  const openExtensionPage = async (page: Page, path: string) => {
    const url = `moz-extension://${uuid}/${path}`;
    // Waiting for "load" would hang for pages of an extension.
    await page.goto(url, { waitUntil: [] });
    await until(`${path} is loaded`, () =>
      page
        .evaluate((wanted: string) => location.href.startsWith(wanted) && document.readyState === 'complete', url)
        .catch(() => false),
    );
    const driven = drivenPage(page, send, privileged, inOurWorld);
    await countTimers(driven);
    return driven;
  };
  const toDriven = async (page: Page) => {
    const driven = drivenPage(page, send, privileged, inOurWorld);
    await begun(driven);
    return driven;
  };
  const desk = createDesk(async () => openExtensionPage(await browser.newPage(), deskPath));
  const { atDesk } = desk;
  let errorsSince = 0;
  // Consoles are read by a script in one of our pages: the desk.
  const readAtDesk = async (expression: string): Promise<string[]> => {
    await atDesk(() => null);
    return JSON.parse(await privileged(expression));
  };
  return {
    name: 'firefox',
    downloads,
    async openPage(url) {
      const page = await browser.newPage();
      await page.goto(url);
      return toDriven(page);
    },
    openExtensionPage: async (path) => openExtensionPage(await browser.newPage(), path),
    async openExtensionPageInContainer(path) {
      const container = await browser.createBrowserContext();
      return openExtensionPage(await container.newPage(), path);
    },
    async openPrivatePage(url) {
      await allowInPrivate(privileged, extensionId);
      // A new tab opens in the newest window, and a private one stores nothing: the desk must open in the ordinary one.
      await atDesk(() => null);
      return toDriven(await openPrivateTab(browser, privileged, url));
    },
    atDesk,
    async grantHost(origin) {
      const { protocol, hostname } = new URL(origin);
      await privileged(`(async () => {
        const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
        const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
        const origins = [${JSON.stringify(`${protocol}//${hostname}/*`)}];
        await ExtensionPermissions.add(extension.id, { origins, permissions: [], data_collection: [] }, extension);
      })()`);
    },
    async setHostAccess(isAllowed) {
      await privileged(`(async () => {
        const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
        const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
        const usual = ['<all_urls>', 'https://api.blockscout.com/*'];
        // Permissions granted later are removed as well.
        const { origins: granted } = await ExtensionPermissions.get(extension.id);
        const all = { origins: ${isAllowed ? 'usual' : '[...new Set([...usual, ...granted])]'}, permissions: [], data_collection: [] };
        await ExtensionPermissions[${JSON.stringify(isAllowed ? 'add' : 'remove')}](extension.id, all, extension);
      })()`);
    },
    runInBrowser: privileged,
    runInBackground: () =>
      Promise.reject(new Error('Firefox lets nobody raise its events: its own windows can be driven.')),
    stopClock: () => Promise.resolve(),
    async fillDisk(isFull) {
      if (diskKb === undefined) throw new Error('The whole disk of this machine is for other things.');
      const page = await openExtensionPage(await browser.newPage(), 'options.html');
      await page.evaluate(isFull ? fillDisk : freeDisk, places);
      await page.close();
    },
    async killBackground() {
      // Stops the background even while it is busy. Firefox itself would let it finish first, and then not stop it.
      const how = JSON.stringify({ ignoreDevToolsAttached: true, disableResetIdleForTest: true });
      await privileged(
        `WebExtensionPolicy.getByID(${JSON.stringify(extensionId)}).extension.terminateBackground(${how}).then(() => {})`,
      );
    },
    async takeErrors() {
      const since = errorsSince;
      errorsSince = Date.now();
      return readAtDesk(readErrors(uuid, extensionId, since));
    },
    logged: () => readAtDesk(readLogged(uuid, extensionId)),
    async loadedByBackground() {
      const page = await openExtensionPage(await browser.newPage(), 'options.html');
      const loaded = await page.evaluate(async () => {
        const background = await Reflect.get(globalThis, 'chrome').runtime.getBackgroundPage();
        const entries: PerformanceEntry[] = background.performance.getEntries();
        return entries.map(({ name }) => name);
      });
      await page.close();
      return loaded;
    },
    async logInBackground(line) {
      const page = await openExtensionPage(await browser.newPage(), 'options.html');
      await page.evaluate(async (text) => {
        const background = await Reflect.get(globalThis, 'chrome').runtime.getBackgroundPage();
        background.console.debug(text);
      }, line);
      await page.close();
    },
    async update() {
      await privileged(`(async () => {
        const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
        await (await AddonManager.getAddonByID(${JSON.stringify(extensionId)})).reload();
      })()`);
    },
    async setEnabled(isEnabled) {
      await privileged(`(async () => {
        const { AddonManager } = ChromeUtils.importESModule('resource://gre/modules/AddonManager.sys.mjs');
        const addon = await AddonManager.getAddonByID(${JSON.stringify(extensionId)});
        await addon.${isEnabled ? 'enable' : 'disable'}();
      })()`);
    },
    closed: new Promise((done) => browser.on('disconnected', () => done())),
    async close() {
      await browser.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function toProxyPreferences(proxy: string): { [name: string]: string | number | boolean } {
  const { hostname, port } = new URL(`http://${proxy}`);
  return {
    'network.proxy.type': 1,
    'network.proxy.http': hostname,
    'network.proxy.http_port': Number(port),
    'network.proxy.ssl': hostname,
    'network.proxy.ssl_port': Number(port),
    'network.proxy.no_proxies_on': '',
    'network.proxy.allow_hijacking_localhost': true,
    // Puppeteer leaves only these of Firefox's own requests switched on.
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
  };
}

// The folder for one user's managed storage on Linux.
function writeManaged(home: string, extensionId: string, data: { [name: string]: Plain }) {
  const folder = join(home, '.mozilla', 'managed-storage');
  mkdirSync(folder, { recursive: true });
  const manifest = { name: extensionId, description: 'Presets', type: 'storage', data };
  writeFileSync(join(folder, `${extensionId}.json`), JSON.stringify(manifest));
}

function drivenPage(
  page: Page,
  send: Send,
  privileged: (expression: string) => Promise<string>,
  inOurWorld: RunInContentWorld,
): DrivenPage {
  const context: string = Reflect.get(page.mainFrame(), '_id');
  const evaluate = <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A) =>
    page.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<R>;
  const evaluateInOurWorld = async <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A) =>
    JSON.parse(await inOurWorld(page.url(), `(${run})(...${JSON.stringify(args)})`)) as R;
  return {
    evaluate,
    evaluateInOurWorld,
    addScript: async (source) => void (await page.evaluate(`${source};0`)),
    ...loads(page, { evaluate, evaluateInOurWorld }),
    moveTo: ({ x, y }, steps = 1) => page.mouse.move(x, y, { steps }),
    click: ({ x, y }, holdMs = 0, button = 'left') => page.mouse.click(x, y, { delay: holdMs, button }),
    async touch({ x, y }, holdMs) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: holdMs },
        { type: 'pointerUp', button: 0 },
      ];
      const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
      await send('input.performActions', { context, actions: [finger] });
    },
    wheel: (deltaY) => page.mouse.wheel({ deltaY }),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 6 });
      await page.mouse.up();
    },
    async swipe(fingers) {
      const steps = Array.from({ length: 7 }, (_, step) => pointsAlong(fingers, step / 6));
      const actions = fingers.map((_, at) => {
        const moves = steps.map((points) => ({
          type: 'pointerMove',
          x: Math.round(points[at]?.x ?? 0),
          y: Math.round(points[at]?.y ?? 0),
          duration: 16,
        }));
        const [start, ...rest] = moves;
        return {
          type: 'pointer',
          id: `finger ${at}`,
          parameters: { pointerType: 'touch' },
          actions: [start, { type: 'pointerDown', button: 0 }, ...rest, { type: 'pointerUp', button: 0 }],
        };
      });
      await send('input.performActions', { context, actions });
    },
    press: (keys) => press(page, keys),
    async hold(key, run) {
      await page.keyboard.down(key);
      return run().finally(() => page.keyboard.up(key));
    },
    selectAll: () => press(page, 'Control+a'),
    type: (text) => page.keyboard.type(text),
    cards: () => readCards(send, context),
    cardTree: () => Promise.reject(new Error('Firefox tells nobody its accessibility tree over BiDi.')),
    setViewport: (size) => page.setViewport(size),
    async setTheme(theme) {
      if (theme === 'forced') throw new Error('Firefox forces no colours for drivers.');
      const value = theme === 'dark' ? 0 : 1;
      await privileged(`Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`);
      await until(`the page is ${theme}`, () =>
        page.evaluate((wanted: string) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches, theme),
      );
    },
    async screenshot(path, clip) {
      const { data } = await send('browsingContext.captureScreenshot', {
        context,
        origin: 'viewport',
        ...(clip === undefined ? {} : { clip: { type: 'box', ...clip } }),
      });
      writeFileSync(path, Buffer.from(data, 'base64'));
    },
    bringToFront: () => page.bringToFront(),
    close: () => page.close(),
  };
}

async function press(page: Page, keys: string): Promise<void> {
  const [key = keys, ...held] = (keys === '+' ? [keys] : keys.split('+').reverse()) as KeyInput[];
  for (const one of held) await page.keyboard.down(one);
  await page.keyboard.press(key as KeyInput);
  for (const one of held) await page.keyboard.up(one);
}
