import type { BrowserContext, ConsoleMessage, Worker } from '@playwright/test';
import type { Driver } from '../driver.ts';

/** Records from now on what the background and our own pages write to their consoles. */
export function listenToConsoles(
  context: BrowserContext,
  id: string,
): Pick<Driver, 'logged' | 'logInBackground' | 'loadedByBackground'> {
  const lines: Promise<string>[] = [];
  const isOurs = (url: string | undefined) => url?.startsWith(`chrome-extension://${id}/`) === true;
  const hear = (worker: Worker) => {
    if (isOurs(worker.url())) worker.on('console', (message) => void lines.push(toLine(message)));
  };
  for (const worker of context.serviceWorkers()) hear(worker);
  context.on('serviceworker', hear);
  context.on('console', (message) => {
    if (isOurs(message.page()?.url())) lines.push(toLine(message));
  });
  const findWorker = () => context.serviceWorkers().findLast((one) => isOurs(one.url()));
  return {
    logged: () => Promise.all(lines),
    logInBackground: async (line) => findWorker()?.evaluate((text) => console.debug(text), line),
    async loadedByBackground() {
      const loaded = await findWorker()?.evaluate(() => performance.getEntries().map(({ name }) => name));
      if (loaded === undefined) throw new Error('The background is not running.');
      return loaded;
    },
  };
}

// Adds the logged values as JSON, because Chromium's own text abbreviates objects.
async function toLine(message: ConsoleMessage): Promise<string> {
  const values = await Promise.all(message.args().map((one) => one.jsonValue().catch(() => null)));
  return `${message.text()} ${JSON.stringify(values)}`;
}
