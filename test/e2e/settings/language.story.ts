import type { DrivenPage } from '../driver/driver.ts';
import { choose } from '../driver/forms.ts';
import { cardOnText, leaveCard, textOf } from '../driver/hands.ts';
import { prefer } from '../driver/set-up.ts';
import { expect, nightly, once, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const languageOf = (page: DrivenPage) =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir, document.title]);

test(
  'a language that is chosen is used at once: in settings, popup, and open tabs',
  nightly,
  async ({ driver, openPage }) => {
    const hash = transactionOf('language');
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    expect((await cardOnText(page, hash)).name).toBe(`Transaction ${hash}`);
    await leaveCard(page);

    const options = await driver.openExtensionPage('options.html');
    await expect.poll(() => textOf(options)).toContain('Hashlens options');
    await choose(options, 'Language', 'de');
    await expect.poll(() => languageOf(options)).toEqual(['de', 'ltr', 'Hashlens-Einstellungen']);
    const fresh = await driver.openExtensionPage('options.html');
    await expect.poll(() => textOf(fresh)).toContain('Hashlens-Einstellungen');
    const stored = ' Gerade gespeichert.';
    // The size of the stored data appears a moment later on either page.
    await expect.poll(async () => (await textOf(options)).replace(stored, '') === (await textOf(fresh))).toBe(true);
    await fresh.close();

    await page.bringToFront();
    const card = await cardOnText(page, hash);
    expect(card.name).toBe(`Transaktion ${hash}`);
    expect(card.text).toContain('Gebühr');

    const popup = await driver.openExtensionPage('popup.html');
    await expect.poll(() => textOf(popup)).toContain('Guthaben');
    await choose(options, 'Sprache', 'auto');
    await expect.poll(() => languageOf(options)).toEqual(['en', 'ltr', 'Hashlens options']);
  },
);

for (const [language, direction, kind, fee] of [
  ['es', 'ltr', 'Transacción', 'Comisión'],
  ['zh', 'ltr', '交易', '手续费'],
  ['ja', 'ltr', 'トランザクション', '手数料'],
  ['ar', 'rtl', 'معاملة', 'رسوم'],
] as const) {
  test(
    `cards speak the language that is chosen, also after the background was stopped: ${language}`,
    language === 'ar' ? once : nightly,
    async ({ driver, openPage }) => {
      const hash = transactionOf(`spoken in ${language}`);
      await prefer(driver, { language });
      await driver.killBackground();
      const page = await openPage(`<p>Transaction ${hash}</p>`);

      const card = await cardOnText(page, hash);

      expect(card.name).toMatch(new RegExp(`^\\P{L}*${kind}\\P{L}.*${hash}`, 'u'));
      expect(card.text).toContain(fee);
      expect(card.direction).toBe(direction);
      await prefer(driver, { language: 'auto' });
    },
  );
}
