import { damageStored } from '../damage.ts';
import type { DrivenPage, Driver } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, cardOnText, clickNamed, hoverText, leaveCard, textOf } from '../driver/hands.ts';
import { ask, prefer } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { longHistory } from '../long-history.ts';
import type { Service } from '../service.ts';
import { expect, nightly, test } from '../story.ts';
import type { StoryPages } from '../story-pages.ts';
import { addressOf, transactionOf } from '../values.ts';
import { forgetWatched, ringLater, setLocally } from '../watching.ts';

// Even half of these limits is far more than the credits that other stories spent in this browser today.
const settings = {
  sync: {
    ...{ theme: 'dark', numbers: 'space', hours: '24', zone: 'utc', dailyLimit: 9_000_000_000_000, showAfterMs: 400 },
    ...{ chainIds: [1, 10], sitesOff: ['off.example'], explorers: { 1: 'https://eth.blockscout.com' } },
  },
  local: { followPage: true },
};

const guarded = { checkEvery: 60, checkBudget: 9_000_000_000_000, tellChanges: false };

// Every kind of place in storage. The story requires each of them to contain something.
const kinds = [
  ...Object.keys(settings.sync).map((name) => `sync ${name}`),
  ...Object.keys(settings.local).map((name) => `local ${name}`),
  ...Object.keys(guarded).map((name) => `local ${name}`),
  ...['local snoozedUntil', 'local pagePreferences', 'hashlens-secrets credentials ledger'],
  ...['session pace', 'session place', 'session referenceCounts'],
  ...['answers', 'lists', 'chunks', 'uses', 'sites', 'unserved', 'facts'].map((name) => `hashlens-records ${name}`),
  ...['watched', 'transactions', 'checks', 'turn'].map((name) => `hashlens-watched ${name}`),
  'hashlens-recents recents',
];

const [first, second] = [addressOf('damaged first'), addressOf('damaged second')];
const awaited = transactionOf('damaged and awaited');

function setItems(driver: Driver, items: { [area: string]: { [name: string]: unknown } }): Promise<void> {
  return onOptions(driver, async (page) =>
    page.evaluate(async (json) => {
      const { storage } = Reflect.get(globalThis, 'chrome');
      for (const [area, values] of Object.entries(JSON.parse(json))) await storage[area].set(values);
    }, JSON.stringify(items)),
  );
}

async function onOptions<T>(driver: Driver, run: (page: DrivenPage) => Promise<T>): Promise<T> {
  const page = await driver.openExtensionPage('options.html');
  const result = await run(page);
  await page.close();
  return result;
}

