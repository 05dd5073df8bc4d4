import { generateBalances } from '../../explorer/generator/generate-balances.ts';
import { chartBox, lineOf, readOutOf } from '../driver/chart.ts';
import type { Clip, DrivenPage, Driver } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { timersDrained } from '../driver/timers.ts';
import { expect, nightly, test } from '../story.ts';
import { addressOf } from '../values.ts';

// Other files must not use this address: their stories might load more than one page of it.
const address = addressOf('peaks');
// The changes of the first page, newest first. The chart draws only these.
const page = () => generateBalances({ chainId: 1, address, now: 0 }).slice(0, 50);

async function openChart(driver: Driver): Promise<{ popup: DrivenPage; box: Clip }> {
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, address);
  await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.7);
  return { popup, box: await chartBox(popup) };
}

const axisOf = (popup: DrivenPage) =>
  popup.evaluate(() => document.querySelector('[role=slider]')?.getAttribute('aria-label'));

const isZoomed = async (popup: DrivenPage) => (await textOf(popup)).includes('Reset zoom');

/** Returns the block that is read out with the pointer at this share of the chart's width. */
async function blockAt(popup: DrivenPage, box: Clip, share: number): Promise<number> {
  await popup.moveTo({ x: box.x + box.width * share, y: box.y + box.height / 2 });
  await popup.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const [, block = ''] = /, block ([\d,]+)/.exec((await readOutOf(popup)).spoken) ?? [];
  return Number(block.replaceAll(',', ''));
}

/** Returns the number of blocks between two fixed points of the visible range. */
async function spanOf(popup: DrivenPage, box: Clip): Promise<number> {
  return (await blockAt(popup, box, 0.75)) - (await blockAt(popup, box, 0.15));
}

test('the line runs along blocks, which are exact, and a change lies where its block is', async ({ driver }) => {
  const { popup, box } = await openChart(driver);
  expect(await axisOf(popup)).toBe('Balance over time');

  await clickNamed(popup, 'By block');

  await expect.poll(() => axisOf(popup)).toBe('Balance by block');
  await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.7);
  const blocks = page().map(({ block_number }) => block_number);
  const [newest = 0, oldest = 0] = [blocks[0], blocks.at(-1)];
  const margin = Math.round((newest - oldest) * 0.02);
  const plotWidth = await popup.evaluate(() => document.querySelector('.u-over')?.getBoundingClientRect().width ?? 0);
  for (const share of [0.2, 0.5, 0.75]) {
    const at = oldest + ((box.width * share) / plotWidth) * (newest + margin - oldest);
    // A neighbouring pixel may belong to another change.
    const perPixel = (newest + margin - oldest) / plotWidth;
    const near = [at - 2 * perPixel, at, at + 2 * perPixel].map((place) => blocks.find((block) => block <= place));
    expect(near).toContain(await blockAt(popup, box, share));
  }
  expect(await alertsOf(popup)).toEqual([]);
});

/**
 * Opens the chart by block. Returns its span, points at half its height by share of its width, and its changes' blocks.
 */
async function openByBlock(driver: Driver) {
  const { popup, box } = await openChart(driver);
  await clickNamed(popup, 'By block');
  await expect.poll(() => axisOf(popup)).toBe('Balance by block');
  const row = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 });
  return { popup, box, whole: await spanOf(popup, box), row, blocks: page().map(({ block_number }) => block_number) };
}

test(
  'the wheel zooms about the pointer, Shift moves the line, Escape shows all of it again',
  nightly,
  async ({ driver }) => {
    const { popup, box, whole, row, blocks } = await openByBlock(driver);
    const under = await blockAt(popup, box, 0.4);

    for (let notch = 0; notch < 5; notch += 1) await popup.wheel(-120);
    await expect.poll(() => isZoomed(popup)).toBe(true);
    const zoomed = await spanOf(popup, box);
    expect(zoomed).toBeLessThan(whole / 2);
    const stays = await blockAt(popup, box, 0.4);
    expect(Math.abs(blocks.indexOf(stays) - blocks.indexOf(under)), 'what was under the pointer is').toBeLessThan(2);

    const before = await blockAt(popup, box, 0.5);
    await popup.hold('Shift', () => popup.drag(row(0.3), row(0.6)));
    await expect.poll(() => blockAt(popup, box, 0.5)).toBeLessThan(before);

    await popup.evaluate(() => document.querySelector<HTMLElement>('[role=slider]')?.focus());
    await popup.press('Escape');
    await expect.poll(() => isZoomed(popup)).toBe(false);
    expect(await spanOf(popup, box)).toBe(whole);
  },
);

test(
  'a drag cuts out what it is drawn over, and the read-out lies in it; a click cuts out nothing',
  nightly,
  async ({ driver }) => {
    const { popup, box, whole, row, blocks } = await openByBlock(driver);
    const placeOf = async (share: number) => blocks.indexOf(await blockAt(popup, box, share));
    const [first, last] = [await placeOf(0.3), await placeOf(0.6)];

    await popup.click(row(0.45));
    await timersDrained(popup);
    expect(await isZoomed(popup)).toBe(false);

    await popup.drag(row(0.3), row(0.6));
    await expect.poll(() => isZoomed(popup)).toBe(true);
    const [, read = ''] = /Block ([\d,]+)/.exec((await readOutOf(popup)).shown) ?? [];
    const chosen = blocks.indexOf(Number(read.replaceAll(',', '')));
    expect(chosen, 'it reads out a change of what is shown').toBeGreaterThanOrEqual(last - 1);
    expect(chosen).toBeLessThanOrEqual(first + 1);
    const plot = await popup.evaluate(() => document.querySelector('.u-over')?.getBoundingClientRect().width ?? 0);
    const ends = [await placeOf(2 / box.width), await placeOf((plot - 2) / box.width)];
    expect(Math.abs((ends[0] ?? 0) - first), 'its start is the left edge').toBeLessThan(2);
    expect(Math.abs((ends[1] ?? 0) - last), 'its end is the right edge').toBeLessThan(2);
    expect((await lineOf(popup)).share, 'the line is drawn over all of it').toBeGreaterThan(0.7);
    // Zooms again, within the zoomed range.
    const part = await spanOf(popup, box);
    await popup.drag(row(0.6), row(0.2));
    await expect.poll(() => spanOf(popup, box)).toBeLessThan(part * 0.7);

    await clickNamed(popup, 'Reset zoom');
    await expect.poll(() => isZoomed(popup)).toBe(false);
    expect(await spanOf(popup, box)).toBe(whole);
  },
);

