import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrivenPage } from '../e2e/driver/driver.ts';
import { lookUp } from '../e2e/driver/forms.ts';
import { clickNamed, textOf } from '../e2e/driver/hands.ts';
import { until } from '../e2e/driver/until.ts';
import { addressOf } from '../e2e/values.ts';
import { chromeBuild } from './measure/current-build.ts';
import { atLeast, atMost, type Limit, median, type Row, timesFloor, toRow } from './measure/row.ts';
import { type Hashlens, withHashlens } from './measure/with-hashlens.ts';
import { timeExport } from './popup-export.ts';

const changes = 100_000;
const pages = 10;
const floorPage = 'floor.html';
// Browsers stop an idle background after 30 s, so most clicks on the icon find it stopped.
const backgrounds = ['running', 'stopped'] as const;

/**
 * Measures how quickly the popup opens, and what a history of 100,000 changes costs: drawing, moving, its table and its
 * file.
 */
export async function measurePopup(rounds: number): Promise<Row[]> {
  const { folder, remove } = writeWatched();
  try {
    return await withHashlens((hashlens) => measureIn(hashlens, rounds), folder);
  } finally {
    remove();
  }
}

async function measureIn(hashlens: Hashlens, rounds: number): Promise<Row[]> {
  const opened = await timeOpening(hashlens, rounds);
  const page = await openLongHistory(hashlens);
  const firstDraw = await timeFirstDraw(page, rounds);
  const moves = await timeMoves(page);
  const exported = await timeExport(page, Array.from({ length: pages }, (_, at) => toPage(at).items).flat());
  await clickNamed(page, 'Table');
  const scrolled = await timeScroll(page);
  return [...opened, firstDraw, moves, ...exported, scrolled];
}

async function timeOpening({ driver }: Hashlens, rounds: number): Promise<Row[]> {
  let [shown, other] = [addressOf('popup chart'), addressOf('another popup chart')];
  for (const address of [other, shown]) {
    const first = await driver.openExtensionPage('popup.html');
    await lookUp(first, address);
    await until('it is known', async () => (await textOf(first)).includes('Load full history'));
    await first.close();
  }
  const ways = [
    // The icon reopens the last view. Other ways to open the popup say what to show.
    { how: 'opened', next: () => '', budget: atMost(2.5, timesFloor) },
    {
      how: 'led to another address',
      next: () => {
        [shown, other] = [other, shown];
        return `?look-up=${shown}&chain=1`;
      },
      budget: atMost(3, timesFloor),
    },
  ].flatMap((way) =>
    backgrounds.map((background) => ({ ...way, background, paints: [] as number[], charts: [] as number[] })),
  );
  const floors: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { background, next, paints, charts } of ways) {
      const page = await driver.openExtensionPage(floorPage);
      await page.setViewport({ width: 420, height: 600 });
      const at = await page.evaluate(() => location.origin);
      await page.goto(`${at}/${floorPage}`);
      floors.push((await until('the floor is painted', () => page.evaluate(readTimes))).paintMs);
      if (background === 'stopped') {
        await driver.killBackground();
        // Otherwise the measurement would include waiting for a background that is still stopping.
        await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      }
      await page.goto(`${at}/popup.html${next()}`);
      const found = await until('the chart is drawn', async () => {
        const read = await page.evaluate(readTimes);
        return read?.chartMs ? read : null;
      });
      paints.push(found.paintMs);
      charts.push(found.chartMs);
      await page.close();
    }
  }
  const row = (figure: string, all: number[], budget: Limit) =>
    toRow({
      figure,
      measured: median(all),
      unit: 'ms',
      floor: median(floors),
      budget,
      note: `floor: the first paint of a page of one word in the popup's place; ${all.length} openings, the slowest ${Math.round(Math.max(...all))} ms`,
    });
  return ways.flatMap(({ how, background, paints, charts, budget }) => [
    row(`popup ${how} → first paint, background ${background}`, paints, atMost(1.75, timesFloor)),
    row(`popup ${how} → known chart, background ${background}`, charts, budget),
  ]);
}

function readTimes(): { paintMs: number; chartMs: number } | null {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const chartMs: number = Reflect.get(globalThis, 'firstDrawnMs') ?? 0;
  return paint ? { paintMs: paint.startTime, chartMs } : null;
}

// Runs before the popup's own code and records when the chart line is drawn: it is stroked as a `Path2D`, the grid is
// not.
function watchDrawing(): void {
  const drawing = CanvasRenderingContext2D.prototype;
  const { stroke } = drawing;
  drawing.stroke = function (this: CanvasRenderingContext2D, path?: Path2D) {
    if (path === undefined) return Reflect.apply(stroke, this, []);
    stroke.call(this, path);
    const nowMs = performance.now();
    Object.assign(globalThis, { firstDrawnMs: Reflect.get(globalThis, 'firstDrawnMs') ?? nowMs, lastDrawnMs: nowMs });
  } as typeof stroke;
}

/**
 * Writes a copy of the build whose popup records when its line is drawn, and a nearly empty page, which is the floor.
 */
