import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedBuild } from '../changed-build.ts';
import { startChromium } from '../driver/chromium/chromium.ts';
import { ask, storeAddress, storeKey } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { expect, named, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';
import { addChange, ringLater, setLocally } from '../watching.ts';

// No driver reaches Chromium's own prompt, so this build has the permission from the start. Firefox's story answers the
// prompt.
test(
  'the browser notifies of a change of what is watched, and a press on that shows it',
  nightly,
  async ({ service }) => {
    await service.reset();
    const folder = mkdtempSync(join(tmpdir(), 'hashlens-notifying-'));
    const extensionDir = changedBuild(folder, ({ permissions, optional_permissions }) => {
      permissions.push(...optional_permissions.splice(0));
    });
    const address = addressOf('told of by Chromium');
    const driver = await startChromium({ executablePath: named('CHROMIUM'), extensionDir });
    try {
      await driver.takeErrors();
      await storeAddress(driver, service.url);
      await storeKey(driver, service.key);
      await ask(driver, 'saveWatched', { address, name: 'Cold wallet', note: '', chainId: 1 });
      await setLocally(driver, { checkEvery: 60, tellChanges: true });
      await until('it is checked', async () => service.log.length === 1);
      // Browsers do not expose the text of notifications, so it is recorded when they are created.
      await driver.runInBackground(() => {
        const { notifications } = Reflect.get(globalThis, 'chrome');
        const { create } = notifications;
        Object.assign(globalThis, { told: [] });
        notifications.create = (id: string, shown: { title: string; message: string }, ...rest: unknown[]) => {
          Reflect.get(globalThis, 'told').push(`${shown.title} | ${shown.message}`);
          return create.call(notifications, id, shown, ...rest);
        };
      });
      addChange(service, address, 1_500_000_000_000_000_000n);
      await ringLater(driver);

      const readTold = () => driver.runInBackground(() => Reflect.get(globalThis, 'told').join());
      await expect.poll(readTold).toMatch(/^Cold wallet \| Ethereum: \+1\.5 ETH, now/);
      const readShown = () =>
        driver.atDesk(async () => Object.keys(await Reflect.get(globalThis, 'chrome').notifications.getAll()));
      await expect.poll(readShown).toEqual([`watched:1:${address}`]);

      await driver.runInBackground(
        (id) => Reflect.get(globalThis, 'chrome').notifications.onClicked.dispatch(id),
        `watched:1:${address}`,
      );

      const opened = await until('a page of ours opens', () =>
        driver.atDesk(async () => {
          const { tabs, runtime } = Reflect.get(globalThis, 'chrome');
          const [tab]: { url: string }[] = await tabs.query({ url: runtime.getURL('popup.html*') });
          return tab?.url;
        }),
      );
      expect(new URL(opened).search).toContain(address);
      await expect.poll(readShown).toEqual([]);
      expect(await driver.takeErrors()).toEqual([]);
    } finally {
      await driver.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  },
);
