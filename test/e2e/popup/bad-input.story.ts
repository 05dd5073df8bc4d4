import type { ErrorDialect } from '../../explorer/error-dialects.ts';
import type { Rule } from '../../explorer/rules.ts';
import type { Driver } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, cardOnText, clickInCard, fill, hoverText, settledCard, textOf } from '../driver/hands.ts';
import { marksCover } from '../driver/marks.ts';
import { expect, nightly, once, test } from '../story.ts';
import type { StoryPages } from '../story-pages.ts';
import { addressOf, transactionOf } from '../values.ts';

type Words = { card: RegExp; popup: RegExp; publicCard?: RegExp };
type Case = [title: string, rule: Rule, words: RegExp | Words];

// How the alert begins, and what distinguishes it from others with the same title.
const trouble = (status: number) => new RegExp(`^The service is having trouble\\s*It answered with error ${status}\\.`);
const dialects: [reply: ErrorDialect, words: RegExp | Words][] = [
  ['bad-key', /^API key rejected/],
  ['no-key', /^API key or plan not accepted/],
  [
    'network-not-supported',
    {
      // The chain's name is missing, because `askInCard` removes it.
      card: /^is not supported\s*The service does not cover this chain \(chain ID 1\)\./,
      popup: /^Ethereum is not supported\s*The service does not cover this chain \(chain ID 1\)\./,
    },
  ],
  [
    'not-found',
    {
      card: /^Transaction not found or not indexed yet.*Ethereum, Base/,
      // A page that can read the card must not learn on which chains the user looks.
      publicCard: /^Transaction not found or not indexed yet.*popup shows the chains searched/,
      // An address that was never seen has an empty history.
      popup: /^No service at this address.*error 404/,
    },
  ],
  ['path-not-found', /^No service at this address.*error 404/],
  ['legacy-invalid', /^The service rejected the request.*“Invalid parameter\(s\)”/],
  ['rate-limit-instance', /^Too many requests/],
  ['rate-limit-gateway', /^Too many requests/],
  ['restricted', /^Access restricted by the service/],
  ['internal-bare-string', trouble(500)],
  ['internal-html', trouble(500)],
  ['bad-gateway', trouble(502)],
  ['unavailable', trouble(503)],
  ['gateway-timeout', trouble(504)],
  ['unknown-error', trouble(520)],
  ['captive-portal', /^The answer is a web page/],
  ['bare-string', /^Unexpected answer/],
  ['senseless', /^The answer makes no sense/],
  ['empty', /^The answer cannot be read/],
  ['unexpected-field', /^The service rejected the request.*Unexpected field: limit/],
];

// These failures also apply to the next lookup, for which nothing is sent.
const isKnownThen = new Set(['bad-key', 'network-not-supported'].map((reply) => `the reply "${reply}"`));

const cases: Case[] = [
  ...dialects.map(([reply, words]): Case => [`the reply "${reply}"`, { reply }, words]),
  ['a cut body', { cut: { afterBytes: 20 } }, /^The answer was cut off/],
  ['a cut connection', { cut: 'connection' }, /^No connection/],
];

// Unit tests cover the text of each failure. This story runs one of them every time, and the others nightly.
const everyDay = 'the reply "bad-key"';

for (const [title, rule, words] of cases) {
  test(
    `${title} has its sentence in card and popup`,
    title === everyDay ? once : nightly,
    async ({ driver, pages, service }) => {
      const { card, popup, publicCard = card } = words instanceof RegExp ? { card: words, popup: words } : words;
      const [hash, address] = [transactionOf(title), addressOf(title)];
      service.behave(rule);

      expect(await askInCard(driver, pages, hash)).toMatch(driver.name === 'firefox' ? publicCard : card);
      expect(service.log.map(({ path }) => path)).toContain(`/1/api/v2/transactions/${hash}`);
      expect(await askInPopup(driver, address)).toMatch(popup);
      const last = service.log.at(-1)?.path.toLowerCase();
      if (isKnownThen.has(title)) expect(last).not.toContain(address);
      else expect(last).toBe(`/1/api/v2/addresses/${address}/coin-balance-history`);
    },
  );
}

const dayMs = 86_400_000;

