import type { DrivenPage } from '../../e2e/driver/driver.ts';
import { loadSettings } from '../../e2e/driver/forms.ts';
import { clickNamed, fill, hoverText, noCard, settledCard, textOf } from '../../e2e/driver/hands.ts';
import { leaveAddress, storeAddress } from '../../e2e/driver/set-up.ts';
import { timersDrained } from '../../e2e/driver/timers.ts';
import { until } from '../../e2e/driver/until.ts';
import { restOn } from '../../e2e/states/show-state.ts';
import {
  openOwnPage,
  openWebPage,
  popupSize,
  type Studio,
  takePicture,
  takeSettledCard,
  takeWholePicture,
} from './shoot-camera.ts';

/** Takes a picture of the welcome page without a key, and leaves it open. */
export async function shootWelcome(studio: Studio): Promise<DrivenPage> {
  const welcome = await openOwnPage(studio, 'welcome.html');
  await until('it knows that there is no key', async () => (await textOf(welcome)).includes('nothing leaves'));
  await takePicture(studio, welcome, 'welcome');
  return welcome;
}

/** Takes a picture of the options page as it opens, and leaves it open. */
export async function shootOptionsAtRest(studio: Studio): Promise<DrivenPage> {
  const options = await openOwnPage(studio, 'options.html');
  await until('it knows the credits', async () => /Today \(UTC\)/.test(await textOf(options)));
  await takePicture(studio, options, 'options');
  return options;
}

/** Takes pictures of what the user sees before a key is stored. */
export async function shootBeforeKey(studio: Studio): Promise<void> {
  const welcome = await shootWelcome(studio);
  await takeWholePicture(studio, welcome, 'welcome-whole');
  await welcome.close();

  const page = await openWebPage(studio, 'states.html');
  await restOn(page, 'no-key');
  await takeSettledCard(studio, page, 'state-no-key');
  await page.press('Escape');
  await noCard(page);
  // The sample answers without a key.
  await restOn(page, 'payment');
  await takeSettledCard(studio, page, 'state-sample');
  await page.close();
}

const base = 'Base';

/** Takes pictures of the options page at rest, of its search, and of its replies to wrong input. */
export async function shootOptions(studio: Studio): Promise<void> {
  const options = await shootOptionsAtRest(studio);
  await takeWholePicture(studio, options, 'options-whole');

  await fill(options, 'Search settings', 'limit');
  await until('it searches', async () => (await textOf(options)).includes('sections'));
  await takePicture(studio, options, 'options-search');
  await fill(options, 'Search settings', 'qwertz');
  await until('nothing is found', async () => (await textOf(options)).includes('No settings found'));
  await takePicture(studio, options, 'options-search-nothing');
  await options.press('Escape');
  await loadSettings(options, '{"mode":"alt"}');

  await clickNamed(options, 'Check key');
  await until('the key works', async () => (await textOf(options)).includes('The key works'));
  await clickNamed(options, `Move ${base} up`);
  await until('it is stored', async () => (await textOf(options)).includes('Saved just now'));
  await clickNamed(options, `Move ${base} down`);
  await timersDrained(options);
  await clickNamed(options, 'Clear saved data');
  await fill(options, 'Add by chain ID', '8453');
  await options.press('Enter');
  await fill(options, 'Daily limit', 'plenty');
  await options.press('Tab');
  await fill(options, 'API address', 'http://example.org');
  await options.press('Enter');
  await timersDrained(options);
  await takeWholePicture(studio, options, 'options-answers');
  await clickNamed(options, 'Cancel');
  await options.close();

  const welcome = await openOwnPage(studio, 'welcome.html');
  await until('it knows the key', async () => (await textOf(welcome)).includes(studio.explorer.key.slice(-4)));
  await takeWholePicture(studio, welcome, 'welcome-with-key');
  await hoverText(welcome, '0x2456f3bc');
  await settledCard(welcome);
  await timersDrained(welcome);
  await takePicture(studio, welcome, 'welcome-card');
  await welcome.close();
}

/** Takes pictures of our pages while the browser withholds the access that Hashlens needs. */
export async function shootHeldBack(studio: Studio): Promise<void> {
  const { driver, explorer } = studio;
  await driver.setHostAccess(false);
  for (const name of ['options', 'welcome', 'popup']) {
    const page = await openOwnPage(studio, `${name}.html`, name === 'popup' ? popupSize : studio.size);
    await until('it says so', async () => (await textOf(page)).includes('Permission needed to read pages'));
    await takePicture(studio, page, `${name}-held-back`);
    await page.close();
  }
  await driver.setHostAccess(true);
  await driver.grantHost(explorer.url);
}

/**
 * Takes pictures of the options page and the card without permission for the API address. Chromium only: Firefox allows
 * the requests.
 */
export async function shootNoPermission(studio: Studio): Promise<void> {
  const { driver, explorer } = studio;
  // This is loopback too, under a name for which the browser has no permission.
  const options = await leaveAddress(driver, explorer.url.replace('127.0.0.1', 'localhost'));
  await options.setViewport(studio.size);
  await takeWholePicture(studio, options, 'options-no-permission');
  await options.close();
  const page = await openWebPage(studio, 'states.html');
  await restOn(page, 'no-permission');
  await takeSettledCard(studio, page, 'state-no-permission');
  await page.close();
  await storeAddress(driver, explorer.url);
}
