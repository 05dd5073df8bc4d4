import type { DrivenPage, Plain } from './driver.ts';

/** A file of the extension that is shown as a page: it may all that our pages may, and nothing of ours runs in it. */
export const deskPath = 'third-party.txt';

/**
 * Keeps one bare page of the extension open behind all others, for asking the background and for what is stored: a page
 * for each question would be most of what a story costs. It opens at the first use, and again where the extension was
 * started anew.
 */
export function createDesk(open: () => Promise<DrivenPage>) {
  let desk: Promise<DrivenPage> | undefined;
  const page = () => {
    // Also where it could not be opened last: the extension may have been switched off.
    desk = (desk ?? open()).then(async (one) => ((await isThere(one)) ? one : open()), open);
    return desk;
  };
  const atDesk = async <A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R> =>
    (await page()).evaluate(run, ...args);
  return { page, atDesk };
}

function isThere(page: DrivenPage): Promise<boolean> {
  return page.evaluate(() => typeof Reflect.get(globalThis, 'chrome')?.runtime?.id === 'string').catch(() => false);
}
