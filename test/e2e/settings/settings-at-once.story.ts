import type { DrivenPage } from '../driver/driver.ts';
import { pick } from '../driver/forms.ts';
import { cardOnText, clickNamed, closeCard, fill, hoverText, textOf } from '../driver/hands.ts';
import { hasMarks, marksCover } from '../driver/marks.ts';
import { prefer } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';
import { setLocally } from '../watching.ts';

/** Opens the card of this value, closes it, and returns what it said and how it looked. */
async function cardOf(page: DrivenPage, value: string) {
  await page.bringToFront();
  const card = await cardOnText(page, value);
  await closeCard(page);
  return card;
}

/** Checks that nothing on the page is marked and that no card opens on hover. */
async function expectSilent(page: DrivenPage, value: string): Promise<void> {
  await page.bringToFront();
  await expect.poll(() => hasMarks(page)).toBe(false);
  await hoverText(page, value);
  await timersDrained(page);
  expect(await page.cards()).toEqual([]);
  await page.moveTo({ x: 2, y: 2 });
}

test(
  'a pause applies at once in an open tab, until it is ended, or its time is over',
  nightly,
  async ({ driver, openPage }) => {
    const hash = transactionOf('paused');
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    await marksCover(page, 'p', hash);
    const options = await driver.openExtensionPage('options.html');

    await clickNamed(options, '1 hour');
    await expect.poll(() => textOf(options)).toMatch(/Paused until [^.]*\d/);
    await expectSilent(page, hash);
    await options.bringToFront();
    await clickNamed(options, 'Resume');
    await page.bringToFront();
    await marksCover(page, 'p', hash);

    await setLocally(driver, { snoozedUntil: Date.now() + 4_000 });
    await expectSilent(page, hash);
    await marksCover(page, 'p', hash);
    expect((await cardOf(page, hash)).alerts).toEqual([]);
  },
);

test(
  '“Only on these sites” and “Off on these sites” hold at once in an open tab',
  nightly,
  async ({ driver, openPage }) => {
    const hash = transactionOf('on these sites');
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    await marksCover(page, 'p', hash);
    const options = await driver.openExtensionPage('options.html');

    await pick(options, 'only-on-these');
    await expect.poll(() => textOf(options)).toContain('Hashlens is off everywhere');
    await expectSilent(page, hash);
    await options.bringToFront();
    await fill(options, 'Sites where Hashlens is on', await page.evaluate(() => location.href));
    await options.press('Enter');
    await expect.poll(() => textOf(options)).toContain('Added 127.0.0.1.');
    await page.bringToFront();
    await marksCover(page, 'p', hash);

    await options.bringToFront();
    await fill(options, 'Off on these sites', '127.0.0.1');
    await options.press('Enter');
    await expectSilent(page, hash);
    await options.bringToFront();
    await clickNamed(options, 'Remove 127.0.0.1');
    await page.bringToFront();
    await marksCover(page, 'p', hash);
    await prefer(driver, { onlySites: null, sitesOff: [] });
  },
);

test(
  'the underline changes at once in an open tab, and without one cards open all the same',
  nightly,
  async ({ driver, openPage }) => {
    const hash = transactionOf('underlined');
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    await marksCover(page, 'p', hash);
    const options = await driver.openExtensionPage('options.html');
    const names = () => page.evaluate(() => [...CSS.highlights.keys()].join());
    const dotted = await names();

    await pick(options, 'marks-solid');
    await page.bringToFront();
    await expect.poll(names).not.toBe(dotted);
    await marksCover(page, 'p', hash);
    await options.bringToFront();
    await pick(options, 'marks-off');
    await page.bringToFront();
    await expect.poll(() => hasMarks(page)).toBe(false);
    expect((await cardOf(page, hash)).name).toBe(`Transaction ${hash}`);

    await options.bringToFront();
    await pick(options, 'marks-dotted');
    await page.bringToFront();
    await marksCover(page, 'p', hash);
    expect(await names()).toBe(dotted);
  },
);

test(
  'a custom chain is asked once it is moved to the front, and no longer once it is out of the list',
  nightly,
  async ({ driver, openPage, service }) => {
    const hashes = ['first', 'out'].map((name) => transactionOf(`on a chain of one’s own: ${name}`));
    const [first = '', out = ''] = hashes;
    const page = await openPage(hashes.map((hash) => `<p>Transaction ${hash}</p>`).join(''));
    await prefer(driver, { chainIds: [1] });
    const options = await driver.openExtensionPage('options.html');

    await fill(options, 'Add by chain ID', '777777');
    await options.press('Enter');
    await expect.poll(() => textOf(options)).toContain('Added Chain 777777.');
    await clickNamed(options, 'Move Chain 777777 up');
    const storedIds = async () =>
      String((await Reflect.get(globalThis, 'chrome').storage.sync.get('chainIds')).chainIds);
    await expect.poll(() => options.evaluate(storedIds)).toBe('777777,1');
    await cardOf(page, first);
    expect(service.log[0]?.path).toBe(`/777777/api/v2/transactions/${first}`);

    await options.bringToFront();
    await clickNamed(options, 'Remove Chain 777777');
    await expect.poll(() => textOf(options)).toContain('Removed Chain 777777.');
    await cardOf(page, out);
    expect(service.log.filter(({ path }) => path.includes(out)).map(({ path }) => path)).toEqual([
      `/1/api/v2/transactions/${out}`,
    ]);
    await prefer(driver, { chainIds: [1, 8453, 42161, 10, 137] });
  },
);
