import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrivenPage, Driver } from './driver/driver.ts';
import { lookUp } from './driver/forms.ts';
import { alertsOf, clickNamed, fill, hoverText, noCard, settledCard, textOf } from './driver/hands.ts';
import { savedFile } from './driver/saved-file.ts';
import { ask } from './driver/set-up.ts';
import { expect, test } from './story.ts';
import { addressOf, transactionOf } from './values.ts';

/** Has one of our pages write down all that it is told, printed or asked for by the browser from now on. */
function listen(page: DrivenPage): Promise<void> {
  return page.evaluate(() => {
    const heard: unknown[] = [];
    Reflect.set(globalThis, 'heard', heard);
    const { runtime } = Reflect.get(globalThis, 'chrome');
    runtime.onMessage.addListener((message: unknown) => void heard.push(message));
    const { sendMessage } = runtime;
    runtime.sendMessage = async (...sent: unknown[]) => {
      const reply = await sendMessage.apply(runtime, sent);
      heard.push(reply);
      return reply;
    };
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      console[name] = (...said: unknown[]) => void heard.push(said.map(String));
    }
    addEventListener('error', ({ message }) => void heard.push(message));
    addEventListener('unhandledrejection', ({ reason }) => void heard.push(String(reason)));
  });
}

/** All that a page of ours holds: its document with what is in its fields, what it heard, and what it loaded. */
function holdingsOf(page: DrivenPage): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => Reflect.get(field, 'value'));
    const loaded = performance.getEntries().map(({ name }) => name);
    const kept = { ...localStorage, ...sessionStorage };
    const parts = [document.documentElement.outerHTML, location.href, fields, loaded, kept];
    return JSON.stringify([...parts, Reflect.get(globalThis, 'heard') ?? []]);
  });
}

/** Everything stored but the one database that keys belong into; and whether they are in there. */
async function readPlaces(driver: Driver, keys: string[]): Promise<{ stored: string; isInSecrets: boolean }> {
  const page = await driver.openExtensionPage('options.html');
  const places = await page.evaluate(async (wanted) => {
    const { storage } = Reflect.get(globalThis, 'chrome');
    const areas = ['local', 'sync', 'session', 'managed'];
    // Firefox has no managed storage where no administrator has set anything.
    const items = await Promise.all(areas.map((name) => storage[name].get(null).catch(() => null)));
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const rows: unknown[] = [];
    let secrets = '';
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const shelf = database.transaction(store).objectStore(store);
        const all = [await settle(shelf.getAllKeys()), await settle(shelf.getAll())];
        if (name === 'hashlens-secrets') secrets += JSON.stringify(all);
        else rows.push(name, store, all);
      }
      database.close();
    }
    return { stored: JSON.stringify([items, rows]), isInSecrets: wanted.every((key) => secrets.includes(key)) };
  }, keys);
  await page.close();
  return places;
}

test('after everything was used the keys are in their own store and nowhere else', async ({
  driver,
  pages,
  service,
}) => {
  test.setTimeout(180_000);
  const keys = [service.key, service.secretKey];
  const seen: [where: string, what: string][] = [];
  await ask(driver, 'saveCredentials', { secretKey: service.secretKey });
  const [hash, refused, failing] = ['whole', 'refused', 'failing'].map((name) => transactionOf(`key nowhere ${name}`));
  const address = addressOf('key nowhere');

  const page = await driver.openPage(pages.serve([hash, failing, refused].map((one) => `<p>${one}</p>`).join('')));
  const cardOn = async (text = '') => {
    await page.bringToFront();
    await hoverText(page, text);
    seen.push([`the card of ${text}`, JSON.stringify(await settledCard(page, 30_000))]);
    seen.push([
      'the page',
      await page.evaluate(() => document.documentElement.outerHTML + performance.getEntries().map(({ name }) => name)),
    ]);
    await page.press('Escape');
    await noCard(page);
  };
  await cardOn(hash);
  // It says back the very URL, keys included.
  const echo = `No ${service.url}/1?apikey=${service.key}&key=${service.secretKey} for ${keys.join(' ')}`;
  service.behave({ path: failing ?? '', reply: { status: 400, body: { message: echo } } });
  await cardOn(failing);

  const popup = await driver.openExtensionPage('popup.html');
  await listen(popup);
  await lookUp(popup, address);
  await expect.poll(() => textOf(popup)).toMatch(/Load full history|the full history/);
  for (const ending of ['csv', 'json']) {
    await clickNamed(popup, `Export as ${ending.toUpperCase()}`);
    await savedFile(driver, (name) => name.toLowerCase().includes(address) && name.endsWith(`.${ending}`));
  }
  seen.push(['the popup with a balance', await holdingsOf(popup)]);
  await lookUp(popup, `${addressOf('key nowhere NFT')}/42`);
  await expect.poll(() => textOf(popup)).toMatch(/Owner|transfer/i);
  seen.push(['the popup with an NFT', await holdingsOf(popup)]);
  await lookUp(popup, hash ?? '');
  await expect.poll(() => textOf(popup)).toMatch(/From.+To.+Fee/);
  seen.push(['the popup with a transaction', await holdingsOf(popup)]);

  const options = await driver.openExtensionPage('options.html');
  await listen(options);
  await clickNamed(options, 'Check key');
  await expect.poll(() => textOf(options)).toContain('The key works');
  await clickNamed(options, 'Save to a file');
  await expect.poll(() => textOf(options)).toContain('hashlens-settings.json');
  service.behave({ reply: 'bad-key' });
  await cardOn(refused);
  await options.bringToFront();
  await clickNamed(options, 'Check key');
  await expect.poll(() => alertsOf(options), { timeout: 20_000 }).toEqual([expect.stringMatching(/^API key refused/)]);
  seen.push(['the options', await holdingsOf(options)]);

  await expect.poll(() => readdirSync(driver.downloads).filter((name) => /settings.*json$/.test(name))).toHaveLength(1);
  for (const name of readdirSync(driver.downloads)) {
    seen.push([`the file ${name}`, readFileSync(join(driver.downloads, name), 'utf8')]);
  }
  const { stored, isInSecrets } = await readPlaces(driver, keys);
  seen.push(['what is stored', stored]);

  expect(isInSecrets).toBe(true);
  expect(service.log.some(({ query }) => query.apikey === keys[0] && query.key === keys[1])).toBe(true);
  const spellings = keys.flatMap((key) => [key, encodeURIComponent(key), Buffer.from(key).toString('base64')]);
  const found = seen.filter(([, what]) => spellings.some((one) => what.includes(one))).map(([where]) => where);
  expect(found).toEqual([]);
  // What was looked at was no empty page, and looking finds a key that is there.
  expect(seen.filter(([, what]) => what.length < 100).map(([where]) => where)).toEqual([]);
  await fill(options, 'API key', service.key);
  expect(await holdingsOf(options)).toContain(service.key);
  await ask(driver, 'saveCredentials', { secretKey: '' });
});
