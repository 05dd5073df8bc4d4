import type { DrivenPage } from '../driver/driver.ts';
import { choose, loadSettings, pick } from '../driver/forms.ts';
import { alertsOf, cardOnText, clickNamed, leaveCard, textOf } from '../driver/hands.ts';
import { test as limited } from '../limited.ts';
import { expect, nightly, test } from '../story.ts';
import { transactionOf } from '../values.ts';

/** Fills a storage area until not one more character fits. Returns false if it accepts far more than its quota. */
function fillUp(page: DrivenPage, area: 'sync' | 'local'): Promise<boolean> {
  return page.evaluate(async (name) => {
    const storage = Reflect.get(globalThis, 'chrome').storage[name];
    let count = 0;
    const put = (size: number) =>
      storage.set({ [`filler${count++}`]: 'x'.repeat(size) }).then(
        () => true,
        () => false,
      );
    // Quotas: 8,192 bytes per synchronised item and 102,400 in total; 10 million bytes for local storage.
    const [largest, most] = name === 'sync' ? [8_000, 14] : [1_000_000, 14];
    for (let at = 0; at < most && (await put(largest)); at += 1);
    for (let size = largest / 2; size >= 1; size = Math.floor(size / 2)) await put(size);
    return !(await put(1));
  }, area);
}

function makeRoom(page: DrivenPage, area: 'sync' | 'local'): Promise<void> {
  return page.evaluate(async (name) => {
    const storage = Reflect.get(globalThis, 'chrome').storage[name];
    const names = Object.keys(await storage.get(null));
    await storage.remove(names.filter((one) => one.startsWith('filler')));
  }, area);
}

const isChosen = (page: DrivenPage, id: string) =>
  page.evaluate((wanted) => document.querySelector<HTMLInputElement>(`#${wanted}`)?.checked, id);

test(
  'a setting that a full storage does not take is reported as not stored, and stays as it was',
  nightly,
  async ({ driver, openPage }) => {
    const hash = transactionOf('full storage');
    const options = await driver.openExtensionPage('options.html');
    await pick(options, 'marks-solid');
    await expect.poll(() => textOf(options)).toContain('Saved just now');
    expect(await fillUp(options, 'sync')).toBe(true);

    await pick(options, 'theme-dark');
    await expect
      .poll(() => alertsOf(options))
      .toEqual([expect.stringMatching(/Could not save.*Nothing was changed\. Try again/)]);
    await expect.poll(() => isChosen(options, 'theme-auto')).toBe(true);
    await loadSettings(
      options,
      JSON.stringify({ hashlens: 'settings', version: 1, settings: { theme: 'dark', hours: '12' } }),
    );
    await expect.poll(() => alertsOf(options)).toEqual([expect.stringMatching(/Storage may be full/)]);
    await driver.killBackground();
    const again = await driver.openExtensionPage('options.html');
    await expect.poll(() => isChosen(again, 'marks-solid')).toBe(true);
    expect(await isChosen(again, 'theme-auto')).toBe(true);
    const page = await openPage(`<p>Transaction ${hash}</p>`);
    expect((await cardOnText(page, hash)).alerts).toEqual([]);

    await makeRoom(again, 'sync');
    await again.bringToFront();
    await pick(again, 'theme-dark');
    await expect.poll(() => textOf(again)).toContain('Saved just now');
    expect(await alertsOf(again)).toEqual([]);
    for (const id of ['theme-auto', 'marks-dotted']) await pick(again, id);
    await expect.poll(() => isChosen(again, 'marks-dotted')).toBe(true);
  },
);

limited.describe('of storage that stays on this machine', () => {
  // Skips here, so that no separate browser is started.
  limited.skip(({ browserKind }) => browserKind === 'firefox', 'Firefox takes whatever it is given there.');

  limited(
    'what stays on this machine has its words where storage is full, and cards answer on',
    nightly,
    async ({ driver, pages, service }) => {
      const [hash, then] = [transactionOf('full local storage'), transactionOf('full local storage, started anew')];
      const popup = await driver.openExtensionPage('popup.html');
      expect(await fillUp(popup, 'local')).toBe(true);

      await clickNamed(popup, 'Watched');
      await choose(popup, 'Check for changes', '60');
      await expect.poll(() => alertsOf(popup)).toEqual([expect.stringMatching(/Could not save.*Try again/)]);
      const page = await driver.openPage(
        pages.serve(`<p>Transaction ${hash}</p><div style="margin-top:300px">Transaction ${then}</div>`),
      );
      for (const one of [hash, then]) {
        expect((await cardOnText(page, one)).alerts).toEqual([]);
        await leaveCard(page);
        await driver.killBackground();
      }
      expect(service.log).toHaveLength(2);

      await makeRoom(popup, 'local');
      await popup.bringToFront();
      await choose(popup, 'Check for changes', '15');
      await expect.poll(() => alertsOf(popup)).toEqual([]);
      const kept = () =>
        popup.evaluate(
          async () => (await Reflect.get(globalThis, 'chrome').storage.local.get('checkEvery')).checkEvery,
        );
      await expect.poll(kept).toBe(15);
      await choose(popup, 'Check for changes', '0');
      await expect.poll(kept).toBe(0);
    },
  );
});
