import type { DrivenPage } from '../driver/driver.ts';
import { expect } from '../story.ts';
import { findProblems } from './find-problems.ts';

/** Axe finds nothing wrong with this page, dark or light. */
export async function expectNothing(page: DrivenPage): Promise<void> {
  // Firefox's one theme is as it was for the stories after this one.
  for (const theme of ['dark', 'light'] as const) {
    await page.setTheme(theme);
    expect(await findProblems(page), theme).toEqual([]);
  }
}
