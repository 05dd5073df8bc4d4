import { startChromium } from '../e2e/driver/chromium.ts';
import type { DrivenPage, Driver } from '../e2e/driver/driver.ts';
import { transactionOf } from '../e2e/values.ts';
import type { LocalExplorer } from '../explorer/local-explorer.ts';
import { findBrowsers } from '../tools/browsers.ts';
import { askCards } from './ask-card.ts';
import { writeEmptyExtension } from './empty-extension.ts';
import { type Figure, median, toRow } from './row.ts';
import { nothingInFlight, withHashlens } from './with-hashlens.ts';

const rounds = 15;
const budgetMs = 30;

/** From a card's question to the request that it sends, when the browser had stopped the worker. */
export const coldStart: Figure = {
  name: 'cold',
  needsBuild: true,
  measure: () =>
    withHashlens(async ({ driver, explorer }) => {
      const { folder, remove } = writeEmptyExtension();
      const other = await startChromium({ executablePath: findBrowsers('chromium').chromium, extensionDir: folder });
      try {
        const page = await driver.openExtensionPage('options.html');
        const emptyPage = await other.openExtensionPage('page.html');
        const ours: number[] = [];
        const empty: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          empty.push(await timeEmpty(other, emptyPage));
          ours.push(await timeRequest({ driver, page, explorer, hash: transactionOf(`cold start ${round}`) }));
        }
        const [measured, floor] = [median(ours), median(empty)];
        return [
          toRow({
            what: `worker cold start → request sent, median of ${rounds}`,
            measured,
            unit: 'ms',
            floor,
            budget: `≤ floor + ${budgetMs}`,
            ok: measured <= floor + budgetMs,
            note: 'floor: the answer of an empty worker that was stopped',
          }),
        ];
      } finally {
        await other.close();
        remove();
      }
    }),
};

async function timeRequest(q: {
  driver: Driver;
  page: DrivenPage;
  explorer: LocalExplorer;
  hash: string;
}): Promise<number> {
  await nothingInFlight(q.explorer);
  await stop(q.driver, q.page);
  const [asked] = await askCards(q.page, [q.hash]);
  const request = q.explorer.log.find(({ path }) => path.endsWith(q.hash));
  if (!asked || !request) throw new Error(`No request for ${q.hash}: the card says ${asked?.last}.`);
  return request.time - asked.atMs;
}

async function timeEmpty(driver: Driver, page: DrivenPage): Promise<number> {
  await stop(driver, page);
  return page.evaluate(async () => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    const startMs = performance.now();
    await runtime.sendMessage(1);
    return performance.now() - startMs;
  });
}

async function stop(driver: Driver, page: DrivenPage): Promise<void> {
  await driver.killBackground();
  // A worker that is only just going down would be counted as one that starts slowly.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
}
