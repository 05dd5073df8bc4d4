import type { DrivenPage } from './driver.ts';
import { countTimers } from './timers.ts';
import { until } from './until.ts';

type Evaluate = Pick<DrivenPage, 'evaluate' | 'evaluateInOurWorld'>;

/**
 * Waits until our script hears pointer and keys in a page that has just loaded: a pointer that stopped before would
 * move no more. Where Hashlens is kept out it waits no longer than a second.
 */
export async function begun(page: Evaluate): Promise<void> {
  await until('our script has begun', () => countTimers(page), 1_000).catch(() => {});
}

/** Goes to an address and loads a page anew as a browser's own page does, and waits until our script has begun there. */
export function loads(
  page: { goto(url: string): Promise<unknown>; reload(): Promise<unknown> },
  driven: Evaluate,
): Pick<DrivenPage, 'goto' | 'reload'> {
  return {
    async goto(url) {
      await page.goto(url);
      await begun(driven);
    },
    async reload() {
      await page.reload();
      await begun(driven);
    },
  };
}
