import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';
import { addChange, openWatched, readyForChecks, ringLater, setLocally, tabHasMark, turnEnded } from '../watching.ts';

test.beforeEach(({ driver }) => readyForChecks(driver));

test.afterEach(async ({ driver }) => {
  await setLocally(driver, { checkEvery: 0 });
  await readyForChecks(driver);
});

test(
  'an open list shows at once what is done elsewhere: entries, how they are checked, and what an alarm finds',
  nightly,
  async ({ driver, service }) => {
    const [address, other] = [addressOf('watched beside'), addressOf('taken off beside')];
    const popup = await openWatched(driver);
    await expect.poll(() => textOf(popup)).toContain('Nothing watched yet');

    // Another extension page sends these messages. The popup does not come to the front again meanwhile.
    await ask(driver, 'saveWatched', { address, name: 'Cold wallet', note: '', chainId: 1 });
    await ask(driver, 'saveWatched', { address: other, name: 'Old wallet', note: '', chainId: 1 });
    await expect.poll(() => textOf(popup)).toMatch(/Cold wallet[\s\S]*Old wallet/);
    await ask(driver, 'removeWatched', { address: other });
    await expect.poll(() => textOf(popup)).not.toContain('Old wallet');

    await ringLater(driver);
    await setLocally(driver, { checkEvery: 60 });
    await expect.poll(() => textOf(popup)).toMatch(/Cold wallet[\s\S]*checked just now[\s\S]*Last checked: just now/);
    expect(service.log).toHaveLength(1);

    addChange(service, address, 1_500_000_000_000_000_000n);
    await ringLater(driver);
    await expect.poll(() => textOf(popup)).toMatch(/Cold wallet\s*new[\s\S]*\+1\.5 ETH, seen just now/);
    expect(service.log).toHaveLength(2);
    expect(await alertsOf(popup)).toEqual([]);
    // The popup is in front of the user, so the news counts as seen.
    await until('it is seen', async () => (await ask(driver, 'watchedNews', {})) === 0);
  },
);

test(
  'a tab of the popup that is not in front has its mark as soon as something was found',
  nightly,
  async ({ driver, service }) => {
    const address = addressOf('found while another tab is in front');
    await ask(driver, 'saveWatched', { address, name: 'Cold wallet', note: '', chainId: 1 });
    await ringLater(driver);
    await setLocally(driver, { checkEvery: 60 });
    await until('it is asked', async () => service.log.length === 1);
    await turnEnded(driver);
    const popup = await driver.openExtensionPage('popup.html');
    await clickNamed(popup, 'Balance');

    addChange(service, address, 1n);
    await ringLater(driver);

    await tabHasMark(popup);
    expect(await ask(driver, 'watchedNews', {})).toBe(1);
  },
);
