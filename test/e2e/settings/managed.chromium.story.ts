import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChromium } from '../driver/chromium/chromium.ts';
import { canPreset, writePresetting } from '../driver/chromium/managed.ts';
import { expectPreset, managed } from '../managed.ts';
import { build, named, nightly, test } from '../story.ts';

test(
  'what an administrator presets applies on pages and in the options, and is shown as locked',
  nightly,
  async ({ pages }) => {
    test.skip(
      !canPreset(),
      'Only root may have Chromium see something preset without presetting it on the whole machine.',
    );
    const folder = mkdtempSync(join(tmpdir(), 'hashlens-preset-'));
    const extensionDir = build('chrome-mv3');
    const executablePath = writePresetting({ folder, executablePath: named('CHROMIUM'), extensionDir, managed });
    const driver = await startChromium({ executablePath, extensionDir });
    try {
      await expectPreset(driver, pages);
    } finally {
      await driver.close();
      rmSync(folder, { recursive: true });
    }
  },
);
