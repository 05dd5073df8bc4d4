import type { BrowserContext, ConsoleMessage, Worker } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Hears from now on what the background and our own pages write to their consoles. */
export function listenToConsoles(context: BrowserContext, id: string): Pick<Driver, 'logged' | 'logInBackground'> {
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
  return {
    logged: () => Promise.all(lines),
    async logInBackground(line) {
      const worker = context.serviceWorkers().findLast((one) => isOurs(one.url()));
      await worker?.evaluate((text) => console.debug(text), line);
    },
  };
}

// Chromium's own text shortens what stands in objects.
async function toLine(message: ConsoleMessage): Promise<string> {
  const values = await Promise.all(message.args().map((one) => one.jsonValue().catch(() => null)));
  return `${message.text()} ${JSON.stringify(values)}`;
}