test('the wheel scrolls the page where there is nothing to zoom out of', nightly, async ({ driver }) => {
  const { popup, box } = await openChart(driver);
  await popup.setViewport({ width: 460, height: 420 });
  const { y } = await chartBox(popup);
  await popup.evaluate(() => scrollTo(0, 0));
  await popup.moveTo({ x: box.x + 40, y: Math.min(y + 60, 380) });

  await popup.wheel(240);

  await expect.poll(() => popup.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await isZoomed(popup)).toBe(false);
});

test('two fingers zoom, and one moves what is zoomed', nightly, async ({ driver }) => {
  const { popup, box, whole, row: at } = await openByBlock(driver);

  await popup.swipe([
    { from: at(0.4), to: at(0.15) },
    { from: at(0.5), to: at(0.7) },
  ]);
  await expect.poll(() => isZoomed(popup)).toBe(true);
  expect(await spanOf(popup, box)).toBeLessThan(whole / 2);

  const before = await blockAt(popup, box, 0.5);
  await popup.swipe([{ from: at(0.3), to: at(0.6) }]);
  await expect.poll(() => blockAt(popup, box, 0.5)).toBeLessThan(before);
});

test('the three largest changes are marked, up or down', nightly, async ({ driver }) => {
  const { popup } = await openChart(driver);
  const size = ({ delta }: { delta: string }) => BigInt(delta.replace('-', ''));
  const sorted = page().toSorted((a, b) => (size(a) < size(b) ? 1 : -1));
  const largest = sorted.slice(0, 3).filter((one) => size(one) * 10n >= size(sorted[0] ?? one));

  const marks = await popup.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.chart-peak:not([hidden])')].map(({ className }) => className),
  );

  expect(marks.length).toBe(largest.length);
  expect(marks.filter((name) => name.endsWith('up')).length).toBe(
    largest.filter(({ delta }) => !delta.startsWith('-')).length,
  );
});

test('the table sorts by each column, exactly, and draws few rows of many', nightly, async ({ driver }) => {
  const { popup } = await openChart(driver);
  await clickNamed(popup, 'Load full history');
  await expect.poll(() => textOf(popup), { timeout: 30_000 }).toContain('the full history.');
  const all = generateBalances({ chainId: 1, address, now: 0 });
  await clickNamed(popup, 'Table');
  const firstBlocks = (count: number) =>
    popup.evaluate(
      (many) =>
        [...document.querySelectorAll('tr[aria-rowindex] .place')]
          .slice(0, many)
          .map((cell) => Number((cell.textContent ?? '').replaceAll(',', ''))),
      count,
    );
  const sorting = () =>
    popup.evaluate(() =>
      [...document.querySelectorAll('th')].map((head) => head.getAttribute('aria-sort')).filter(Boolean),
    );
  const by = (of: (one: (typeof all)[number]) => bigint) =>
    all
      .toSorted((a, b) => (of(a) < of(b) ? 1 : of(a) > of(b) ? -1 : b.block_number - a.block_number))
      .map(({ block_number }) => block_number);

  await expect.poll(() => firstBlocks(5)).toEqual(all.slice(0, 5).map(({ block_number }) => block_number));
  expect(await sorting()).toEqual(['descending']);
  await clickNamed(popup, 'Change, ETH');
  await expect.poll(() => firstBlocks(5)).toEqual(by(({ delta }) => BigInt(delta)).slice(0, 5));
  await clickNamed(popup, 'Change, ETH');
  await expect.poll(() => firstBlocks(5)).toEqual(by(({ delta }) => -BigInt(delta)).slice(0, 5));
  expect(await sorting()).toEqual(['ascending']);
  await clickNamed(popup, 'Balance, ETH');
  await expect.poll(() => firstBlocks(5)).toEqual(by(({ value }) => BigInt(value)).slice(0, 5));

  await popup.evaluate(() => document.querySelector('.table-frame')?.scrollTo(0, 1e9));
  const readSeen = () =>
    popup.evaluate(() => {
      const frame = document.querySelector('.table-frame');
      if (frame === null) return null;
      const rows = [...frame.querySelectorAll('tr[aria-rowindex]')];
      return {
        drawn: rows.length,
        last: rows.at(-1)?.getAttribute('aria-rowindex'),
        of: frame.querySelector('table')?.getAttribute('aria-rowcount'),
        heights: [...new Set(rows.map((row) => row.getBoundingClientRect().height))],
      };
    });
  // Browsers fire scroll events with their next frame, which may take a while on a busy machine.
  await expect.poll(async () => (await readSeen())?.last).toBe(String(all.length + 1));
  const seen = await readSeen();
  expect(seen?.of).toBe(seen?.last);
  expect(seen?.drawn).toBeLessThan(60);
  expect(seen?.heights, 'every row is as high as it says').toEqual([28]);
});
