import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedBuild } from '../changed-build.ts';
import { startChromium } from '../driver/chromium/chromium.ts';
import type { Driver } from '../driver/driver.ts';
import { startFirefox } from '../driver/firefox/firefox.ts';
import { lookUp } from '../driver/forms.ts';
import { clickNamed, textOf } from '../driver/hands.ts';
import { ask, storeAddress, storeKey } from '../driver/set-up.ts';
import { until } from '../driver/until.ts';
import { countOf, longHistory, recordsOf } from '../long-history.ts';
import { readStored } from '../stored.ts';
import { build, expect, named, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';
import { ringLater, setLocally, turnEnded } from '../watching.ts';

/** The number of changes on a page of the API. */
const rowsOfPage = 50;

const alarmOf = (driver: Driver) =>
  driver.atDesk(async () => {
    const alarm = await Reflect.get(globalThis, 'chrome').alarms.get('checkWatched');
    return alarm ? { atMs: alarm.scheduledTime as number } : null;
  });

test(
  'after the browser was started again a history goes on where it stopped, and the checks when they were to be',
  nightly,
  async ({ browserKind, service }) => {
    await service.reset();
    const folder = mkdtempSync(join(tmpdir(), 'hashlens-restarted-'));
    const profile = join(folder, 'profile');
    mkdirSync(profile);
    // Access to loopback is in the manifest: a driver reloads the extension after a restart, and Chromium then does not
    // restore permissions that were granted later.
    const mayAsk = () => changedBuild(folder, (manifest) => manifest.host_permissions.push('http://127.0.0.1/*'));
    const extensionDir = browserKind === 'chromium' ? mayAsk() : build('firefox-mv3');
    const start = () =>
      browserKind === 'chromium'
        ? startChromium({ executablePath: named('CHROMIUM'), extensionDir, profile })
        : startFirefox({ executablePath: named('FIREFOX'), extensionDir, profile });
    const address = longHistory('before a restart');
    const watched = addressOf('watched over a restart');

    const first = await start();
    await storeAddress(first, service.url);
    await storeKey(first, service.key);
    await ask(first, 'saveWatched', { address: watched, name: 'Cold wallet', note: '', chainId: 1 });
    await setLocally(first, { checkEvery: 60 });
    await until('the list is checked', async () =>
      service.log.some(({ path }) => path.toLowerCase().includes(watched)),
    );
    await turnEnded(first);
    const popup = await first.openExtensionPage('popup.html');
    service.behave({ delayMs: 100 });
    await lookUp(popup, address);
    await clickNamed(popup, 'Load full history');
    await expect.poll(() => recordsOf(popup)).toBeGreaterThanOrEqual(100);
    await clickNamed(popup, 'Stop');
    await expect.poll(() => textOf(popup)).toContain('Load full history');
    // A request in progress is already paid for and still completes. A browser closed before that loses the answer.
    await until('all that was asked for is shown', async () => {
      const asked = service.log.filter(({ path }) => path.toLowerCase().includes(address));
      return asked.every(({ ended }) => ended !== 'open') && (await recordsOf(popup)) === asked.length * rowsOfPage;
    });
    // Records are stored a moment after they are shown. A browser closed in between has to request them again.
    const shown = await recordsOf(popup);
    await until('all of it is stored', async () => {
      const stored = await readStored(first);
      return [...stored.matchAll(/approximateTime/g)].length >= shown;
    });
    const alarm = await alarmOf(first);
    expect(alarm).not.toBeNull();
    expect(await first.takeErrors()).toEqual([]);
    await first.close();

    const again = await start();
    try {
      await expect.poll(() => alarmOf(again), { message: 'the alarm is the same' }).toEqual(alarm);
      const later = await again.openExtensionPage('popup.html');
      const sent = service.log.length;
      await lookUp(later, address);
      await expect.poll(() => recordsOf(later)).toBeGreaterThanOrEqual(100);
      await clickNamed(later, 'Load full history');
      await expect.poll(() => recordsOf(later)).toBe(countOf(address));
      const cursors = service.log.map(({ query }) => query.block_number).filter((block) => block !== undefined);
      expect(new Set(cursors).size, 'no page was asked for twice').toBe(cursors.length);
      expect(service.log.length, 'what was left was asked for').toBeGreaterThan(sent);

      expect(await ask(again, 'watchedList', {})).toMatchObject([{ address: watched, name: 'Cold wallet' }]);
      const before = service.log.length;
      await ringLater(again);
      await until('the list is checked again', async () =>
        service.log.slice(before).some(({ path }) => path.toLowerCase().includes(watched)),
      );
      expect(await again.takeErrors()).toEqual([]);
    } finally {
      await again.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  },
);
