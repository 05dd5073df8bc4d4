import { cardOnText } from '../driver/hands.ts';
import { leaveAddress, storeAddress } from '../driver/set-up.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

// Firefox lets an extension reach what its content scripts match, so nothing is missing there.
test(
  'an address that the browser does not let us reach has its words in options and card',
  nightly,
  async ({ driver, openPage, service }) => {
    const hash = transactionOf('no permission');
    // This is loopback too, under a name for which no permission was requested.
    const address = service.url.replace('127.0.0.1', 'localhost');

    const options = await leaveAddress(driver, address);
    await expect
      .poll(() => options.evaluate(() => document.querySelector('[role="note"]')?.textContent ?? ''))
      .toMatch(/Permission needed for http:\/\/localhost:\d+.*Allow access/);
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    const card = await cardOnText(page, hash);

    expect(card.alerts).toEqual([expect.stringMatching(/^(Ethereum)?\s*Permission needed/)]);
    expect(card.alerts[0]).toContain(`reach ${address} in`);
    expect(service.log).toEqual([]);
    await storeAddress(driver, service.url);
  },
);
