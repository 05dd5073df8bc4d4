import { answerPrompt } from '../driver/firefox/prompt.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, hoverText, settledCard, textOf } from '../driver/hands.ts';
import { marksCover } from '../driver/marks.ts';
import { giveBack, noteOf } from '../revoked.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

// Firefox only. No driver reaches Chromium's prompt, and access cannot be revoked there, because the content scripts'
// match patterns cover it. Unit tests check what the button does there after a yes and a no.

test.afterEach(({ driver, service }) => giveBack(driver, service));

for (const path of ['popup.html', 'welcome.html', 'options.html'])
  test(
    `“Allow access” of ${path} asks the browser, and once it is allowed the note goes and lookups work`,
    path === 'popup.html' ? {} : nightly,
    async ({ driver, openPage, service }) => {
      const [hash, address] = [transactionOf(`allowed in ${path}`), addressOf(`allowed in ${path}`)];
      const own = await driver.openExtensionPage(path);
      await driver.setHostAccess(false);
      await own.bringToFront();
      await expect.poll(() => noteOf(own)).toMatch(/Permission needed to read pages.*Allow access/);

      await clickNamed(own, 'Allow access');
      await answerPrompt(driver, true);

      await expect.poll(() => noteOf(own)).toBe('');
      const page = await openPage(`<p>Transaction ${hash}</p>`);
      await marksCover(page, 'p', hash);
      await hoverText(page, hash);
      expect(await settledCard(page)).toMatchObject({ alerts: [], text: expect.stringContaining('Block') });
      const popup = await driver.openExtensionPage('popup.html');
      await lookUp(popup, address);
      await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
      expect([await alertsOf(popup), await noteOf(popup)]).toEqual([[], '']);
      expect(service.log).toHaveLength(2);
    },
  );

test('after a refusal each page says that it is still not allowed, and can ask the browser again', async ({
  driver,
  service,
}) => {
  const popup = await driver.openExtensionPage('popup.html');
  await driver.setHostAccess(false);
  await popup.bringToFront();
  await expect.poll(() => noteOf(popup)).toMatch(/Permission needed to read pages/);

  await clickNamed(popup, 'Allow access');
  await answerPrompt(driver, false);

  await expect.poll(() => noteOf(popup)).toMatch(/Still not allowed.*Allow access/);
  expect(service.log).toEqual([]);
  await clickNamed(popup, 'Allow access');
  await answerPrompt(driver, true);
  await expect.poll(() => noteOf(popup)).toBe('');
});
