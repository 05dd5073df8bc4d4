import type { BrowserContext, Page } from '@playwright/test';
import type { Driver } from './driver.ts';
import { until } from './until.ts';

type RuntimeError = {
  severity: string;
  message: string;
  source: string;
  stackTrace: { lineNumber: number; columnNumber: number }[];
};

/**
 * Starts to listen for errors of the extension's own pages. What it gives reads them, a line for each, together with
 * those of the background and of scripts in pages, which Chromium's list of extensions collects from the first call on.
 */
export function listenForErrors(context: BrowserContext, id: string): () => Promise<string[]> {
  const inPages: string[] = [];
  const note = (url: string | undefined, words: string) => {
    if (url?.startsWith(`chrome-extension://${id}/`)) inPages.push(`${words} (${url})`);
  };
  context.on('weberror', (one) => note(one.page()?.url(), String(one.error())));
  context.on('console', (one) => {
    if (one.type() === 'error') note(one.page()?.url(), one.text());
  });
  return async () => {
    const others = await onExtensionsPage(context, id, async (extensionId) => {
      const { developerPrivate } = Reflect.get(globalThis, 'chrome');
      await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
      await developerPrivate.updateExtensionConfiguration({ extensionId, errorCollection: true });
      const { runtimeErrors }: { runtimeErrors: RuntimeError[] } = await developerPrivate.getExtensionInfo(extensionId);
      const errors = runtimeErrors.filter(({ severity }) => severity === 'ERROR');
      return errors.map(({ message, source, stackTrace }) => {
        const frames = stackTrace.map(({ lineNumber, columnNumber }) => `:${lineNumber}:${columnNumber}`);
        return `${message} (${source}${frames.join(' ')})`;
      });
    });
    return [...inPages, ...others];
  };
}

/** Loads the extension anew. Without the developer's mode Chromium would leave it switched off. */
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

/** The switch "Allow in Incognito" in chrome://extensions; starts the extension anew. */
export function allowInPrivate(context: BrowserContext, id: string): Promise<void> {
  return onExtensionsPage(context, id, async (extensionId) => {
    const { developerPrivate } = Reflect.get(globalThis, 'chrome');
    const { incognitoAccess } = await developerPrivate.getExtensionInfo(extensionId);
    if (incognitoAccess.isActive) return;
    // Without the developer's mode Chromium would leave it switched off.
    await developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
    await developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
  });
}

/** Opens an incognito window, which one of our pages may do, and gives the one tab in it. */
export async function openPrivateTab(context: BrowserContext, atDesk: Driver['atDesk']): Promise<Page> {
  // The desk opens first, where there is none yet: it is not the one looked for.
  await atDesk(() => null);
  const before = new Set(context.pages());
  await atDesk(() => Reflect.get(globalThis, 'chrome').windows.create({ incognito: true, url: 'about:blank' }));
  return until('a private window is open', async () => context.pages().find((page) => !before.has(page)));
}

async function onExtensionsPage<R>(
  context: BrowserContext,
  id: string,
  run: (id: string, isOn: boolean) => Promise<R>,
  isOn = false,
): Promise<R> {
  const page = await context.newPage();
  await page.goto('chrome://extensions/');
  const found = await page.evaluate(`(${run})(${JSON.stringify(id)}, ${isOn})`);
  await page.close();
  return found as R;
}
