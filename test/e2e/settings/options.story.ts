import type { DrivenPage } from '../driver/driver.ts';
import {
  cardOnText,
  clickNamed,
  fill,
  hoverText,
  leaveCard,
  pointOfField,
  settledCard,
  textOf,
} from '../driver/hands.ts';
import { removeKey } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, nightly, once, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const typed = 'proapi_a-key-of-our-own-7Q2z';

// Everything that a page of the extension can read: its DOM, its fields, and every storage area.
const dump = (page: DrivenPage) =>
  page.evaluate(async () => {
    const { storage } = Reflect.get(globalThis, 'chrome');
    const areas = await Promise.all(['local', 'sync', 'session'].map((area) => storage[area].get(null)));
    const fields = [...document.querySelectorAll('input')].map((input) => input.value);
    return JSON.stringify([areas, fields, { ...localStorage }, document.documentElement.outerHTML]);
  });

for (const [how, done] of [
  ['on Enter', (page: DrivenPage) => page.press('Enter')],
  ['on leaving the field', (page: DrivenPage) => page.press('Tab')],
] as const) {
  test(
    `a key is stored ${how}, without being checked`,
    how === 'on Enter' ? once : nightly,
    async ({ keyless, pages, service }) => {
      const hash = transactionOf(`stored ${how}`);
      const options = await keyless.openExtensionPage('options.html');
      await fill(options, 'API key', service.key);
      await done(options);
      await expect.poll(() => textOf(options)).toContain(service.key.slice(-4));
      expect(service.log).toEqual([]);

      const page = await keyless.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
      await cardOnText(page, hash);

      expect(service.log[0]?.query.apikey).toBe(service.key);
      await clickNamed(options, 'Remove');
      await expect.poll(() => textOf(options)).not.toContain('Remove');
    },
  );
}

test('a stored key is shown by its end alone and is in no storage area and no page', nightly, async ({ keyless }) => {
  const options = await keyless.openExtensionPage('options.html');
  await fill(options, 'API key', typed);
  await options.press('Enter');
  await expect.poll(() => textOf(options)).toContain('7Q2z');
  const again = await keyless.openExtensionPage('options.html');
  await expect.poll(() => textOf(again)).toContain('7Q2z');

  for (const page of [options, again]) expect(await dump(page)).not.toContain('a-key-of-our-own');

  await clickNamed(again, 'Remove');
  await expect.poll(() => textOf(again)).not.toContain('7Q2z');
});

test('the key is masked while it is typed', async ({ keyless }) => {
  const options = await keyless.openExtensionPage('options.html');
  const { x, y } = await pointOfField(options, 'API key');

  expect(await options.evaluate((left, top) => document.elementFromPoint(left, top)?.getAttribute('type'), x, y)).toBe(
    'password',
  );
});

test('"Check key" asks once and says that the key works', once, async ({ driver, service }) => {
  const options = await driver.openExtensionPage('options.html');

  await clickNamed(options, 'Check key');

  await expect.poll(() => textOf(options)).toContain('The key works');
  expect(service.log).toHaveLength(1);
});

test(
  'a slow press of "Check key" stores the key that was just typed and asks once',
  nightly,
  async ({ keyless, service }) => {
    const options = await keyless.openExtensionPage('options.html');
    await fill(options, 'API key', service.key);

    await clickNamed(options, 'Check key', 100);

    await expect.poll(() => textOf(options)).toContain('The key works');
    await timersDrained(options);
    expect(service.log.map(({ query }) => query.apikey)).toEqual([service.key]);
    await removeKey(keyless);
  },
);

test('a removed key is no longer sent', nightly, async ({ keyless, pages, service }) => {
  const hash = transactionOf('removed key');
  const page = await keyless.openPage(pages.serve(`<p>Transaction ${hash}</p>`));

  const card = await cardOnText(page, hash);

  expect(card.alerts).toHaveLength(1);
  expect(card.alerts[0]).toContain('Add an API key to see this transaction');
  expect(service.log).toEqual([]);
});

test(
  'a secret key is sent as "key" once it is stored, and not after it was removed',
  nightly,
  async ({ driver, openPage, service }) => {
    const options = await driver.openExtensionPage('options.html');
    await fill(options, 'Secret key', 'between-us');
    await options.press('Enter');
    await expect
      .poll(() => options.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value)))
      .not.toContain('between-us');
    const [with_, without] = [transactionOf('with the secret key'), transactionOf('without the secret key')];
    const page = await openPage(`<p>Transaction ${with_}</p><p>Transaction ${without}</p>`);

    await hoverText(page, with_);
    await expect.poll(() => service.log.length).toBe(1);
    await settledCard(page);
    await leaveCard(page);
    await options.bringToFront();
    await clickNamed(options, 'Remove secret key');
    await expect.poll(() => textOf(options)).toContain('Secret key removed');
    await page.bringToFront();
    await hoverText(page, without);
    await expect.poll(() => service.log.length).toBe(2);

    expect(service.log.map(({ query }) => query.key)).toEqual(['between-us', undefined]);
  },
);
