import type { DrivenPage } from '../driver/driver.ts';
import { cardOnText, clickInCard, settledCard } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';

const token = addressOf('leads on');
const written = `eip155:1/erc721:${token}/42`;
const ofCollection = new RegExp(`${token.slice(0, 6)}…${token.slice(-4)}$`, 'i');

/** The card, once it has this name and its answer. */
async function cardOf(page: DrivenPage, name: string) {
  await until(`the card is about ${name}`, async () => (await page.cards())[0]?.name === name);
  return settledCard(page);
}

test('a card leads on to what stands in it, and back', nightly, async ({ openPage, service }) => {
  const page = await openPage(`<p>It moved ${written} as well.</p>`);
  const { name, buttons } = await cardOnText(page, written);
  const collection = buttons.find((button) => ofCollection.test(button.name));

  await clickInCard(page, collection?.name ?? 'the collection');
  const followed = await cardOf(page, `Address ${token}`);
  await clickInCard(page, 'Back');
  const back = await cardOf(page, name);

  expect(followed.text).toMatch(/\d ETH/);
  expect(followed.alerts).toEqual([]);
  expect(back.text).toContain('42');
  expect(back.buttons.map((button) => button.name)).not.toContain('Back');
  // Known answers are not requested again.
  expect(service.log).toHaveLength(2);
});
