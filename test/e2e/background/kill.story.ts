import { lookUp } from '../driver/forms.ts';
import { hoverText, settledCard, textOf } from '../driver/hands.ts';
import { expect, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';

test('a card answers although the background was stopped in the middle of its lookup', async ({
  driver,
  pages,
  service,
}) => {
  const hash = transactionOf('killed');
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  service.behave({ hang: true, times: 1 });
  await hoverText(page, hash);
  await expect.poll(() => service.log.length, { message: 'the lookup is under way' }).toBe(1);

  await driver.killBackground();
  const card = await settledCard(page);

  expect(card.name).toBe(`Transaction ${hash}`);
  expect(card.alerts).toEqual([]);
  expect(card.text).toContain('Block');
  expect(service.log).toHaveLength(2);
});

test(
  'the popup answers although the background was stopped in the middle of its lookup',
  once,
  async ({ driver, service }) => {
    const popup = await driver.openExtensionPage('popup.html');
    service.behave({ hang: true, times: 1 });
    await lookUp(popup, addressOf('killed'));
    await expect.poll(() => service.log.length, { message: 'the lookup is under way' }).toBeGreaterThan(0);

    await driver.killBackground();

    await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
  },
);
