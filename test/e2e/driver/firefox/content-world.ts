import type { DrivenPage } from '../driver.ts';

/** Runs an expression where our script runs in the page with this address, and gives what comes of it as JSON. */
export type RunInContentWorld = (url: string, expression: string) => Promise<string>;

type Said = { result?: string; error?: { message?: string } }[];

/**
 * Creates the way into the world that Firefox gives our script in a page. Drivers are not let in there, but an extension
 * runs whatever it likes in its own world, which is that very one: a page of ours has it done.
 */
export function createRunInContentWorld(openDesk: () => Promise<DrivenPage>): RunInContentWorld {
  return async (url, expression) => {
    const page = await openDesk();
    // Not as a text: our own pages may make no code of texts.
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
