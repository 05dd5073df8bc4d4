import type { DrivenPage } from '../driver/driver.ts';
import { choose, loadSettings, pick } from '../driver/forms.ts';
import { alertsOf, clickNamed, fill, hoverText, leaveCard, settledCard, textOf } from '../driver/hands.ts';
import { prefer } from '../driver/set-up.ts';
import { readStored } from '../stored.ts';
import { expect, nightly, once, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const headingsOf = (page: DrivenPage) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.block h2')]
      .filter((heading) => heading.getClientRects().length > 0)
      .map((heading) => heading.textContent),
  );

const groundOf = (page: DrivenPage) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hl-bg').trim());

const fileOf = (settings: { [name: string]: string | number | number[] }) =>
  JSON.stringify({ hashlens: 'settings', version: 1, settings });

const settingsOf = (page: DrivenPage) =>
  page.evaluate(async () => {
    const { storage } = Reflect.get(globalThis, 'chrome');
    const [sync, { apiAddress }] = await Promise.all([storage.sync.get(null), storage.local.get('apiAddress')]);
    // Sorts the entries, because browsers return them in any order.
    return JSON.stringify([Object.entries(sync).sort(), apiAddress]);
  });

test('a search leaves the settings that have its words, and Esc brings all back', async ({ driver }) => {
  const options = await driver.openExtensionPage('options.html');
  await expect.poll(() => headingsOf(options)).toContain('Credits');
  const all = await headingsOf(options);

  await fill(options, 'Search settings', 'daily LIMIT');
  await expect.poll(() => headingsOf(options)).toEqual(['Credits']);
  await fill(options, 'Search settings', 'qwertz');
  await expect.poll(() => textOf(options)).toContain('No settings found');
  await options.press('Escape');

  await expect.poll(() => headingsOf(options)).toEqual(all);
});

test('a theme applies at once in our pages, whatever the system is', nightly, async ({ driver }) => {
  const options = await driver.openExtensionPage('options.html');
  await expect.poll(() => groundOf(options)).toBe('#fff');

  await pick(options, 'theme-dark');
  await expect.poll(() => groundOf(options)).toBe('#16191f');
  const popup = await driver.openExtensionPage('popup.html');
  await expect.poll(() => groundOf(popup)).toBe('#16191f');
  await options.bringToFront();
  await pick(options, 'theme-auto');

  await expect.poll(() => groundOf(options)).toBe('#fff');
});

test(
  'numbers are written as chosen, in the options and in the next card of a page that was open before',
  nightly,
  async ({ driver, openPage }) => {
    const hash = transactionOf('numbers');
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    await hoverText(page, hash);
    const before = (await settledCard(page)).text;
    await leaveCard(page);
    const block = /\b\d{1,3}(?:,\d{3})+\b/.exec(before)?.[0] ?? '';
    expect(block).not.toBe('');

    const options = await driver.openExtensionPage('options.html');
    await choose(options, 'Numbers', 'apostrophe');
    await expect.poll(() => textOf(options)).toContain('Saved just now');
    await page.bringToFront();
    await hoverText(page, hash);
    const after = (await settledCard(page)).text;

    expect(after.replaceAll("'", '’')).toContain(block.replaceAll(',', '’'));
    await prefer(driver, { numbers: 'auto' });
  },
);

test('settings that are saved to a file hold no key, and come back from it', once, async ({ driver, service }) => {
  const options = await driver.openExtensionPage('options.html');
  await expect.poll(() => textOf(options)).toContain('ends in …');
  // Captures the file that the browser is given to save.
  await options.evaluate(() => {
    const real = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      Object.assign(globalThis, { given: blob });
      return real(blob);
    };
  });

  await clickNamed(options, 'Save to a file');
  await expect.poll(() => textOf(options)).toContain('hashlens-settings.json');
  const text = await options.evaluate(() => (Reflect.get(globalThis, 'given') as Blob).text());
  expect(text).toContain('"mode": "hover"');
  expect(text).not.toContain(service.key);
  expect(text).not.toContain(service.url);

  await loadSettings(options, fileOf({ mode: 'alt', chainIds: [10, 1] }));
  await expect.poll(() => textOf(options)).toContain('Settings loaded.');
  expect(await options.evaluate(() => document.querySelector<HTMLInputElement>('#mode-alt')?.checked)).toBe(true);
  await loadSettings(options, text);
  await expect.poll(() => settingsOf(options)).toContain('["mode","hover"]');
  // The setting is stored before it is shown.
  await expect
    .poll(() => options.evaluate(() => document.querySelector<HTMLInputElement>('#mode-hover')?.checked))
    .toBe(true);
});

test('an incomplete file changes nothing and is reported in a sentence', once, async ({ driver }) => {
  const options = await driver.openExtensionPage('options.html');
  await expect.poll(() => textOf(options)).toContain('Load from a file');
  const before = await settingsOf(options);

  await loadSettings(options, fileOf({ mode: 'alt' }).slice(0, 40));

  await expect.poll(() => alertsOf(options)).toEqual([expect.stringMatching(/file is incomplete/)]);
  expect(await settingsOf(options)).toBe(before);
});

test('a file cannot say where the key is sent, nor what it is', nightly, async ({ driver, service }) => {
  // Only this story uses these values, because other stories leave theirs in the same browser.
  const [address, key] = ['https://address-of-a-file.example', 'proapi_of-a-settings-file'];
  const options = await driver.openExtensionPage('options.html');
  await expect.poll(() => textOf(options)).toContain('Load from a file');

  await loadSettings(options, fileOf({ mode: 'hover', apiAddress: address, apiKey: key }));

  await expect.poll(() => textOf(options)).toMatch(/Skipped unknown settings: apiKey\..*API address was skipped/);
  const stored = await readStored(driver);
  expect(stored).toContain(service.url);
  expect(stored).not.toContain(new URL(address).host);
  expect(stored).not.toContain(key);
});
