import type { DrivenPage } from '../e2e/driver/driver.ts';
import { ask } from '../e2e/driver/set-up.ts';
import { until } from '../e2e/driver/until.ts';
import { addressOf, transactionOf } from '../e2e/values.ts';
import { type Figure, median, type Row, toRow } from './row.ts';
import { type Hashlens, withHashlens } from './with-hashlens.ts';

const ofEach = 500;
const times = 9;
// What a person takes for "at once".
const budgetMs = 100;

/** How quickly a full list of what is watched is shown, and filtered at a key. */
export const watched: Figure = {
  name: 'watched',
  needsBuild: true,
  measure: () => withHashlens(measureIn),
};

async function measureIn({ driver }: Hashlens): Promise<Row[]> {
  const named = (at: number) => ({ name: `Name ${at}`, note: 'a note of some length '.repeat(10), chainId: 1 });
  const all = Array.from({ length: ofEach }, (_, at) => at);
  await ask(driver, 'importWatched', {
    addresses: all.map((at) => ({ address: addressOf(`watched ${at}`), ...named(at) })),
    transactions: all.map((at) => ({ hash: transactionOf(`watched ${at}`), ...named(at) })),
    replaces: false,
  });
  const took: { shownMs: number; filteredMs: number }[] = [];
  for (let time = 0; time < times; time += 1) {
    const page = await driver.openExtensionPage('popup.html');
    await until('the popup is drawn', () => page.evaluate(() => document.querySelector('#look-up') !== null));
    took.push(await timeList(page));
    await page.close();
  }
  const row = (what: string, measured: number[]) =>
    toRow({
      what: `${(2 * ofEach).toLocaleString('en')} watched: ${what}`,
      measured: median(measured),
      unit: 'ms',
      budget: `≤ ${budgetMs} ms`,
      ok: median(measured) <= budgetMs,
      note: `until the frame with it has ended; slowest ${Math.round(Math.max(...measured))}`,
    });
  return [
    row(
      'the tab is opened → the list',
      took.map(({ shownMs }) => shownMs),
    ),
    row(
      'a letter in the filter → what it leaves',
      took.map(({ filteredMs }) => filteredMs),
    ),
  ];
}

function timeList(page: DrivenPage): Promise<{ shownMs: number; filteredMs: number }> {
  return page.evaluate(async () => {
    const rows = () => document.querySelectorAll('#watched-panel .watched-row').length;
    const untilDrawn = async (isDone: () => boolean) => {
      const began = performance.now();
      do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      while (!isDone());
      return performance.now() - began;
    };
    const tab = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find(({ textContent }) =>
      textContent?.includes('Watched'),
    );
    tab?.click();
    const shownMs = await untilDrawn(() => rows() > 100);
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes('Filter'));
    const filter = (label?.control ??
      document.querySelector('#watched-panel [aria-label="Filter"]')) as HTMLInputElement;
    filter.value = 'name 49';
    filter.dispatchEvent(new Event('input', { bubbles: true }));
    // 49, 490 to 499: of each kind.
    const filteredMs = await untilDrawn(() => rows() === 22);
    return { shownMs, filteredMs };
  });
}
