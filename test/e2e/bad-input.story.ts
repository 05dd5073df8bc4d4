import type { ErrorDialect } from '../explorer/error-dialects.ts';
import type { Rule } from '../explorer/rules.ts';
import type { Driver } from './driver/driver.ts';
import { alertsOf, fill, hoverText, settledCard } from './driver/hands.ts';
import { expect, test } from './story.ts';
import type { StoryPages } from './story-pages.ts';
import { addressOf, transactionOf } from './values.ts';

const dialects: [reply: ErrorDialect, words: RegExp][] = [
  ['bad-key', /API key/],
  ['no-key', /API key/],
  ['out-of-credits', /credits/],
  ['network-not-supported', /chain/],
  ['not-found', /not found/i],
  ['unexpected-field', /question|refused|input/i],
  ['legacy-invalid', /question|refused|input/i],
  ['rate-limit-instance', /too many requests/i],
  ['rate-limit-gateway', /too many requests/i],
  ['restricted', /restricted/i],
  ['internal-bare-string', /service/i],
  ['internal-html', /service/i],
  ['bad-gateway', /service/i],
  ['unavailable', /service/i],
  ['captive-portal', /answer/i],
  ['bare-string', /answer/i],
  ['senseless', /answer/i],
  ['empty', /answer/i],
];

const cases: [title: string, rule: Rule, words: RegExp][] = [
  ...dialects.map(([reply, words]): [string, Rule, RegExp] => [`the reply "${reply}"`, { reply }, words]),
  ['a cut body', { cut: { afterBytes: 20 } }, /answer|connection/i],
  ['a cut connection', { cut: 'connection' }, /connection|reach/i],
];

for (const [title, rule, words] of cases) {
  test(`${title} has its sentence in card and popup`, async ({ driver, pages, service }) => {
    service.behave(rule);

    const inCard = await askInCard(driver, pages, transactionOf(title));
    const inPopup = await askInPopup(driver, addressOf(title));

    expect(inCard).toMatch(words);
    expect(inPopup).toMatch(words);
  });
}

test('no connection has its sentence in card and popup', async ({ driver, pages, service }) => {
  await service.goOffline();

  expect(await askInCard(driver, pages, transactionOf('offline'))).toMatch(/connection|reach/i);
  expect(await askInPopup(driver, addressOf('offline'))).toMatch(/connection|reach/i);
});

test('an answer about another transaction is not shown', async ({ driver, pages, service }) => {
  service.behave({ otherHash: true });

  expect(await askInCard(driver, pages, transactionOf('the asked one'))).toMatch(/answer/i);
});

test('no key has its sentence in card and popup, and nothing is sent', async ({ keyless, pages, service }) => {
  expect(await askInCard(keyless, pages, transactionOf('no key'))).toMatch(/API key/);
  expect(await askInPopup(keyless, addressOf('no key'))).toMatch(/API key/);
  expect(service.log).toEqual([]);
});

test('a slow answer is waited for in words and then shown', async ({ driver, pages, service }) => {
  const hash = transactionOf('slow');
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  service.behave({ delayMs: 5000 });

  await hoverText(page, hash);

  await expect
    .poll(async () => (await page.cards())[0])
    .toMatchObject({ busy: true, text: expect.stringContaining('Still waiting') });
  expect((await settledCard(page)).text).toContain('Block');
});

test('an answer that never comes ends in words, in card and popup', async ({ driver, pages, service }) => {
  test.setTimeout(90_000);
  const hash = transactionOf('never');
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  const popup = await driver.openExtensionPage('popup.html');
  service.behave({ hang: true });

  await fill(popup, 'Look up', addressOf('never'));
  await popup.press('Enter');
  await page.bringToFront();
  await hoverText(page, hash);
  const card = await settledCard(page, 60_000);

  expect(card.alerts).toEqual([expect.stringMatching(/too long|in time|seconds/i)]);
  await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(/too long|in time|seconds/i)]);
});

test('a failure that passed is asked again with the button of the card', async ({ driver, pages, service }) => {
  const hash = transactionOf('passing trouble');
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  service.behave({ reply: 'unavailable', times: 1 });
  await hoverText(page, hash);
  const failed = await settledCard(page);
  const again = failed.buttons.find(({ name }) => /again/i.test(name));
  expect(again).toBeDefined();

  await page.click(again?.at ?? { x: 0, y: 0 });

  await expect.poll(async () => (await page.cards())[0]?.text).toContain('Block');
});

async function askInCard(driver: Driver, pages: StoryPages, hash: string): Promise<string> {
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  await hoverText(page, hash);
  const card = await settledCard(page);
  expect(card.name).toBe(`Transaction ${hash}`);
  expect(card.alerts).toHaveLength(1);
  await page.close();
  return card.alerts[0] ?? '';
}

async function askInPopup(driver: Driver, address: string): Promise<string> {
  const popup = await driver.openExtensionPage('popup.html');
  await fill(popup, 'Look up', address);
  await popup.press('Enter');
  await expect.poll(() => alertsOf(popup)).toHaveLength(1);
  expect(await popup.evaluate(() => document.querySelectorAll('[aria-busy="true"]').length)).toBe(0);
  const [alert] = await alertsOf(popup);
  await popup.close();
  return alert ?? '';
}
