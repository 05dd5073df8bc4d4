import type { DrivenPage, Plain } from './driver.ts';

/** A file of the extension, shown as a page: it has our pages' permissions, and none of our code runs in it. */
export const deskPath = 'third-party.txt';

/**
 * Keeps one bare page of the extension open behind all others, for messages to the background and for storage: a page
 * per message would be most of a story's cost. It opens at the first use, and again after the extension's restart.
 */
export function createDesk(open: () => Promise<DrivenPage>) {
  let desk: Promise<DrivenPage> | undefined;
  const page = () => {
    // Opens another page also if the last attempt failed, as while the extension is switched off.
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
