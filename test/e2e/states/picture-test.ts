import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type TestInfo } from '@playwright/test';
import { startChromium } from '../driver/chromium/chromium.ts';
import type { DrivenPage, Theme } from '../driver/driver.ts';
import { prefer, storeAccess } from '../driver/set-up.ts';
import { build, named, nightly, once, test as story } from '../story.ts';
import type { CardState } from './card-states.ts';
import { keepDigest, readDigests, toDigest } from './digests.ts';
import { findStrangeness, noteStrangeness } from './made-with.ts';
import { showState } from './show-state.ts';
import { buildStage, type Stage } from './stage.ts';
import { takeCardOnce, takeSteadyCard } from './steady-picture.ts';

type Still = {
  /** The language of the browser. */
  language: string;
  /**
   * A separate browser without motion and with a stopped clock. `strangeness` says why its pictures cannot be compared;
   * null if they can.
   */
  still: { stage: Stage; page: DrivenPage; strangeness: string | null };
};

/** A Saturday noon. The sample's times are relative to it. */
const start = Date.UTC(2026, 2, 14, 12);

// A pixel differs if its colour is off by more than 1/50 of black to white. On one machine, no pixel ever differs.
const tolerance = { threshold: 0.02, maxDiffPixels: 20 };

export const test = story.extend<Still>({
  language: ['en', { option: true }],
  still: async ({ language }, use, { config, workerIndex }) => {
    const driver = await startChromium({
      executablePath: named('CHROMIUM'),
      extensionDir: build('chrome-mv3'),
      isStill: true,
    });
    const page = await driver.openPage('about:blank');
    const probe = join(tmpdir(), `hashlens-probe-${process.pid}-${workerIndex}.webp`);
    const isKept = config.updateSnapshots !== 'none';
    if (isKept && language === 'en') await noteStrangeness(page);
    const strangeness = isKept ? null : await findStrangeness(page, probe);
    const stage = await buildStage(driver);
    await stage.stopClock(start);
    if (strangeness === null) {
      await storeAccess(driver, stage.explorer);
      await prefer(driver, { language });
    }
    // A background tab draws slowly.
    await page.bringToFront();
    await use({ stage, page, strangeness });
    await stage.close();
  },
});

/** Compares these states' cards with their stored pictures, in each theme. Each theme has its folder. */
export function compareCards(
  how: string,
  states: readonly CardState[],
  {
    toThemes,
    toFolder,
    viewport,
  }: {
    toThemes: (state: CardState) => readonly Theme[];
    toFolder: (theme: Theme) => string;
    viewport: { width: number; height: number };
  },
): void {
  // Each story shows a chunk of the states, so that none takes much longer than the others. The first chunk, which is
  // also compared in everyday runs, is small.
  const [first, size] = [3, 8];
  for (let at = 0; at < states.length; at += at === 0 ? first : size) {
    const some = states.slice(at, at + (at === 0 ? first : size));
    const title = `cards look as they did, ${how}: ${some[0]?.name} to ${some.at(-1)?.name}`;
    test(title, at === 0 && how === 'as usual' ? once : nightly, async ({ still }, info) => {
      // Another browser version or other fonts draw other pixels: the test is skipped, and the report says why.
      test.skip(still.strangeness !== null, still.strangeness ?? '');
      test.setTimeout(180_000);
      const { stage, page } = still;
      await page.setViewport(viewport);
      for (const state of some) {
        const close = await showState(stage, page, state, start);
        for (const theme of toThemes(state)) {
          await page.setTheme(theme);
          await compare(page, info, [toFolder(theme), state.name]);
        }
        await page.setTheme('light');
        await close();
      }
    });
  }
}

/**
 * Compares a card with its stored picture, first by the digest of a PNG: encoding the stored WebP format takes the
 * browser a second.
 */
async function compare(page: DrivenPage, info: TestInfo, name: [folder: string, file: string]): Promise<void> {
  const isKept = info.config.updateSnapshots !== 'none';
  const path = info.outputPath(name.join('-'));
  const known = isKept ? undefined : readDigests(name[0])[name[1]];
  const digest = toDigest(await takeSteadyCard(page, `${path}.png`, (shot) => toDigest(shot) === known));
  if (digest === known) return;
  const picture = await takeCardOnce(page, `${path}.webp`);
  expect.soft(picture).toMatchSnapshot([name[0], `${name[1]}.webp`], tolerance);
  if (isKept) keepDigest(name, digest);
}
