import type { DrivenPage } from '../driver.ts';

/** Runs an expression in our script's world in the page with this URL, and returns its value as JSON. */
export type RunInContentWorld = (url: string, expression: string) => Promise<string>;

type Said = { result?: string; error?: { message?: string } }[];

/**
 * Creates the access to our content script's isolated world in Firefox. Drivers cannot enter it, but our own pages can
 * execute scripts there.
 */
export function createRunInContentWorld(openDesk: () => Promise<DrivenPage>): RunInContentWorld {
  return async (url, expression) => {
    const page = await openDesk();
    // Passes code instead of a string, because the policy of our own pages forbids eval.
    await page.addScript(`globalThis.said = chrome.tabs.query({}).then((tabs) => chrome.scripting.executeScript({
      target: { tabId: tabs.findLast(({ url }) => url === ${JSON.stringify(url)}).id },
      func: async () => JSON.stringify((await ${expression}) ?? null),
    })).catch((error) => [{ error: { message: String(error) } }])`);
    return page.evaluate(async () => {
      const [first]: Said = await Reflect.get(globalThis, 'said');
      if (first?.result === undefined)
        throw new Error(first?.error?.message ?? 'Our script has no world in this page.');
      return first.result;
    });
  };
}
