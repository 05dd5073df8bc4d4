import type { DrivenPage } from './driver.ts';
import { countTimers } from './timers.ts';
import { until } from './until.ts';

type Evaluate = Pick<DrivenPage, 'evaluate' | 'evaluateInOurWorld'>;

// A slow machine takes tenths of a second until our script runs in a page that has loaded.
const longestMs = 1_000;

/**
 * Waits until our script hears pointer and keys in a page that has just loaded: a pointer that stopped before would
 * move no more. The first marks tell; where nothing can be marked they are not waited for, and where they are off, or
 * Hashlens is kept out, for no longer than a second.
 */
export async function begun(page: Evaluate): Promise<void> {
  // A page that cannot be asked is left as it is.
  await until('our script has begun', () => page.evaluate(hasBegun), longestMs).catch(() => {});
  await until('its timers are counted', () => countTimers(page), longestMs).catch(() => {});
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

// Runs in the page: refers to nothing outside itself.
function hasBegun(): boolean {
  const isOurs = location.protocol.endsWith('extension:');
  return isOurs || CSS.highlights.size > 0 || !/[\da-f]{40}/i.test(document.documentElement.innerHTML);
}
