import { startChromium } from '../driver/chromium/chromium.ts';
import { startFirefox } from '../driver/firefox/firefox.ts';
import { lookUp } from '../driver/forms.ts';
import { cardOnText, clickNamed, textOf } from '../driver/hands.ts';
import { ask, storeAddress } from '../driver/set-up.ts';
import profile from '../earlier-version/profile.json' with { type: 'json' };
import { writeProfile } from '../earlier-version/stored-profile.ts';
import { build, expect, named, nightly, test } from '../story.ts';

const { used, stored } = profile;

// The last version before the folders were reorganised wrote profile.json. See test/tools/store-profile.ts.
test(
  'what an earlier version has stored is read on: key, settings, answers, lists, what is watched and was looked up',
  nightly,
  async ({ browserKind, pages }) => {
    const driver = await (browserKind === 'chromium'
      ? startChromium({ executablePath: named('CHROMIUM'), extensionDir: build('chrome-mv3') })
      : startFirefox({ executablePath: named('FIREFOX'), extensionDir: build('firefox-mv3') }));
    try {
      // Grants the browser's permission for the address, which a profile does not contain.
      await storeAddress(driver, stored.areas.local.apiAddress);
      await writeProfile(driver, stored);
      expect(JSON.stringify(await ask(driver, 'recents', {}))).toContain(used.address);

      const options = await driver.openExtensionPage('options.html');
      await expect.poll(() => textOf(options)).toContain(used.key.slice(-4));
      const values = () => options.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value));
      await expect.poll(async () => (await values()).join(' ')).toContain('http://127.0.0.1:');
      await expect.poll(() => textOf(options)).toContain('off.example');
      expect(await options.evaluate(() => getComputedStyle(document.body).colorScheme)).toContain('dark');

      // Nothing listens at the stored address, so everything shown comes from storage.
      const page = await driver.openPage(pages.serve(`<p>Transaction ${used.hash}</p>`));
      const card = await cardOnText(page, used.hash);
      expect(card.alerts).toEqual([]);
      expect(card.text).toContain(used.block);

      const popup = await driver.openExtensionPage('popup.html');
      await lookUp(popup, used.address);
      await expect.poll(() => textOf(popup)).toContain(used.records);
      await clickNamed(popup, 'Watched');
      await expect.poll(() => textOf(popup)).toContain(used.watched.name);
    } finally {
      await driver.close();
    }
  },
);
