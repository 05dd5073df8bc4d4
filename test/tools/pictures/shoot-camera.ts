import { join } from 'node:path';
import type { Clip, DrivenPage, Driver } from '../../e2e/driver/driver.ts';
import { settledCard } from '../../e2e/driver/hands.ts';
import { timersDrained } from '../../e2e/driver/timers.ts';
import { until } from '../../e2e/driver/until.ts';
import type { Stage } from '../../e2e/states/stage.ts';
import type { LocalExplorer } from '../../explorer/local-explorer.ts';

/** Endings of picture names, each a column of the gallery. */
export const endings = ['light', 'dark', 'forced', 'zoomed', 'rtl', 'firefox', 'firefox-dark'] as const;
export type Ending = (typeof endings)[number];

/** The theme of an ending, in browsers that take pictures in more than one. */
export const themeOf: { [E in Ending]?: Parameters<DrivenPage['setTheme']>[0] } = {
  ...{ light: 'light', dark: 'dark', forced: 'forced' },
  ...{ firefox: 'light', 'firefox-dark': 'dark' },
};

/** A browser to take pictures in, its services, and the folder for the pictures, one per ending. */
export type Studio = {
  stage: Stage;
  driver: Driver;
  explorer: LocalExplorer;
  /** URL of the server of our web pages. */
  pages: string;
  folder: string;
  endings: readonly Ending[];
  /** Viewport size of its pages. */
  size: { width: number; height: number };
};

/** Takes the picture of this name in a new popup, once these steps have been taken. */
export type Shoot = (name: string, steps: (popup: DrivenPage) => Promise<unknown>) => Promise<void>;

/** Viewport of a popup in a tab, as wide as in the toolbar. */
export const popupSize = { width: 460, height: 640 };

/**
 * Takes the picture `name` for every ending, once all but endless animations have finished. A clip function is called
 * for each ending.
 */
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
  // Firefox may still bring another tab to the front after one has been closed.
  await page.bringToFront();
  await page.setViewport(studio.size);
  return page;
}

/** Opens a page of the extension. */
export async function openOwnPage(studio: Studio, path: string, size = studio.size): Promise<DrivenPage> {
  const page = await studio.driver.openExtensionPage(path);
  await page.setViewport(size);
  return page;
}

/** Takes a picture of a whole page of any height, then restores the viewport. */
export async function takeWholePicture(studio: Studio, page: DrivenPage, name: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewport({ width: studio.size.width, height });
  await takePicture(studio, page, name);
  await page.setViewport(studio.size);
}

/** Takes a picture of the open card and a margin around it, whatever it shows at this moment. */
export async function takeCard(studio: Studio, page: DrivenPage, name: string): Promise<void> {
  await takePicture(studio, page, name, async () => {
    const { rect } = await until('a card is open', async () => (await page.cards())[0]);
    const x = Math.max(0, rect.x - 16);
    const y = Math.max(0, rect.y - 40);
    // For a picture beyond the viewport's edge, a browser enlarges the page, which closes the card.
    const height = Math.min(rect.height + 60, studio.size.height - y);
    return { x, y, width: rect.width + 32, height };
  });
}

/** Takes a picture of the open card once it has its answer and no longer moves. */
export async function takeSettledCard(
  studio: Studio,
  page: DrivenPage,
  name: string,
  timeoutMs?: number,
): Promise<void> {
  await settledCard(page, { timeoutMs });
  // Waits until the card has faded in.
  await timersDrained(page);
  await settledCard(page);
  await takeCard(studio, page, name);
}
