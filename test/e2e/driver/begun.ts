import type { DrivenPage } from './driver.ts';
import { countTimers } from './timers.ts';
import { until } from './until.ts';

type Evaluate = Pick<DrivenPage, 'evaluate' | 'evaluateInOurWorld'>;

/**
 * Waits until our script listens for pointer and keys in a page that has just loaded. Before that, it would miss a
 * pointer that stops. Waits at most a second, because a page may be without Hashlens.
 */
export async function begun(page: Evaluate): Promise<void> {
  await until('our script has begun', () => countTimers(page), 1_000).catch(() => {});
}

/** Extends a browser page's `goto` and `reload`: they also wait until our script has started. */
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
