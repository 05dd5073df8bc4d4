import type { DrivenPage, Driver } from '../driver/driver.ts';
import { choose } from '../driver/forms.ts';
import { alertsOf, cardOnText, clickNamed, fill, textOf } from '../driver/hands.ts';
import { ask, forgetPlace } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, transactionOf } from '../values.ts';
import { addChange, openWatched, readyForChecks, ringLater, setLocally, tabHasMark, turnEnded } from '../watching.ts';

async function turnOn(popup: DrivenPage): Promise<void> {
  await popup.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
  });
  await choose(popup, 'Check for changes', '60');
}

test.beforeEach(({ driver }) => readyForChecks(driver));

test.afterEach(async ({ driver }) => {
  await setLocally(driver, { checkEvery: 0, checkBudget: 2000, tellChanges: false });
});

test(
  'a change of a balance is found by the alarm, marked, and shown with its difference',
  nightly,
  async ({ driver, service }) => {
    const address = addressOf('changes while nobody looks');
    await ask(driver, 'saveWatched', { address, name: 'Cold wallet', note: '', chainId: 1 });
    const popup = await openWatched(driver);
    await until('the wallet is listed', async () => (await textOf(popup)).includes('Cold wallet'));
    // No alarm causes a request before the user turns checks on.
    await ringLater(driver);
    await turnOn(popup);
    await expect.poll(() => textOf(popup)).toContain('Ethereum, checked just now');
    expect(service.log).toHaveLength(1);

    addChange(service, address, 1_500_000_000_000_000_000n);
    // An open popup would mark the news as seen.
    await popup.close();
    await turnEnded(driver);
    await driver.killBackground();
    await ringLater(driver);
    await until('it is asked again', async () => service.log.length === 2);
    await until('the change is found', async () => (await ask(driver, 'watchedNews', {})) === 1);
    // Otherwise the popup would reopen at its last place, which shows the news.
    await forgetPlace(driver);
    const later = await driver.openExtensionPage('popup.html');
    await tabHasMark(later);
    await clickNamed(later, 'Watched');

    await expect.poll(() => textOf(later)).toMatch(/Cold wallet\s*new[\s\S]*\+1\.5 ETH, seen just now/);
    expect(await alertsOf(later)).toEqual([]);
    await ask(driver, 'removeWatched', { address });
  },
);

test(
  'a pending transaction is watched from its card until it lands, and then no longer',
  nightly,
  async ({ driver, openPage, service }) => {
    const hash = transactionOf('lands while nobody looks');
    const pending = { status: null, result: 'pending', block_number: null, timestamp: null, confirmations: 0 };
    service.behave({ path: hash, times: 1, rewrite: (body) => ({ ...Object(body), ...pending }) });
    const landed = { status: 'ok', result: 'success', block_number: 26_464_200, timestamp: new Date().toISOString() };
    service.behave({ path: hash, rewrite: (body) => ({ ...Object(body), ...landed }) });
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    expect((await cardOnText(page, hash)).buttons.map(({ name }) => name)).toContain('WatchWatching');
    // Closes the page, because a page that comes to the front again follows the transaction itself.
    await page.close();

    const popup = await driver.openExtensionPage(`popup.html?watch=${hash}&chain=1`);
    await until('the name can be given', () => popup.evaluate(() => document.activeElement?.id === 'watched-new-name'));
    await popup.type('The rent');
    await popup.press('Enter');
    await expect.poll(() => textOf(popup)).toContain('Added');
    await ringLater(driver);
    await turnOn(popup);

    await expect.poll(() => textOf(popup)).toContain('Transaction confirmed.');
    const asked = service.log.length;
    await ringLater(driver);
    await expect.poll(async () => (await readTurn(driver)) > 1).toBe(true);
    expect(service.log).toHaveLength(asked);
    await ask(driver, 'removeWatchedTransaction', { hash });
  },
);

/** Returns when the last turn began, in milliseconds. */
async function readTurn(driver: Driver): Promise<number> {
  const found = await ask(driver, 'watchedChecks', {});
  return Number(Object(Object(found).turn).beganMs);
}

test(
  'when the credits for checks are used up, nothing more is asked, and the tab says so',
  nightly,
  async ({ driver, service }) => {
    const all = [addressOf('first in line'), addressOf('second in line')];
    for (const address of all) await ask(driver, 'saveWatched', { address, name: '', note: '', chainId: 1 });
    // Credits that earlier stories spent today count as well.
    const { spentToday } = Object(await ask(driver, 'watchedChecks', {}));
    await setLocally(driver, { checkBudget: Number(spentToday) + 60 });
    await ringLater(driver);
    await setLocally(driver, { checkEvery: 60 });

    await until('the first is asked about', async () => service.log.length === 1);
    await until(
      'the turn was stopped',
      async () => Object(Object(await ask(driver, 'watchedChecks', {})).turn).stopped !== null,
    );
    const popup = await openWatched(driver);
    await expect.poll(() => textOf(popup)).toContain('Today’s credits for checks are used up');
    expect(service.log).toHaveLength(1);
    for (const address of all) await ask(driver, 'removeWatched', { address });
  },
);

test('notifications that the browser does not let through are reported as such', nightly, async ({ driver }) => {
  await setLocally(driver, { checkEvery: 1440, tellChanges: true });

  const popup = await openWatched(driver);

  await expect.poll(() => textOf(popup)).toContain('Notifications are not allowed');
});

test('what looks like a watched address is warned of before it is added', once, async ({ driver }) => {
  const [real, forger] = [addressOf('one that is watched'), addressOf('who would be watched')];
  const fake = real.slice(0, 6) + forger.slice(6, -4) + real.slice(-4);
  await ask(driver, 'saveWatched', { address: real, name: 'Savings', note: '' });
  const popup = await openWatched(driver);

  await fill(popup, 'Address or transaction to watch', fake);

  const note = await until('it warns', () =>
    popup.evaluate(() => document.querySelector('[role=note]')?.textContent ?? null),
  );
  expect(note).toContain('This is not “Savings”.');
  for (const address of [real, fake]) expect(note.toLowerCase().replaceAll(/\s/g, '')).toContain(address);
  await ask(driver, 'removeWatched', { address: real });
});
