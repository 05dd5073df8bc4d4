import type { DrivenPage } from '../driver/driver.ts';
import { expect } from '../story.ts';
import { findMisfits } from './find-misfits.ts';

/** CSS px: a 1,280 px window at 200 % (640) and 400 % (320) zoom, and the toolbar's largest popup at 200 % (400). */
export const widths = [640, 400, 320];

/** Asserts that everything on this page fits narrow windows and is large enough to press. */
export async function expectFit(page: DrivenPage): Promise<void> {
  for (const width of widths) {
    await page.setViewport({ width, height: 640 });
    // Charts and lists resize a moment after the window.
    await expect.poll(() => findMisfits(page), { message: `${width} pixels wide` }).toEqual([]);
  }
}
