import type { DrivenPage } from '../e2e/driver/driver.ts';
import { ask } from '../e2e/driver/set-up.ts';
import { until } from '../e2e/driver/until.ts';
import { addressOf, transactionOf } from '../e2e/values.ts';
import { atMost, median, type Row, timesFloor, toRow } from './measure/row.ts';
import { type Hashlens, withHashlens } from './measure/with-hashlens.ts';

const ofEach = 500;

/** Measures how quickly a full watch list of addresses and transactions is shown, and filtered after a key press. */
export function measureWatched(rounds: number): Promise<Row[]> {
  return withHashlens((hashlens) => measureIn(hashlens, rounds));
}

async function measureIn({ driver }: Hashlens, rounds: number): Promise<Row[]> {
  const named = (at: number) => ({ name: `Name ${at}`, note: 'a note of some length '.repeat(10), chainId: 1 });
  const all = Array.from({ length: ofEach }, (_, at) => at);
  await ask(driver, 'importWatched', {
    addresses: all.map((at) => ({ address: addressOf(`watched ${at}`), ...named(at) })),
    transactions: all.map((at) => ({ hash: transactionOf(`watched ${at}`), ...named(at) })),
    replaces: false,
  });
  const took: Awaited<ReturnType<typeof timeList>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await driver.openExtensionPage('popup.html');
    await until('the popup is drawn', () => page.evaluate(() => document.querySelector('#look-up') !== null));
    took.push(await timeList(page));
    await page.close();
  }
  const row = (figure: string, measured: number[]) =>
    toRow({
      figure: `${(2 * ofEach).toLocaleString('en')} watched: ${figure}`,
      measured: median(measured),
      unit: 'ms',
      floor: median(took.map(({ floorMs }) => floorMs)),
      budget: atMost(3, timesFloor),
      note: 'floor: the browser shows a copy of the finished list',
    });
  return [
    row(
      'the tab is opened → the list',
      took.map(({ shownMs }) => shownMs),
    ),
    row(
      'a key in the filter → the shorter list',
      took.map(({ filteredMs }) => filteredMs),
    ),
  ];
}

// Each time lasts until the end of the frame that shows the result.
function timeList(page: DrivenPage): Promise<{ shownMs: number; filteredMs: number; floorMs: number }> {
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
    const list = document.querySelector('#watched-panel') as HTMLElement;
    const copy = list.cloneNode(true);
    list.hidden = true;
    await untilDrawn(() => true);
    list.after(copy);
    const floorMs = await untilDrawn(() => true);
    copy.parentNode?.removeChild(copy);
    list.hidden = false;
    await untilDrawn(() => true);
    const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes('Filter'));
    const filter = (label?.control ??
      document.querySelector('#watched-panel [aria-label="Filter"]')) as HTMLInputElement;
    filter.value = 'name 49';
    filter.dispatchEvent(new Event('input', { bubbles: true }));
    // The names with 49 and 490 to 499 match, for addresses and for transactions.
    const filteredMs = await untilDrawn(() => rows() === 22);
    return { shownMs, filteredMs, floorMs };
  });
}
