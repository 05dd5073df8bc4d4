import { expectFit } from './access/expect-fit.ts';
import { expectNothing } from './access/expect-nothing.ts';
import { ownViews } from './access/own-views.ts';
import { passingViews } from './access/passing-views.ts';
import type { DrivenPage } from './driver/driver.ts';
import { textOf } from './driver/hands.ts';
import { expect, nightly, once, test } from './story.ts';

async function expectGood(page: DrivenPage) {
  await expectFit(page);
  await expectNothing(page);
}

// One of each area; the others differ from these in a part.
const everyDay = /^the (?:balance of an address|options)$/;

for (const [name, open] of Object.entries(ownViews)) {
  test(
    `axe finds nothing wrong with ${name}, and it fits a narrow window`,
    everyDay.test(name) ? once : nightly,
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