/** Uses every feature that stores something. Returns what was looked up. */
async function useEverything(q: { driver: Driver; pages: StoryPages; service: Service; name: string }) {
  const { driver, pages, service, name } = q;
  const [hash, elsewhere, address] = [transactionOf(name), transactionOf(`${name} on OP`), longHistory(name, 0)];
  await forgetWatched(driver);
  await setItems(driver, settings);
  await setLocally(driver, guarded);
  // This transaction is found on the second chain, which is then remembered for the site.
  service.behave({ path: `/1/api/v2/transactions/${elsewhere}`, reply: 'not-found' });
  service.behave({ path: '/137/', reply: 'network-not-supported' });
  for (const one of [first, second]) {
    await ask(driver, 'saveWatched', { address: one, name: `Called ${one.slice(2, 6)}`, note: 'A note' });
  }
  await ask(driver, 'saveWatchedTransaction', { hash: awaited, chainId: 1, name: 'Awaited', note: '' });
  await ringLater(driver);
  await ask(driver, 'balancePage', { chainId: 137, address, next: null });

  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p><div>Transaction ${elsewhere}</div>`));
  for (const one of [hash, elsewhere]) {
    await cardOnText(page, one);
    await leaveCard(page);
  }
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, `${address}/42`);
  await expect.poll(() => textOf(popup)).toMatch(/(?:minted|transferred) to/i);
  await lookUp(popup, address);
  await expect.poll(() => textOf(popup)).toMatch(/Load full history|the full history/);
  await expect
    .poll(
      async () => {
        const { checks, turn, ...rest } = Object(await ask(driver, 'watchedChecks', {}));
        return checks?.length === 3 && turn.endedMs > 2 ? 'checked' : JSON.stringify({ checks, turn, ...rest });
      },
      { message: 'the list is checked' },
    )
    .toBe('checked');
  await popup.close();
  await setLocally(driver, { snoozedUntil: Date.now() + 3_600_000 });
  return { hash, address, page };
}

/** Opens every tab and checks its content. */
async function pressTabs(page: DrivenPage): Promise<void> {
  const tabs = () =>
    page.evaluate(() => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent ?? ''));
  const names = await until('tabs are there', async () => ((await tabs()).length >= 3 ? tabs() : null));
  for (const name of [...names.filter((one) => !one.startsWith('Watched')), 'Watched']) {
    await clickNamed(page, name);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent))
      .toContain(name);
    // The tab's code may still be loading, and then its content.
    const isThere = () => Boolean(document.querySelector('[role="tabpanel"]:not([hidden])')?.textContent);
    await expect.poll(() => page.evaluate(isThere)).toBe(true);
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('[aria-busy="true"]').length)).toBe(0);
    expect(await alertsOf(page), name).toEqual([]);
  }
}

async function cleanUp(driver: Driver): Promise<void> {
  await onOptions(driver, (page) =>
    page.evaluate(async (names) => {
      const { storage } = Reflect.get(globalThis, 'chrome');
      await Promise.all([storage.sync.clear(), storage.local.remove(names)]);
    }, Object.keys(settings.local)),
  );
  await prefer(driver, { dailyLimit: null });
  await setLocally(driver, { checkEvery: 0, checkBudget: 2000, tellChanges: false, snoozedUntil: 0 });
  await ask(driver, 'forgetAnswers', {});
  await forgetWatched(driver);
}

const some = ['null', 'text', 'cut', 'huge'] as const;

for (const damage of some) {
  test(
    `everything works with all that is stored damaged: ${damage}`,
    nightly,
    async ({ driver, pages, openPage, service }) => {
      const name = `damaged ${damage}`;
      const { hash, address, page } = await useEverything({ driver, pages, service, name });

      const credentials = ['apiKey', 'secretKey', 'apiAddress'].map((name) => `hashlens-secrets credentials ${name}`);
      const spared = ['local apiAddress', ...credentials, `hashlens-watched watched ${second}`];
      const places = await damageStored(driver, damage, { not: spared });
      expect(kinds.filter((kind) => !places.some((place) => place.startsWith(kind)))).toEqual([]);
      await driver.killBackground();

      const popup = await driver.openExtensionPage('popup.html');
      await pressTabs(popup);
      await expect
        .poll(() => textOf(popup), { message: 'what is whole beside it is there' })
        .toContain(`Called ${second.slice(2, 6)}`);
      await lookUp(popup, address);
      await expect.poll(() => textOf(popup)).toMatch(/\d ETH/);
      expect(await alertsOf(popup)).toEqual([]);
      await pressTabs(await driver.openExtensionPage('sidepanel.html'));
      const options = await driver.openExtensionPage('options.html');
      await until('a setting can be chosen', () =>
        options.evaluate(() => {
          document.querySelector<HTMLElement>('#theme-light:enabled')?.click();
          return document.body.innerText.includes('Saved just now');
        }),
      );
      expect(await alertsOf(options)).toEqual([]);
      await until('pages have the settings in effect', () =>
        options.evaluate(async () => {
          const { pagePreferences } = await Reflect.get(globalThis, 'chrome').storage.local.get('pagePreferences');
          return pagePreferences?.mode === 'hover' && pagePreferences.snoozedUntil === 0;
        }),
      );
      await page.bringToFront();
      const other = await openPage(`<p>Transaction ${transactionOf(`${name}, then`)}</p>`);
      for (const [shown, one] of [
        [page, hash],
        [other, transactionOf(`${name}, then`)],
      ] as const) {
        await shown.bringToFront();
        const card = await cardOnText(shown, one);
        expect([card.alerts, card.allText]).toEqual([[], expect.stringContaining('Refresh')]);
      }
      await cleanUp(driver);
    },
  );
}

test(
  'a damaged key is asked for again, or refused, and can be put in again',
  nightly,
  async ({ driver, openPage, service }) => {
    for (const damage of some) {
      await ask(driver, 'saveCredentials', { apiKey: service.key, secretKey: service.secretKey });
      const places = await damageStored(driver, damage, {
        only: ['hashlens-secrets credentials apiKey', 'hashlens-secrets credentials secretKey'],
      });
      expect(places).toHaveLength(2);
      await driver.killBackground();

      const hash = transactionOf(`with a key damaged: ${damage}`);
      const page = await openPage(`<p>Transaction ${hash}</p>`);
      await hoverText(page, hash);
      const words =
        damage === 'text' || damage === 'cut' ? 'API key rejected' : 'Add an API key to see this transaction';
      await expect.poll(async () => (await page.cards())[0]?.alerts, damage).toEqual([expect.stringContaining(words)]);
      await page.close();
      const options = await driver.openExtensionPage('options.html');
      await expect.poll(() => textOf(options)).toMatch(/No key saved yet|Saved/);
      await options.close();
    }
    await ask(driver, 'saveCredentials', { apiKey: service.key, secretKey: '' });

    const hash = transactionOf('with the key put in again');
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    expect((await cardOnText(page, hash)).alerts).toEqual([]);
  },
);

// Without a key, nothing is sent to any address.
for (const [title, place, right] of [
  [
    'where the address that our own pages told is damaged, the usual one holds, and not what is written down',
    'hashlens-secrets credentials apiAddress',
    () => 'https://api.blockscout.com',
  ],
  ['a damaged API address is put right, and is nowhere asked meanwhile', 'local apiAddress', ({ url }: Service) => url],
] as const) {
  test(title, nightly, async ({ keyless, pages, service }) => {
    const readAddress = () =>
      keyless.atDesk(async () =>
        String((await Reflect.get(globalThis, 'chrome').storage.local.get('apiAddress')).apiAddress),
      );
    for (const damage of some) {
      await setLocally(keyless, { apiAddress: service.url });
      expect(await damageStored(keyless, damage, { only: [place] })).toHaveLength(1);
      await keyless.killBackground();

      const hash = transactionOf(`with ${place} damaged: ${damage}`);
      const page = await keyless.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
      expect((await cardOnText(page, hash)).alerts, damage).toEqual([
        expect.stringContaining('Add an API key to see this transaction'),
      ]);
      await expect.poll(readAddress, damage).toBe(right(service));
      await page.close();
    }
    await setLocally(keyless, { apiAddress: service.url });
    expect(service.log).toEqual([]);
  });
}
