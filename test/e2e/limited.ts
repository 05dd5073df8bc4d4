import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedBuild } from './changed-build.ts';
import { startChromium } from './driver/chromium/chromium.ts';
import { startFirefox } from './driver/firefox/firefox.ts';
import { test as base, build, named } from './story.ts';

/**
 * The same test with a browser whose room can run out. Chromium bounds nobody who has `unlimitedStorage`, so there the
 * build has the permission taken out of its manifest; Firefox is started with a small disk, as it believes.
 */
export const test = base.extend<object, { bare: Awaited<ReturnType<typeof startChromium>> }>({
  bare: [
    async ({ browserKind }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'hashlens-limited-'));
      const driver =
        browserKind === 'chromium'
          ? await startChromium({ executablePath: named('CHROMIUM'), extensionDir: bounded(folder) })
          : await startFirefox({
              executablePath: named('FIREFOX'),
              extensionDir: build('firefox-mv3'),
              diskKb: 20_000,
            });
      await use(driver);
      await driver.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

const bounded = (folder: string) =>
  changedBuild(folder, (manifest) => {
    manifest.permissions = manifest.permissions.filter((name) => name !== 'unlimitedStorage');
  });
