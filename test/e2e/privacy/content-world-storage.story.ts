import { preferenceNames } from '../../../src/settings/preference-definitions.ts';
import type { DrivenPage, Driver, Plain } from '../driver/driver.ts';
import { cardOnText, leaveCard } from '../driver/hands.ts';
import { ask, prefer } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, test } from '../story.ts';
import { openTaken } from '../taken.ts';
import { addressOf, transactionOf } from '../values.ts';
import { setLocally } from '../watching.ts';

// Assumes that an attacker has escaped from a page into the content script there, and can write whatever it can write.

test(
  'whatever it writes over all that is stored, nothing is asked by it, no limit is loosened, and it is put right',
  nightly,
  async ({ driver, pages, service }) => {
    const [spent, other, stranger] = [
      transactionOf('spent in our world'),
      transactionOf('unspent in our world'),
      addressOf('unspent'),
    ];
    const { page } = await openTaken(
      driver,
      pages.serve(
        [`Transaction ${spent}`, `<a href="https://etherscan.io/tx/${other}">${other}</a>`, `Address ${stranger}`]
          .map((line) => `<p>${line}</p>`)
          .join(''),
      ),
    );
    // The attack ends by removing these preferences from synchronised storage, so they are unset from the start.
    await driver.atDesk(() => Reflect.get(globalThis, 'chrome').storage.sync.remove(['showAfterMs', 'leaveAfterMs']));
    await timersDrained(page);
    await cardOnText(page, spent);
    const { spentToday } = Object(await ask(driver, 'allowance', {}));
    await setLocally(driver, { checkEvery: 0, checkBudget: 500, tellChanges: false });
    await prefer(driver, { dailyLimit: spentToday + 5, askBeforeHashes: true });
    expect(spentToday).toBeGreaterThan(0);
    service.log.length = 0;
    const before = await readLocal(driver);

    // Writes all kinds of values to each item, then the best ones for the attacker, and in the end removes everything.
    await page.bringToFront();
    await page.evaluateInOurWorld(writeAll, [...preferenceNames, 'pagePreferences', 'ledger', 'followPage'], {
      ...{
        apiAddress: 'http://127.0.0.1:9',
        checkEvery: 15,
        checkBudget: 1_000_000,
        tellChanges: true,
        snoozedUntil: 0,
      },
      ...{ dailyLimit: 1_000_000, askBeforeHashes: false, askBeforeAddresses: false, mode: 'hover' },
      ledger: { today: { untilMs: 1, spent: 0, requests: 0 }, refusals: { isKeyRefused: false, spentUntilMs: null } },
      pagePreferences: {
        mode: 'hover',
        showAfterMs: 100,
        leaveAfterMs: 100,
        marks: 'off',
        sitesOff: [],
        onlySites: null,
      },
    });
    for (const clears of [false, true]) {
      if (clears) await page.evaluateInOurWorld(clearAll);
      await until('what was written is put right', async () => (await readLocal(driver)) === before);
      await driver.killBackground();
      await page.bringToFront();
      // Each change restarts the content script, which cancels a hover in progress.
      await allHeard(driver, page);
      const { alerts, text } = await cardOnText(page, stranger);
      // In Firefox the stricter setting applies, no matter who wrote it.
      expect(`${alerts} ${text}`).toMatch(driver.name === 'firefox' ? /Daily limit|50 credits/ : /Daily limit/);
      await leaveCard(page);
      expect((await cardOnText(page, other)).allText).toContain('Your settings ask before looking up');
      await leaveCard(page);
      expect(Object(await ask(driver, 'allowance', {})).spentToday).toBe(spentToday);
      expect(
        await driver.atDesk(async () => (await Reflect.get(globalThis, 'chrome').alarms.get('checkWatched')) ?? null),
      ).toBe(null);
      expect(service.log).toEqual([]);
    }
    await prefer(driver, { dailyLimit: 0, askBeforeHashes: false, askBeforeAddresses: false });
    await setLocally(driver, { checkBudget: 2000 });
  },
);

/** Resolves once the content script has received every earlier storage change: browsers report changes in order. */
async function allHeard(driver: Driver, page: DrivenPage): Promise<void> {
  await page.evaluateInOurWorld(() => {
    const { onChanged } = Reflect.get(globalThis, 'chrome').storage.local;
    const heard = new Promise((done) => onChanged.addListener((changes: object) => 'last' in changes && done(null)));
    Reflect.set(globalThis, 'heard', heard);
  });
  await driver.atDesk(() => Reflect.get(globalThis, 'chrome').storage.local.set({ last: Date.now() }));
  await page.evaluateInOurWorld(async () => void (await Reflect.get(globalThis, 'heard')));
  // The content script's reads after that change finish before this is answered.
  await timersDrained(page);
  await driver.atDesk(() => Reflect.get(globalThis, 'chrome').storage.local.remove('last'));
}

/** Returns the settings in local storage, where content scripts can write, as JSON. */
function readLocal(driver: Driver): Promise<string> {
  return driver.atDesk(async () => {
    const found = await Reflect.get(globalThis, 'chrome').storage.local.get(null);
    const { pagePreferences, apiAddress, checkEvery = 0, checkBudget, tellChanges = false, snoozedUntil = 0 } = found;
    // Sorts the entries, because browsers return those of an item in any order.
    const toPages = Object.entries(Object(pagePreferences)).sort();
    return JSON.stringify([toPages, apiAddress, checkEvery, checkBudget, tellChanges, snoozedUntil]);
  });
}

// These run in the page, so they must not refer to anything outside themselves.
async function writeAll(names: string[], best: { [name: string]: Plain }): Promise<void> {
  const { storage } = Reflect.get(globalThis, 'chrome');
  const values = [
    '',
    'x',
    0,
    15,
    -1,
    true,
    false,
    [],
    {},
    ['a.io'],
    { 1: 'https://evil.example' },
    'https://evil.example',
  ];
  for (const area of [storage.local, storage.sync]) {
    for (const value of values) {
      await area.set(Object.fromEntries(names.map((name) => [name, value]))).catch(() => {});
    }
    await area.set(best).catch(() => {});
  }
}

async function clearAll(): Promise<void> {
  const { storage } = Reflect.get(globalThis, 'chrome');
  await Promise.all([storage.local.clear(), storage.sync.clear().catch(() => {})]);
}
