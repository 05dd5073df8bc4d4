import type { BrowserContext, Page } from '@playwright/test';
import type { Driver, Plain } from '../driver.ts';
import { until } from '../until.ts';

type RuntimeError = {
  severity: string;
  message: string;
  source: string;
  stackTrace: { lineNumber: number; columnNumber: number }[];
};

/**
 * Starts to listen for errors of the extension's own pages. The returned function takes them, one line each, together
 * with those of the background and of content scripts, which chrome://extensions collects from its first call on.
 */
export function listenForErrors(context: BrowserContext, id: string): () => Promise<string[]> {
  let inPages: string[] = [];
  const note = (url: string | undefined, words: string) => {
    if (url?.startsWith(`chrome-extension://${id}/`)) inPages.push(`${words} (${url})`);
  };
  context.on('weberror', (one) => note(one.page()?.url(), String(one.error())));
  context.on('console', (one) => {
    if (one.type() === 'error') note(one.page()?.url(), one.text());
  });
  let isCollecting = false;
  return async () => {
    const others = await onExtensionsPage(
      context,
      id,
      async (extensionId, isBegun) => {
        const { developerPrivate } = Reflect.get(globalThis, 'chrome');
        if (!isBegun) {
          await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
          await developerPrivate.updateExtensionConfiguration({ extensionId, errorCollection: true });
        }
        const info: { runtimeErrors: RuntimeError[] } = await developerPrivate.getExtensionInfo(extensionId);
        if (info.runtimeErrors.length > 0) await developerPrivate.deleteExtensionErrors({ extensionId });
        const errors = info.runtimeErrors.filter(({ severity }) => severity === 'ERROR');
        return errors.map(({ message, source, stackTrace }) => {
          const frames = stackTrace.map(({ lineNumber, columnNumber }) => `:${lineNumber}:${columnNumber}`);
          return `${message} (${source}${frames.join(' ')})`;
        });
      },
      isCollecting,
    );
    isCollecting = true;
    const all = [...inPages, ...others];
    inPages = [];
    return all;
  };
}

/** Reloads the extension. Without developer mode Chromium would leave it switched off. */
export function updateExtension(context: BrowserContext, id: string): Promise<void> {
  return onExtensionsPage(context, id, async (extensionId) => {
    const { developerPrivate } = Reflect.get(globalThis, 'chrome');
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await developerPrivate.reload(extensionId, { failQuietly: true });
  });
}

/** The switch in chrome://extensions. */
export function setEnabled(context: BrowserContext, id: string, isEnabled: boolean): Promise<void> {
  return onExtensionsPage(
    context,
    id,
    async (extensionId, isOn) => {
      const { developerPrivate, management } = Reflect.get(globalThis, 'chrome');
      if (isOn) await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
      await management.setEnabled(extensionId, isOn);
    },
    isEnabled,
  );
}

/** The switch "Allow in Incognito" in chrome://extensions; restarts the extension. */
export function allowInPrivate(context: BrowserContext, id: string): Promise<void> {
  return onExtensionsPage(context, id, async (extensionId) => {
    const { developerPrivate } = Reflect.get(globalThis, 'chrome');
    const { incognitoAccess } = await developerPrivate.getExtensionInfo(extensionId);
    if (incognitoAccess.isActive) return;
    // Without developer mode Chromium would leave it switched off.
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
  });
}

/** Grants one host. The browser's own prompt cannot be clicked headless; this is the switch in chrome://extensions. */
export function grantHost(context: BrowserContext, id: string, origin: string): Promise<void> {
  const { protocol, hostname } = new URL(origin);
  return onExtensionsPage(
    context,
    id,
    async (extensionId, pattern) => {
      const { developerPrivate } = Reflect.get(globalThis, 'chrome');
      await developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess: 'ON_SPECIFIC_SITES' });
      await developerPrivate.addHostPermission(extensionId, pattern);
      await developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess: 'ON_ALL_SITES' });
    },
    `${protocol}//${hostname}/*`,
  );
}

/** "On click" in the extension's menu, or "on all sites". */
export function setHostAccess(context: BrowserContext, id: string, isAllowed: boolean): Promise<void> {
  return onExtensionsPage(
    context,
    id,
    async (extensionId, hostAccess) => {
      const { developerPrivate } = Reflect.get(globalThis, 'chrome');
      await developerPrivate.updateExtensionConfiguration({ extensionId, hostAccess });
    },
    isAllowed ? 'ON_ALL_SITES' : 'ON_CLICK',
  );
}

/** Opens an incognito window from one of our pages, and returns its only tab. */
export async function openPrivateTab(context: BrowserContext, atDesk: Driver['atDesk']): Promise<Page> {
  // Opens the desk first if there is none, so that it is not taken for the new tab.
  await atDesk(() => null);
  const before = new Set(context.pages());
  await atDesk(() => Reflect.get(globalThis, 'chrome').windows.create({ incognito: true, url: 'about:blank' }));
  return until('a private window is open', async () => context.pages().find((page) => !before.has(page)));
}

const extensionsPages = new WeakMap<BrowserContext, Promise<Page>>();

// One page for all calls, behind the others: opening one per call would take the focus from a story's page.
async function onExtensionsPage<R, A extends Plain = null>(
  context: BrowserContext,
  id: string,
  run: (id: string, argument: A) => Promise<R>,
  argument?: A,
): Promise<R> {
  const open = async () => {
    const page = await context.newPage();
    await page.goto('chrome://extensions/');
    return page;
  };
  const opening = extensionsPages.get(context) ?? open();
  extensionsPages.set(context, opening);
  const page = await opening;
  return (await page.evaluate(`(${run})(${JSON.stringify(id)}, ${JSON.stringify(argument ?? null)})`)) as R;
}
