import { join } from 'node:path';
import type { DrivenPage } from '../e2e/driver/driver.ts';
import { hover, leave, letTimePass, noCard, settledCard } from '../e2e/driver/hands.ts';

/** Takes a picture of every card on the states page: many kinds of answers, and the failures. */
export async function shootStates(q: { page: DrivenPage; folder: string; ending: string }): Promise<void> {
  const { page, folder, ending } = q;
  const names = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset.state ?? ''),
  );
  for (const name of names) {
    await page.evaluate((wanted) => {
      document.querySelector(`[data-state="${wanted}"]`)?.parentElement?.scrollIntoView();
    }, name);
    await hover(page, `[data-state="${name}"]`);
    await settledCard(page);
    // The card fades in; a picture of half a card helps nobody.
    await letTimePass(page);
    const { rect } = await settledCard(page);
    const clip = { x: rect.x - 16, y: Math.max(0, rect.y - 40), width: rect.width + 32, height: rect.height + 60 };
    await page.screenshot(join(folder, `state-${name}-${ending}.png`), clip);
    await page.press('Escape');
    await noCard(page);
    await leave(page);
  }
}
