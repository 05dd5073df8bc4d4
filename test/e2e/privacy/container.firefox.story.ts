import { cardOnText, fill, textOf } from '../driver/hands.ts';
import { removeKey } from '../driver/set-up.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

// A container tab has a separate IndexedDB: the background would never see a key that the options page stored by
// itself.
test('a key that is typed in a container tab serves every tab', nightly, async ({ driver, openPage, service }) => {
  const hash = transactionOf('container');
  await removeKey(driver);
  const options = await driver.openExtensionPageInContainer('options.html');

  await fill(options, 'API key', service.key);
  await options.press('Enter');
  await expect.poll(() => textOf(options)).toContain(service.key.slice(-4));
  const page = await openPage(`<p>Transaction ${hash}</p>`);
  const card = await cardOnText(page, hash);

  expect(card.alerts).toEqual([]);
  expect(service.log[0]?.query.apikey).toBe(service.key);
});
