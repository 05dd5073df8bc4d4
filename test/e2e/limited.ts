import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedBuild } from './changed-build.ts';
import { startChromium } from './driver/chromium/chromium.ts';
import { startFirefox } from './driver/firefox/firefox.ts';
import { test as base, build, named } from './story.ts';

/**
 * Playwright's test with a browser whose storage can run out. Chromium does not limit extensions with
 * `unlimitedStorage`, so its build lacks that permission. Firefox is started with a simulated small disk.
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
