// Uses an earlier version's build in Chromium, and writes what it stored and what was looked up to profile.json:
// node test/tools/store-profile.ts FOLDER/chrome-mv3
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChromium } from '../e2e/driver/chromium/chromium.ts';
import { lookUp } from '../e2e/driver/forms.ts';
import { cardOnText, textOf } from '../e2e/driver/hands.ts';
import { ask, prefer, storeAddress, storeKey } from '../e2e/driver/set-up.ts';
import { until } from '../e2e/driver/until.ts';
import { readProfile } from '../e2e/earlier-version/stored-profile.ts';
import { startService } from '../e2e/service.ts';
import { startStoryPages } from '../e2e/story-pages.ts';
import { addressOf, transactionOf } from '../e2e/values.ts';
import { findBrowsers } from './browsers.ts';

const [extensionDir = ''] = process.argv.slice(2);
const service = await startService();
const pages = await startStoryPages();
const driver = await startChromium({ executablePath: findBrowsers('chromium').chromium, extensionDir });
const watched = { address: addressOf('watched by an earlier version'), name: 'Rent of the flat', note: 'Till May' };

await storeAddress(driver, service.url);
await storeKey(driver, service.key);
await prefer(driver, { theme: 'dark', zone: 'utc', sitesOff: ['off.example'] });
await ask(driver, 'saveWatched', watched);
let [block, records] = ['', ''];
// Takes the first hash whose transaction succeeded, and the first address that has a history.
const succeeded = async (hash: string) => {
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  const { text } = await cardOnText(page, hash);
  await page.close();
  block = /Success.*(Block [\d,]+)/.exec(text)?.[1] ?? '';
  return block !== '';
};
const hash = await firstOf((at) => transactionOf(`earlier version ${at}`), succeeded);
const popup = await driver.openExtensionPage('popup.html');
const hasHistory = async (address: string) => {
  await lookUp(popup, address);
  records = await until(
    'an answer is there',
    async () => /\d[\d,]* changes, back to|No changes/.exec(await textOf(popup))?.[0],
  );
  return records !== 'No changes';
};
const address = await firstOf((at) => addressOf(`earlier version ${at}`), hasHistory);

const profile = {
  used: { key: service.key, hash, block, address, records, watched },
  stored: await readProfile(driver),
};
writeFileSync(
  join(import.meta.dirname, '../e2e/earlier-version/profile.json'),
  `${JSON.stringify(profile, null, 2)}\n`,
);
await driver.close();
await Promise.all([pages.close(), service.close()]);

async function firstOf(toValue: (at: number) => string, isFit: (value: string) => Promise<boolean>): Promise<string> {
  for (let at = 0; ; at += 1) if (await isFit(toValue(at))) return toValue(at);
}