function writeWatched(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'hashlens-watched-'));
  cpSync(chromeBuild, folder, { recursive: true });
  const page = join(folder, 'popup.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(page, html.replace('<script', '<script src="/watch-drawing.js"></script><script'));
  writeFileSync(join(folder, floorPage), '<!doctype html><title>Floor</title><p>Hashlens</p>');
  writeFileSync(join(folder, 'watch-drawing.js'), `(${watchDrawing})();`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function openLongHistory({ driver, explorer }: Hashlens): Promise<DrivenPage> {
  const address = addressOf('hundred thousand changes');
  for (let page = 0; page < pages; page += 1) {
    explorer.behave({ path: address, times: 1, reply: { status: 200, headers: {}, body: toPage(page) } });
  }
  const view = await driver.openExtensionPage('popup.html');
  await lookUp(view, address);
  await clickNamed(view, 'Load full history');
  const all = `${changes.toLocaleString('en')} changes, back to`;
  await until('all is loaded', async () => (await textOf(view)).includes(all), 180_000);
  return view;
}

function toPage(page: number) {
  const size = changes / pages;
  const items = Array.from({ length: size }, (_, at) => {
    const block = 20_000_000 - (page * size + at) * 100;
    const value = BigInt(block) * 10n ** 14n + BigInt((block * 7919) % 100_003) * 10n ** 16n;
    const delta = ((block * 31) % 2001) - 1000;
    return {
      block_number: block,
      block_timestamp: new Date(1_700_000_000_000 - (page * size + at) * 600_000).toISOString(),
      delta: `${delta}000000000000001`,
      value: String(value),
      transaction_hash: null,
    };
  });
  const last = page === pages - 1 ? null : { block_number: items.at(-1)?.block_number ?? 0, items_count: 50 };
  return { items, next_page_params: last };
}

async function timeFirstDraw(page: DrivenPage, rounds: number): Promise<Row> {
  const took = await page.evaluate(async (count) => {
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    const lastDrawn = (): number => Reflect.get(globalThis, 'lastDrawnMs') ?? 0;
    const found: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const start = performance.now();
      button('By block')?.click();
      while (lastDrawn() < start) await new Promise((done) => requestAnimationFrame(done));
      found.push(lastDrawn() - start);
      await new Promise((done) => setTimeout(done, 200));
    }
    return found;
  }, rounds);
  return toRow({
    figure: `${changes.toLocaleString('en')} changes: first draw`,
    measured: median(took),
    unit: 'ms',
    budget: atMost(100, 'ms'),
    note: `from the click on "By block" until the line is on the canvas, computed again from the records; slowest ${Math.round(Math.max(...took))} ms`,
  });
}

/** Measures the work of each frame: from its start until the browser has laid it out and painted it. */
const workOf = `
  globalThis.workOf = async (count, step) => {
    const works = [];
    let start = 0, frames = 0;
    for (let at = 0; at < count; at += 1) {
      const now = await new Promise((done) => requestAnimationFrame(done));
      if (at === 0) start = now;
      const begun = performance.now();
      step(at);
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
      works.push(performance.now() - begun);
      frames = (now - start) / (1000 / 60);
    }
    return { works, rate: (60 * (count - 1)) / frames };
  };
`;

type Worked = { works: number[]; rate: number };
type WithWork = typeof globalThis & { workOf: (count: number, step: (at: number) => void) => Promise<Worked> };

async function timeMoves(page: DrivenPage): Promise<Row> {
  await page.addScript(workOf);
  const run = (zoom: number) =>
    page.evaluate(async (notches) => {
      const over = document.querySelector('.u-over') as HTMLElement;
      const { left, width } = over.getBoundingClientRect();
      const turn = (deltas: WheelEventInit) =>
        over.dispatchEvent(new WheelEvent('wheel', { ...deltas, clientX: left + width / 2, cancelable: true }));
      for (let notch = 0; notch < notches; notch += 1) turn({ deltaY: -100 });
      const worked = await (globalThis as WithWork).workOf(120, (at) =>
        turn({ deltaX: at % 60 < 30 ? 5 : -5, deltaY: 0 }),
      );
      for (let notch = 0; notch < notches + 5; notch += 1) turn({ deltaY: 100 });
      return worked;
    }, zoom);
  // No frame draws more than these, because nearly all changes are in view.
  const { works, rate } = await run(1);
  return toRow({
    figure: `${changes.toLocaleString('en')} changes: work of a frame while the line moves`,
    measured: median(works),
    unit: 'ms',
    budget: atMost(16, 'ms'),
    note: `median of ${works.length}, slowest ${Math.round(Math.max(...works))}; ${Math.round(rate)} frames a second`,
  });
}

async function timeScroll(page: DrivenPage): Promise<Row> {
  await until('the table is there', () => page.evaluate(() => document.querySelector('tr[aria-rowindex]') !== null));
  const { rate, floor } = await page.evaluate(async () => {
    const frame = document.querySelector('.table-frame') as HTMLElement;
    const { workOf } = globalThis as WithWork;
    const still = await workOf(150, () => {});
    // Scrolls through 10,000 rows in two and a half seconds, at 60 frames a second.
    const scrolled = await workOf(150, (at) => {
      frame.scrollTop = at * 66.7 * 52;
    });
    return { rate: scrolled.rate, floor: still.rate };
  });
  return toRow({
    figure: `${changes.toLocaleString('en')} changes: frames while 10,000 rows of the table are scrolled`,
    measured: rate,
    unit: 'a second',
    floor,
    budget: atLeast(0.99, timesFloor),
    note: 'floor: the same page at rest',
  });
}
