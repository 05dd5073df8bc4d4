import { join } from 'node:path';
import type { Clip, DrivenPage, Driver } from '../../e2e/driver/driver.ts';
import { settledCard } from '../../e2e/driver/hands.ts';
import { timersDrained } from '../../e2e/driver/timers.ts';
import { until } from '../../e2e/driver/until.ts';
import type { Stage } from '../../e2e/states/stage.ts';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';

/** What a picture's name ends in: a column of the gallery. */
export const endings = ['light', 'dark', 'forced', 'zoomed', 'rtl', 'firefox', 'firefox-dark'] as const;
export type Ending = (typeof endings)[number];

/** The theme that a browser takes it in, where it takes pictures in more than one. */
export const themeOf: { [E in Ending]?: Parameters<DrivenPage['setTheme']>[0] } = {
  ...{ light: 'light', dark: 'dark', forced: 'forced' },
  ...{ firefox: 'light', 'firefox-dark': 'dark' },
};

/** A browser to take pictures of, what stands behind it, and where the pictures go: one of each ending. */
export type Studio = {
  stage: Stage;
  driver: Driver;
  explorer: LocalExplorer;
  /** Where our own web pages are served. */
  pages: string;
  folder: string;
  endings: readonly Ending[];
  /** Of its windows. */
  size: { width: number; height: number };
};

/** A popup in a tab, as wide as in the toolbar. */
export const popupSize = { width: 460, height: 640 };

/** Takes the picture `name` in every theme, as soon as nothing moves but what always does. A clip may be another in each. */
export async function takePicture(
  studio: Studio,
  page: DrivenPage,
  name: string,
  clip?: Clip | (() => Promise<Clip>),
): Promise<void> {
  for (const ending of studio.endings) {
    const theme = themeOf[ending];
    if (theme !== undefined) await page.setTheme(theme);
    await until('nothing moves', () =>
      page.evaluate(async () => {
        await new Promise((done) => setTimeout(done, 60));
        const isEndless = (one: Animation) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return document.getAnimations().every((one) => one.playState === 'finished' || isEndless(one));
      }),
    );
    await page.screenshot(
      join(studio.folder, `${name}-${ending}.png`),
      typeof clip === 'function' ? await clip() : clip,
    );
  }
}

/** Opens one of our own web pages. */
export async function openWebPage(studio: Studio, name: string): Promise<DrivenPage> {
  const page = await studio.driver.openPage(`${studio.pages}/${name}`);
  await page.setViewport(studio.size);
  return page;
}

/** Opens a page of the extension. */
export async function openOwnPage(studio: Studio, path: string, size = studio.size): Promise<DrivenPage> {
  const page = await studio.driver.openExtensionPage(path);
  await page.setViewport(size);
  return page;
}

/** Takes a picture of a whole page, however long it is, and leaves it as it was. */
export async function takeWholePicture(studio: Studio, page: DrivenPage, name: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewport({ width: studio.size.width, height });
  await takePicture(studio, page, name);
  await page.setViewport(studio.size);
}

/** Takes a picture of the one open card with a little of what is around it, whatever it says at this moment. */
export async function takeCard(studio: Studio, page: DrivenPage, name: string): Promise<void> {
  await takePicture(studio, page, name, async () => {
    const { rect } = await until('a card is open', async () => (await page.cards())[0]);
    const x = Math.max(0, rect.x - 16);
    const y = Math.max(0, rect.y - 40);
    // A browser makes the page larger for a picture beyond its edge, and the card closes.
    const height = Math.min(rect.height + 60, studio.size.height - y);
    return { x, y, width: rect.width + 32, height };
  });
}

/** The same once the card has its answer and stands still. */
export async function takeSettledCard(
  studio: Studio,
  page: DrivenPage,
  name: string,
  timeoutMs?: number,
): Promise<void> {
  await settledCard(page, { timeoutMs });
  // It fades in; a picture of half a card helps nobody.
  await timersDrained(page);
  await settledCard(page);
  await takeCard(studio, page, name);
}
