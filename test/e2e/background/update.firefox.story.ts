import { cardAt, hover, settledCard, toFront } from '../driver/hands.ts';
import { until } from '../driver/until.ts';
import { expect, test } from '../story.ts';
import { transactionOf } from '../values.ts';

const first = transactionOf('before the update');
const second = transactionOf('after the update');

// Firefox only: Chromium does not start the new version's content script in open pages.
test('after an update a page is left with no card of the old Hashlens and gets the new one', async ({
  driver,
  openPage,
}) => {
  const page = await openPage(`<p id="one">tx ${first}</p><p id="two" style="margin-top:500px">tx ${second}</p>`);
  await cardAt(page, '#one');

  const options = await driver.openExtensionPage('options.html');
  await options.evaluate(() => Reflect.get(globalThis, 'browser').runtime.reload()).catch(() => {});
  await toFront(page);
  await until('the old card is gone', () => page.evaluate(() => document.querySelector('[popover]') === null));
  await page.evaluate(
    (hash) => document.body.append(Object.assign(document.createElement('p'), { id: 'new', textContent: hash })),
    first,
  );

  await until('what is new is marked', () =>
    page.evaluate(() =>
      [...CSS.highlights.values()].some((marks) =>
        [...marks].some((range) => range.startContainer.parentElement?.id === 'new'),
      ),
    ),
  );
  await hover(page, '#two');
  expect(await settledCard(page)).toMatchObject({ name: `Transaction ${second}`, alerts: [] });
});
