import type { DrivenPage } from '../driver/driver.ts';
import { expect } from '../story.ts';
import { findProblems } from './find-problems.ts';

/** Asserts that axe finds no problems on this page, dark or light. */
export async function expectNothing(page: DrivenPage): Promise<void> {
  // Ends with light: Firefox's single theme must be unchanged for the next stories.
  for (const theme of ['dark', 'light'] as const) {
    await page.setTheme(theme);
    expect(await findProblems(page), theme).toEqual([]);
  }
}
