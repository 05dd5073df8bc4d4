import type { DrivenPage, Plain } from './driver.ts';

/** A file of the extension that is shown as a page: it may all that our pages may, and nothing of ours runs in it. */
export const deskPath = 'third-party.txt';

/**
 * Keeps one bare page of the extension open behind all others, for asking the background and for what is stored, and
 * gives how to run something in it. It opens at the first use, and again where the extension was started anew: a page
 * for each question would be most of what a story costs.
 */
export function createDesk(open: () => Promise<DrivenPage>) {
  let desk: Promise<DrivenPage> | undefined;
  return async <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R> => {
    // Also where it could not be opened last: the extension may have been switched off.
    desk = (desk ?? open()).then(async (page) => ((await isThere(page)) ? page : open()), open);
    return (await desk).evaluate(run, ...args);
  };
}

function isThere(page: DrivenPage): Promise<boolean> {
  return page.evaluate(() => typeof Reflect.get(globalThis, 'chrome')?.runtime?.id === 'string').catch(() => false);
}
