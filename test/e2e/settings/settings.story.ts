import type { DrivenPage } from '../driver/driver.ts';
import { loadSettings } from '../driver/forms.ts';
import { clickNamed, fill, textOf } from '../driver/hands.ts';
import { readStored } from '../stored.ts';
import { expect, nightly, once, test } from '../story.ts';

const headingsOf = (page: DrivenPage) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.block h2')]
      .filter((heading) => heading.getClientRects().length > 0)
      .map((heading) => heading.textContent),
  );

const fileOf = (settings: { [name: string]: string | number | number[] }) =>
  JSON.stringify({ hashlens: 'settings', version: 1, settings });

const storedMode = (page: DrivenPage) =>
  page.evaluate(async () => (await Reflect.get(globalThis, 'chrome').storage.sync.get('mode')).mode);

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
  await expect.poll(() => storedMode(options)).toBe('hover');
  // The setting is stored before it is shown.
  await expect
    .poll(() => options.evaluate(() => document.querySelector<HTMLInputElement>('#mode-hover')?.checked))
    .toBe(true);
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
