import { startFirefox } from '../driver/firefox/firefox.ts';
import { expectPreset, managed } from '../managed.ts';
import { build, named, nightly, test } from '../story.ts';

test(
  'what an administrator presets applies on pages and in the options, and is shown as locked',
  nightly,
  async ({ pages }) => {
    const driver = await startFirefox({
      executablePath: named('FIREFOX'),
      extensionDir: build('firefox-mv3'),
      managed,
    });
    try {
      await expectPreset(driver, pages);
    } finally {
      await driver.close();
    }
  },
);
