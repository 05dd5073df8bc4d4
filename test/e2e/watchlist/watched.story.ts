import { cardOf } from '../driver/card-of.ts';
import type { Driver } from '../driver/driver.ts';
import { alertsOf, cardAt, clickInCard, clickNamed, closeCard, fill, leave, textOf } from '../driver/hands.ts';
import { ask } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf } from '../values.ts';
import { openWatched } from '../watching.ts';

/** Closes the extension tab that a card opened and returns its path; null if there is none. */
async function findOpened(): Promise<string | null> {
  const { tabs } = Reflect.get(globalThis, 'chrome');
  const all: { id: number; url?: string; pendingUrl?: string }[] = await tabs.query({});
  const tab = all.find(({ url, pendingUrl }) => `${url} ${pendingUrl}`.includes('popup.html?watch='));
  if (tab) await tabs.remove(tab.id);
  return tab?.url?.split('/').at(-1) ?? null;
}

// The button contains both words and shows one.
const watchButton = 'WatchWatching';

// In Firefox, a page can read its cards, so they do not show what is on the watch list.
const isTold = (driver: Driver) => driver.name === 'chromium';

test(
  'a name and a note that are given in the popup are shown in cards, until they are removed, and never sent',
  once,
  async ({ driver, openPage, service }) => {
    const address = addressOf('to be watched');
    const popup = await openWatched(driver);
    await fill(popup, 'Address or transaction to watch', address);
    await fill(popup, 'Your name for it', 'Cold wallet');
    await fill(popup, 'Note', 'Behind the clock');
    await popup.press('Enter');
    await expect.poll(() => textOf(popup)).toContain('Added');

    const page = await openPage(`<p id="mine">${address}</p>`);
    const named = await cardOf(page, '#mine', 'Address');
    expect(named.text.includes('Cold wallet named by you')).toBe(isTold(driver));
    expect(named.allText.includes('Your note Behind the clock')).toBe(isTold(driver));
    expect(named.buttons.map(({ name }) => name)).toContain(isTold(driver) ? 'Watching' : watchButton);

    await popup.bringToFront();
    await clickNamed(popup, 'Remove Cold wallet');
    await expect.poll(() => textOf(popup)).toContain('Cold wallet is no longer watched.');

    await page.bringToFront();
    const plain = await cardOf(page, '#mine', 'Address');
    expect(plain.text).not.toContain('Cold wallet');
    expect(plain.buttons.map(({ name }) => name)).toContain(watchButton);
    // The service learns nothing about the list, and the second card is drawn from the cache.
    expect(JSON.stringify(service.log)).not.toMatch(/Cold|clock/);
    expect(service.log).toHaveLength(1);
  },
);

test('what looks like an own address is warned of, and which one it is', nightly, async ({ driver, openPage }) => {
  const [real, forger] = [addressOf('one of mine'), addressOf('who would be it')];
  const fake = real.slice(0, 6) + forger.slice(6, -4) + real.slice(-4);
  await ask(driver, 'saveWatched', { address: real, name: 'Savings', note: '' });
  const page = await openPage(`<p>from address <b id="fake">${fake}</b></p>`);

  const { notes } = await cardOf(page, '#fake', 'Address');

  const said = notes.join(' ');
  const whole = [real, fake].filter((address) => said.toLowerCase().replaceAll(/\s/g, '').includes(address));
  if (isTold(driver)) {
    expect(said).toContain('This is not “Savings”. Only start and end match. Do not send to it.');
    expect(whole).toEqual([real, fake]);
  } else {
    // In Firefox, the warning would tell the page which addresses are watched.
    expect(notes).toEqual([]);
  }
  await ask(driver, 'removeWatched', { address: real });
});

test(
  '"Watch" in a card watches in place, without a check; Undo takes it back, and "Watching" leads to where it is named',
  once,
  async ({ driver, openPage, service }) => {
    const address = addressOf('to be watched from a card');
    const page = await openPage(`<p id="it">${address}</p>`);
    await cardAt(page, '#it');
    const listed = async () => JSON.stringify(await ask(driver, 'watchedList', {}));
    const said = async () => (await page.cards())[0]?.text;

    await clickInCard(page, watchButton);
    await expect
      .poll(said)
      .toMatch(isTold(driver) ? /Watching.*Added to Watched as “0x\w{4}…\w{4}” *Undo/ : /Now in Watched *Undo/);
    expect(await listed()).toContain(address);
    await clickInCard(page, 'Undo');
    await expect.poll(said).toContain('Undone');
    expect(await listed()).not.toContain(address);

    await clickInCard(page, watchButton);
    await expect.poll(said).toContain('Undo');
    await closeCard(page);
    await leave(page);
    const again = await cardAt(page, '#it');
    expect(again.buttons.map(({ name }) => name)).toContain(isTold(driver) ? 'Watching' : watchButton);
    // Both cards are drawn from the cache, and the service learns nothing about watching.
    expect(service.log).toHaveLength(1);
    await ask(driver, 'removeWatched', { address });
  },
);

test('"Watching" in a card leads to the list, where a name is given', nightly, async ({ driver, openPage }) => {
  test.skip(!isTold(driver), 'A page could read that it is watched.');
  const address = addressOf('to be named from a card');
  await ask(driver, 'saveWatched', { address, name: '', note: '' });
  const page = await openPage(`<p id="it">${address}</p>`);
  await cardAt(page, '#it');

  await clickInCard(page, 'Watching');
  // The driver did not open the card's tab, so the same page is opened again.
  const beside = await driver.openExtensionPage('options.html');
  const opened = await until('a tab of ours is opened', () => beside.evaluate(findOpened));
  const popup = await driver.openExtensionPage(opened);
  await until('the name can be given', () => popup.evaluate(() => document.activeElement?.localName === 'input'));
  await popup.type('From a card');
  await popup.press('Enter');

  await expect.poll(() => textOf(popup)).toContain('From a card');
  expect(await alertsOf(popup)).toEqual([]);
  await ask(driver, 'removeWatched', { address });
});
