import type { DrivenPage, Driver, Plain } from './driver.ts';
import { clickNamed, fill, textOf } from './hands.ts';
import { until } from './until.ts';

/** Stores the API address through the options page, as a user does. Access is granted before, so no prompt opens. */
export async function storeAddress(driver: Driver, apiAddress: string): Promise<void> {
  await driver.grantHost(apiAddress);
  const options = await driver.openExtensionPage('options.html');
  await fill(options, 'API address', apiAddress);
  await options.press('Enter');
  await until('a fresh options page shows the address', async () => {
    const check = await driver.openExtensionPage('options.html');
    const isShown = () =>
      check.evaluate(
        (wanted) => [...document.querySelectorAll('input')].some(({ value }) => value.replace(/\/$/, '') === wanted),
        apiAddress,
      );
    const shown = await until('it shows one', isShown, 1_000).catch(() => false);
    await check.close();
    return shown;
  });
  await options.close();
}

/** Stores an API address by leaving its field with Tab, which requests no permission. Returns the options page. */
export async function leaveAddress(driver: Driver, address: string): Promise<DrivenPage> {
  const options = await driver.openExtensionPage('options.html');
  await fill(options, 'API address', address);
  await options.press('Tab');
  await until('the address is stored', async () => (await textOf(options)).includes('Saved just now'));
  return options;
}

/** Stores the API key through the options page, as a user does. */
export async function storeKey(driver: Driver, apiKey: string): Promise<void> {
  const options = await driver.openExtensionPage('options.html');
  await fill(options, 'API key', apiKey);
  await options.press('Enter');
  await until('the options page shows the end of the stored key', async () =>
    (await textOf(options)).includes(apiKey.slice(-4)),
  );
  await options.close();
}

/** Removes the API key through the options page. */
export async function removeKey(driver: Driver): Promise<void> {
  const options = await driver.openExtensionPage('options.html');
  // Waits for a visible "Remove": until the key is shown, the first button with this name removes a chain from its
  // list.
  const isStored = async () => (await textOf(options)).includes('Remove');
  await until('the options page shows a stored key', isStored);
  await clickNamed(options, 'Remove');
  await until('the options page shows no stored key', async () => !(await isStored()));
  await options.close();
}

/** Stores the API's address, with access to it, and the key, without the options page. */
export async function storeAccess(driver: Driver, { url, key }: { url: string; key: string }): Promise<void> {
  await driver.grantHost(url);
  await driver.atDesk(async (apiAddress) => {
    const { permissions } = Reflect.get(globalThis, 'chrome');
    const { protocol, hostname } = new URL(apiAddress);
    const asked = { origins: [`${protocol}//${hostname}/*`] };
    // Firefox has granted it already. Chromium grants a request without a prompt after `grantHost`.
    if (!(await permissions.contains(asked))) await permissions.request(asked);
  }, url);
  await ask(driver, 'saveGuarded', { apiAddress: url });
  await ask(driver, 'saveCredentials', { apiKey: key });
}

/** Sends the background one message, as our own pages do, and returns its answer. */
export function ask(driver: Driver, name: string, request: Plain): Promise<Plain> {
  return driver.atDesk(
    async (question) => {
      const runtime = Reflect.get(globalThis, 'chrome').runtime;
      return (await runtime.sendMessage(question)).answer ?? null;
    },
    { name, request },
  );
}

/** Stores preferences in the same way as the options page. */
export async function prefer(driver: Driver, values: { [name: string]: Plain }): Promise<void> {
  // Firefox lets content scripts write synced storage, so there the background stores the settings that decide what is
  // sent.
  const isTold = (name: string) => driver.name === 'firefox' && /^(?:dailyLimit|askBefore)/.test(name);
  const [told, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isTold(name) === wanted)),
  );
  if (told && Object.keys(told).length > 0) await ask(driver, 'saveGuarded', told);
  await driver.atDesk((items) => Reflect.get(globalThis, 'chrome').storage.sync.set(items), others ?? {});
}

/** Clears the popup's saved view, so that it next opens as after a browser start. */
export function forgetPlace(driver: Driver): Promise<void> {
  return driver.atDesk(() => Reflect.get(globalThis, 'chrome').storage.session.remove('place'));
}

/** Stores preferences, and waits until an open page with marks has applied them. */
export async function preferOn(driver: Driver, page: DrivenPage, values: { [name: string]: Plain }): Promise<void> {
  // Applying preferences restarts the scanner, which creates new highlights.
  await page.evaluate(() => {
    Reflect.set(globalThis, 'highlightBefore', [...CSS.highlights.values()][0]);
  });
  await prefer(driver, values);
  await page.bringToFront();
  await until('the page goes by what was stored', () =>
    page.evaluate(() => {
      const [highlight] = CSS.highlights.values();
      return highlight !== undefined && highlight !== Reflect.get(globalThis, 'highlightBefore');
    }),
  );
}

/** Switches Hashlens off on these hosts and no others. Resolves once the setting has reached pages. */
export async function switchOff(driver: Driver, hosts: string[]): Promise<void> {
  await prefer(driver, { sitesOff: hosts });
  await until('pages know where Hashlens is off', () =>
    driver.atDesk(async (wanted) => {
      const { pagePreferences } = await Reflect.get(globalThis, 'chrome').storage.local.get('pagePreferences');
      return String(pagePreferences?.sitesOff ?? '') === String(wanted);
    }, hosts),
  );
}
