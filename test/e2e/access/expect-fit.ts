import type { DrivenPage } from '../driver/driver.ts';
import { expect } from '../story.ts';
import { findMisfits } from './find-misfits.ts';

/** A window 1,280 pixels wide has so many left at a zoom of 200 % and of 400 %; the toolbar's largest popup 400 at 200 %. */
export const widths = [640, 400, 320];

/** Everything on this page fits a narrow window, and can be hit. */
export async function expectFit(page: DrivenPage): Promise<void> {
  for (const width of widths) {
    await page.setViewport({ width, height: 640 });
    // Charts and lists follow the window a moment later.
    await expect.poll(() => findMisfits(page), { message: `${width} pixels wide` }).toEqual([]);
  }
}