test('the reply "out-of-credits" has its sentence in card and popup', nightly, async ({ driver, pages, service }) => {
  service.behave({ reply: 'out-of-credits' });
  // In the first five minutes of a day, the service may still be in the day before.
  const words =
    /^Out of credits.*(?:renew at midnight UTC, in \d|A new day has just begun. Hashlens tries again in 10\smin)/;

  expect(await askInCard(driver, pages, transactionOf('spent'))).toMatch(words);
  expect(service.log.map(({ path }) => path)).toEqual([`/1/api/v2/transactions/${transactionOf('spent')}`]);
  expect(await askInPopup(driver, addressOf('spent'))).toMatch(words);
  expect(service.log).toHaveLength(1);
});

test('no connection has its sentence in card and popup', nightly, async ({ driver, pages, service }) => {
  await service.goOffline();

  expect(await askInCard(driver, pages, transactionOf('offline'))).toMatch(/^No connection/);
  expect(await askInPopup(driver, addressOf('offline'))).toMatch(/^No connection/);
});

test('an answer about another transaction is not shown', once, async ({ driver, pages, service }) => {
  service.behave({ otherHash: true });

  expect(await askInCard(driver, pages, transactionOf('the asked one'))).toMatch(/^Mismatched answer/);
  expect(service.log).not.toEqual([]);
});

test(
  'a clock that is behind the chain is reported in card and popup, beside the answer',
  nightly,
  async ({ driver, openPage, service }) => {
    const [hash, address] = [transactionOf('ahead of the clock'), addressOf('ahead of the clock')];
    const tomorrow = new Date(Date.now() + dayMs).toISOString();
    service.behave({
      rewrite: (body) =>
        JSON.parse(JSON.stringify(body).replaceAll(/"(timestamp|block_timestamp)":"[^"]*"/g, `"$1":"${tomorrow}"`)),
    });
    const words = /Time in the future.*If the clock is wrong/;

    const page = await openPage(`<p>Transaction ${hash}</p>`);
    await marksCover(page, 'p', hash);
    const card = await cardOnText(page, hash);
    expect(card).toMatchObject({ alerts: [], text: expect.stringContaining(' → ') });
    expect(card.notes).toContainEqual(expect.stringMatching(words));
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, address);
    await expect.poll(() => textOf(popup)).toMatch(words);
    expect(await textOf(popup)).toMatch(/\d ETH/);
    expect(await alertsOf(popup)).toEqual([]);
  },
);

test('no key has its sentence in card and popup, and nothing is sent', nightly, async ({ keyless, pages, service }) => {
  expect(await askInCard(keyless, pages, transactionOf('no key'))).toMatch(/^Add an API key to see this transaction/);
  expect(await askInPopup(keyless, addressOf('no key'))).toMatch(/^Add an API key to see this address/);
  expect(service.log).toEqual([]);
});

test('a slow answer is waited for in words and then shown', nightly, async ({ openPage, service }) => {
  const hash = transactionOf('slow');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  const held = service.hold();

  await hoverText(page, hash);

  await expect
    .poll(async () => (await page.cards())[0])
    .toMatchObject({ busy: true, text: expect.stringContaining('Taking longer') });
  held.release();
  expect((await settledCard(page)).text).toContain('Block');
});

test('an answer that never comes ends in words, in card and popup', nightly, async ({ driver, openPage, service }) => {
  const hash = transactionOf('never');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  const popup = await driver.openExtensionPage('popup.html');
  service.behave({ hang: true });

  await fill(popup, 'Look up', addressOf('never'));
  await popup.press('Enter');
  await page.bringToFront();
  const card = await cardOnText(page, hash, { timeoutMs: 60_000 });

  expect(card.alerts).toEqual([expect.stringMatching(/^(Ethereum)?\s*No answer in time/)]);
  await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(/^No answer in time/)]);
});

test('a failure that passed is asked again with the button of the card', nightly, async ({ openPage, service }) => {
  const hash = transactionOf('passing trouble');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  // The first request and two automatic retries fail. Then the user retries.
  service.behave({ reply: 'unavailable', times: 3 });
  const failed = await cardOnText(page, hash);
  expect(failed.buttons.map(({ name }) => name)).toContain('Try again');

  await clickInCard(page, 'Try again');

  await expect.poll(async () => (await page.cards())[0]?.text).toContain('Block');
});

async function askInCard(driver: Driver, pages: StoryPages, hash: string): Promise<string> {
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  // Right after the browser's start, the pointer could arrive before the content script, which would miss the hover.
  await marksCover(page, 'p', hash);
  const card = await cardOnText(page, hash);
  expect(card.name).toBe(`Transaction ${hash}`);
  expect(card.alerts).toHaveLength(1);
  await page.close();
  // In a card, the name of the chain comes before the message.
  return (card.alerts[0] ?? '').replace(/^Ethereum\s*/, '');
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
