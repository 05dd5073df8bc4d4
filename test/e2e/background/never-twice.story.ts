import { cardOnText, clickInCard, leaveCard } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

test(
  'a final transaction is asked for once, in however many tabs and lives of the background',
  nightly,
  async ({ driver, pages, service }) => {
    const hash = transactionOf('final');
    const url = pages.serve(`<p>Transaction ${hash}</p>`);
    for (const tab of [1, 2, 3]) {
      const page = await driver.openPage(url);
      const card = await cardOnText(page, hash);
      expect(card.alerts, `tab ${tab}`).toEqual([]);
      await leaveCard(page);
      await driver.killBackground();
    }

    expect(service.log).toHaveLength(1);
  },
);

test(
  'what is known is shown with its age when there is no connection',
  nightly,
  async ({ driver, openPage, service }) => {
    const hash = transactionOf('offline but known');
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    await cardOnText(page, hash);
    await service.goOffline();

    await clickInCard(page, 'Refresh');
    const card = await until('it says so', async () => {
      const [seen] = await page.cards();
      return seen && !seen.busy && seen.notes.length + seen.alerts.length > 0 && seen;
    });

    if (driver.name === 'firefox') {
      // A page can read this card, so it must not show that an older answer is known.
      expect(card.alerts[0]).toContain('No connection');
      return;
    }
    expect(card.alerts).toEqual([]);
    expect(card.text).toContain('Sent ');
    expect(card.notes.join(' ')).toContain('Could not refresh: ');
  },
);

test('forgetting everything makes the next question a new one', nightly, async ({ driver, openPage, service }) => {
  const address = addressOf('forgotten');
  const page = await openPage(`<p>Address ${address}</p>`);
  await cardOnText(page, address);
  await leaveCard(page);

  await ask(driver, 'forgetAnswers', {});
  await page.bringToFront();
  await cardOnText(page, address);

  expect(service.log).toHaveLength(2);
});
