import { buildCardsPage } from '../access/cards-page/build-cards-page.ts';
import { expectFit } from '../access/expect-fit.ts';
import { findProblems } from '../access/find-problems.ts';
import { ownViews } from '../access/own-views.ts';
import { passingViews } from '../access/passing-views.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { textOf } from '../driver/hands.ts';
import { giveBack, noteOf } from '../revoked.ts';
import { expect, nightly, once, test } from '../story.ts';

/** Asserts that axe finds no problems on this page, dark or light. */
async function expectNothing(page: DrivenPage): Promise<void> {
  // Ends with light: Firefox's single theme must be unchanged for the next stories.
  for (const theme of ['dark', 'light'] as const) {
    await page.setTheme(theme);
    expect(await findProblems(page), theme).toEqual([]);
  }
}

async function expectGood(page: DrivenPage) {
  await expectFit(page);
  await expectNothing(page);
}

// One view runs every time. The others differ from it only in part, and run nightly.
const everyDay = 'the balance of an address';

for (const [name, open] of Object.entries(ownViews)) {
  test(
    `axe finds nothing wrong with ${name}, and it fits a narrow window`,
    name === everyDay ? once : nightly,
    async ({ driver, service, pages }) => {
      await expectGood(await open({ driver, service, pages }));
    },
  );
}

for (const [name, show] of Object.entries(passingViews)) {
  test(
    `axe finds nothing wrong with ${name}, and it fits a narrow window`,
    nightly,
    async ({ driver, service, pages }) => {
      await show({ driver, service, pages }, expectGood);
    },
  );
}

test(
  'axe finds nothing wrong with the welcome page before there is a key, and it fits a narrow window',
  nightly,
  async ({ keyless }) => {
    const welcome = await keyless.openExtensionPage('welcome.html');
    await expect.poll(() => textOf(welcome)).toMatch(/Never sent/);
    expect(await textOf(welcome)).not.toContain('ends in');
    await expectGood(welcome);
  },
);

test('axe finds nothing wrong with any card', nightly, async ({ openPage }) => {
  await expectNothing(await openPage(await buildCardsPage()));
});

test('what were wrong with a card would be found', nightly, async ({ openPage }) => {
  const page = await openPage(await buildCardsPage());

  await page.evaluate(() => {
    const [dialog] = [...document.querySelectorAll('main div')].flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll('[role="dialog"]') ?? []),
    ]);
    dialog?.removeAttribute('aria-label');
    const pale = dialog?.appendChild(document.createElement('p'));
    pale?.append('as good as nothing');
    pale?.setAttribute('style', 'color: #888; background: #777');
    for (const _ of 'ab') {
      const button = dialog?.appendChild(document.createElement('button'));
      button?.setAttribute('style', 'width: 9px; min-height: 9px; padding: 0');
    }
  });

  const rules = (await findProblems(page)).map((problem) => problem.split(':')[0]);
  expect([...new Set(rules)].toSorted()).toEqual(['aria-dialog-name', 'button-name', 'color-contrast', 'target-size']);
});

test(
  'each page of ours shows what the browser does not allow as soon as that changes, with one button',
  nightly,
  async ({ driver, service }) => {
    const own = await Promise.all(
      ['options.html', 'welcome.html', 'popup.html'].map((path) => driver.openExtensionPage(path)),
    );
    for (const page of own) expect(await noteOf(page)).toBe('');

    await driver.setHostAccess(false);

    for (const page of own) {
      await expect.poll(() => noteOf(page)).toMatch(/Permission needed to read pages.*no card opens/);
      const buttons = await page.evaluate(() => {
        const notes = [...document.querySelectorAll('[role="note"]')];
        return notes.find((one) => one.textContent?.includes('to read pages'))?.querySelectorAll('button').length;
      });
      expect(buttons).toBe(1);
    }
    const [, , popup] = own;
    const later = await driver.openExtensionPage('popup.html');
    await expect.poll(() => noteOf(later)).toBe(await noteOf(popup as DrivenPage));

    await giveBack(driver, service);

    for (const page of own) await expect.poll(() => noteOf(page)).toBe('');
    expect(service.log).toEqual([]);
  },
);
