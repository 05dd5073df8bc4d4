import { startChromium } from '../e2e/driver/chromium.ts';
import type { DrivenPage, Driver } from '../e2e/driver/driver.ts';
import { until } from '../e2e/driver/until.ts';
import { transactionOf } from '../e2e/values.ts';
import type { LocalExplorer } from '../explorer/local-explorer.ts';
import { findBrowsers } from '../tools/browsers.ts';
import { askCards, timeEchoes } from './ask-card.ts';
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
        const tookMs = { ours: [] as number[], empty: [] as number[], start: [] as number[], awake: [] as number[] };
        // In turns, so that all have the same machine.
        for (let round = 0; round < rounds; round += 1) {
          tookMs.empty.push(await timeEmpty({ driver: other, page: emptyPage, explorer, path: `/empty/${round}` }));
          tookMs.start.push(await timeStart(driver, page));
          tookMs.awake.push(await timeRequest({ page, explorer, hash: transactionOf(`awake ${round}`) }));
          await stop(driver, page);
          tookMs.ours.push(await timeRequest({ page, explorer, hash: transactionOf(`cold start ${round}`) }));
        }
        const [measured, floor] = [median(tookMs.ours), median(tookMs.empty)];
        const [start, awake] = [median(tookMs.start), median(tookMs.awake)].map(Math.round);
        return [
          toRow({
            what: `worker cold start → request sent, median of ${rounds}`,
            measured,
            unit: 'ms',
            floor,
            budget: `≤ floor + ${budgetMs}`,
            ok: measured <= floor + budgetMs,
            note: `floor: a request that an empty worker sends at once; ours gives its first answer after ${start} ms; awake, a request takes ${awake} ms`,
          }),
        ];
      } finally {
        await other.close();
        remove();
      }
    }),
};

// Until the request is at the service: both clocks are this machine's.
async function timeRequest(q: { page: DrivenPage; explorer: LocalExplorer; hash: string }): Promise<number> {
  const [asked] = await askCards(q.page, [q.hash]);
  const request = q.explorer.log.find(({ path }) => path.endsWith(q.hash));
  if (!asked || !request) throw new Error(`No request for ${q.hash}: the card says ${asked?.last}.`);
  await nothingInFlight(q.explorer);
  return request.time - asked.atMs;
}

async function timeEmpty(q: { driver: Driver; page: DrivenPage; explorer: LocalExplorer; path: string }) {
  const { driver, page, explorer, path } = q;
  await stop(driver, page);
  const atMs = await page.evaluate(async (url) => {
    const startMs = Date.now();
    await Reflect.get(globalThis, 'chrome').runtime.sendMessage(url);
    return startMs;
  }, `${explorer.url}${path}`);
  const request = await until('the empty worker has sent it', async () =>
    explorer.log.find((entry) => entry.path === path),
  );
  return request.time - atMs;
}

// The first answer of a stopped worker, to a message that it does not know.
async function timeStart(driver: Driver, page: DrivenPage): Promise<number> {
  await stop(driver, page);
  const [tookMs = Number.NaN] = await timeEchoes(page, 1);
  return tookMs;
}

async function stop(driver: Driver, page: DrivenPage): Promise<void> {
  await driver.killBackground();
  // A worker that is only just going down would be counted as one that starts slowly.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
}
