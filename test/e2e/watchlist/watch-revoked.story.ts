import type { DrivenPage } from '../driver/driver.ts';
import { alertsOf, textOf } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { expectSilence, giveBack, noPermission } from '../revoked.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';
import { openWatched, readyForChecks, ringLater, setLocally, turnEnded } from '../watching.ts';

const names = ['First wallet', 'Second wallet', 'Third wallet'];

/** Returns the names of the wallets that the list shows. */
async function rowsOf(popup: DrivenPage): Promise<string[]> {
  const text = await textOf(popup);
  return names.filter((name) => text.includes(name));
}

test.beforeEach(async ({ driver }) => {
  await readyForChecks(driver);
});

test.afterEach(async ({ driver, service }) => {
  await giveBack(driver, service);
  await setLocally(driver, { checkEvery: 0 });
  await readyForChecks(driver);
});

test(
  'checks that access is taken from end there, say why, ask nothing more, and begin with the others after it is given back',
  nightly,
  async ({ driver, service }) => {
    const addresses = names.map((name) => addressOf(`access taken from the ${name}`));
    for (const [at, address] of addresses.entries())
      await ask(driver, 'saveWatched', { address, name: names[at], note: '', chainId: 1 });
    const popup = await openWatched(driver);
    await expect.poll(() => rowsOf(popup)).toEqual(names);
    await ringLater(driver);
    const held = service.hold({ times: 1 });
    await setLocally(driver, { checkEvery: 60 });
    await held.arrived();

    await driver.setHostAccess(false);
    held.release();

    await popup.bringToFront();
    await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(noPermission)]);
    expect(await textOf(popup)).toContain('The last check stopped early');
    expect(await rowsOf(popup)).toEqual(names);
    await turnEnded(driver);
    await expectSilence(popup, service);
    // Only the request in progress was sent. A broken connection is retried twice.
    expect(new Set(service.log.map(({ path }) => path)).size).toBe(1);
    expect(service.log.length).toBeLessThanOrEqual(3);

    await giveBack(driver, service);
    const before = service.log.length;
    await ringLater(driver);
    await expect
      .poll(() =>
        addresses.map((address) => service.log.slice(before).filter(({ path }) => path.includes(address)).length),
      )
      .toEqual([1, 1, 1]);
    await popup.bringToFront();
    await expect.poll(() => alertsOf(popup)).toEqual([]);
    await expect.poll(() => textOf(popup)).not.toContain('The last check stopped early');
    expect(await rowsOf(popup)).toEqual(names);
  },
);
