import type { DrivenPage } from './driver/driver.ts';
import { clickInCard, hoverText, leave, noCard, settledCard } from './driver/hands.ts';
import { marked } from './driver/marks.ts';
import { until } from './driver/until.ts';
import { expect, test } from './story.ts';
import { addressOf, transactionOf } from './values.ts';

/** Resolves when the tab is in front: those of the extension close meanwhile. */
function inFront(page: DrivenPage): Promise<boolean> {
  return until('the page is in front', () =>
    page.bringToFront().then(
      () => true,
      () => false,
    ),
  );
}

const updated = 'Hashlens was updated, reload this page';

for (const way of ['updated', 'switched off'] as const) {
  test(`what a page is left with when Hashlens is ${way} says so in its own words, and all is well after a reload`, async ({
    driver,
    pages,
    service,
  }) => {
    // Firefox ends the scripts of an extension together with it: a card that is left there says nothing yet.
    const isLeft = driver.name === 'chromium';
    await driver.errors();
    const hash = transactionOf(`left behind ${way}`);
    const address = addressOf(`left behind ${way}`);
    const page = await driver.openPage(
      pages.serve(`<p>Transaction ${hash}</p><p style="margin-top:500px">Account ${address}</p>`),
    );
    await hoverText(page, hash);
    await settledCard(page);
    const asked = service.log.length;

    if (way === 'updated') await driver.update();
    else await driver.setEnabled(false);
    await inFront(page);

    if (isLeft) {
      // What it says was true when it was said; who wants more is told.
      expect((await settledCard(page)).name).toBe(`Transaction ${hash}`);
      await clickInCard(page, 'Refresh');
      await expect.poll(async () => (await page.cards())[0]?.alerts).toEqual([updated]);
      await page.press('Escape');
      await noCard(page);
      await leave(page);
    }
    if (isLeft && way === 'switched off') {
      await hoverText(page, address);
      await noCard(page);
    }
    expect(service.log).toHaveLength(asked);
    if (way === 'switched off') await driver.setEnabled(true);
    await page.reload();
    await marked(page);
    await hoverText(page, address);
    expect((await settledCard(page)).alerts).toEqual([]);
    expect(await driver.errors()).toEqual([]);
  });
}

test('a card that is opened first after an update says that the page has to be reloaded', async ({ driver, pages }) => {
  test.skip(driver.name === 'firefox', 'Firefox starts the new script in open pages, see update.firefox.story.ts.');
  const hash = transactionOf('opened after an update');
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  await hoverText(page, hash);
  await settledCard(page);
  await leave(page);
  await noCard(page);

  await driver.update();
  await inFront(page);
  await hoverText(page, hash);

  expect((await settledCard(page)).alerts).toEqual([updated]);
  expect(await driver.errors()).toEqual([]);
});
