import type { Rule } from '../../explorer/rules.ts';
import type { Driver } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, cardOnText } from '../driver/hands.ts';
import { marksCover } from '../driver/marks.ts';
import { expect, nightly, once, test } from '../story.ts';
import type { StoryPages } from '../story-pages.ts';
import { addressOf, transactionOf } from '../values.ts';

type Words = { card: RegExp; popup: RegExp; publicCard?: RegExp };
type Case = [title: string, rule: Rule, words: RegExp | Words];

// How the alert begins, and what distinguishes it from others with the same title. Unit tests cover how each reply of
// the service is understood. These are one of each way in which a reply can fail.
const cases: Case[] = [
  ['the reply "bad-key"', { reply: 'bad-key' }, /^API key rejected/],
  [
    'the reply "not-found"',
    { reply: 'not-found' },
    {
      card: /^Transaction not found or not indexed yet.*Ethereum, Base/,
      // A page that can read the card must not learn on which chains the user looks.
      publicCard: /^Transaction not found or not indexed yet.*popup shows the chains searched/,
      // An address that was never seen has an empty history.
      popup: /^No service at this address.*error 404/,
    },
  ],
  ['the reply "captive-portal"', { reply: 'captive-portal' }, /^The answer is a web page/],
  ['a cut body', { cut: { afterBytes: 20 } }, /^The answer was cut off/],
  ['a cut connection', { cut: 'connection' }, /^No connection/],
];

// This one runs every time, the others nightly. It also applies to the next lookup, for which nothing is sent.
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
      if (title === everyDay) expect(last).not.toContain(address);
      else expect(last).toBe(`/1/api/v2/addresses/${address}/coin-balance-history`);
    },
  );
}

test('an answer about another transaction is not shown', once, async ({ driver, pages, service }) => {
  service.behave({ otherHash: true });

  expect(await askInCard(driver, pages, transactionOf('the asked one'))).toMatch(/^Mismatched answer/);
  expect(service.log).not.toEqual([]);
});

test('an answer that never comes ends in words, in card and popup', nightly, async ({ driver, openPage, service }) => {
  const hash = transactionOf('never');
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  const popup = await driver.openExtensionPage('popup.html');
  service.behave({ hang: true });

  await lookUp(popup, addressOf('never'));
  await page.bringToFront();
  const card = await cardOnText(page, hash, { timeoutMs: 60_000 });

  expect(card.alerts).toEqual([expect.stringMatching(/^(Ethereum)?\s*No answer in time/)]);
  await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(/^No answer in time/)]);
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
  await lookUp(popup, address);
  await expect.poll(() => alertsOf(popup)).toHaveLength(1);
  expect(await popup.evaluate(() => document.querySelectorAll('[aria-busy="true"]').length)).toBe(0);
  const [alert] = await alertsOf(popup);
  await popup.close();
  return alert ?? '';
}
