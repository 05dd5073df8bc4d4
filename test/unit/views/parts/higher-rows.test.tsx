// @vitest-environment new-document
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WindowedList } from '../../../../src/views/parts/windowed-list.tsx';
import { drawAndSettle, settle } from '../on-page.ts';

const rowPx = 50;
const framePx = 300;

// happy-dom lays nothing out: rows whose index is in here are so much higher.
const higher = new Map<number, number>();
let isHidden = false;

const indexOf = (row: Element) => Number(row.textContent);
const rowsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('li')];
const frameOf = (page: HTMLElement) => page.querySelector('section') as HTMLElement;

/** The empty room in place of the rows that are not drawn, above and below (px). */
function roomOf(page: HTMLElement): number[] {
  const { paddingBlock } = (page.querySelector('ul') as HTMLElement).style;
  return paddingBlock.split(' ').map(Number.parseFloat);
}

/** How far from the frame's top a drawn row begins (px); below 0 where it is scrolled beyond it. */
function placeOf(page: HTMLElement, index: number): number {
  const above = rowsOf(page).filter((row) => indexOf(row) < index);
  const abovePx = above.reduce((sum, row) => sum + row.getBoundingClientRect().height, roomOf(page)[0] ?? 0);
  return abovePx - frameOf(page).scrollTop;
}

const list = (count: number, leastPx = rowPx) => (
  <WindowedList label="Numbers" kind="list" count={count} rowPx={leastPx} row={(index) => index} />
);

async function scrollTo(page: HTMLElement, topPx: number): Promise<void> {
  frameOf(page).scrollTop = topPx;
  frameOf(page).dispatchEvent(new Event('scroll'));
  await settle();
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(framePx);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (isHidden) return new DOMRect();
    const leastPx = Number.parseFloat(this.style.minHeight);
    return new DOMRect(0, 0, 400, leastPx + (higher.get(indexOf(this)) ?? 0));
  });
});

afterEach(() => {
  higher.clear();
});

describe('a list with rows that are higher than the others', () => {
  test('leaves them as much room when they are out of view', async () => {
    for (const [index, px] of [
      [2, 130],
      [7, 41.5],
      [90, 20],
    ] as const)
      higher.set(index, px);
    const page = await drawAndSettle(list(100));

    for (const topPx of [500, 2500, 4700]) await scrollTo(page, topPx);
    const end = [roomOf(page), rowsOf(page).length] as const;
    await scrollTo(page, 0);
    const start = [roomOf(page), rowsOf(page).length] as const;

    expect(end[0]).toEqual([(100 - end[1]) * rowPx + 130 + 41.5, 0]);
    expect(start[0]).toEqual([0, (100 - start[1]) * rowPx + 20]);
  });

  test('what is in view does not move when one above it turns out to be higher', async () => {
    const page = await drawAndSettle(list(1000));
    higher.set(496, 70);
    higher.set(497, 33);

    await scrollTo(page, 500 * rowPx + 10);

    expect(rowsOf(page).map(indexOf)).toContain(496);
    expect(placeOf(page, 500)).toBe(-10);
    expect(frameOf(page).scrollTop).toBe(500 * rowPx + 10 + 103);
  });

  test('a higher one at the top of the view stays where it is', async () => {
    const page = await drawAndSettle(list(1000));
    higher.set(500, 200);

    await scrollTo(page, 500 * rowPx + 10);

    expect(placeOf(page, 500)).toBe(-10);
    expect(frameOf(page).scrollTop).toBe(500 * rowPx + 10);
  });

  test('whoever goes to its end sees the end of the last one', async () => {
    const page = await drawAndSettle(list(1000));
    for (const index of [995, 999]) higher.set(index, 80);

    await scrollTo(page, 1000 * rowPx - framePx);

    expect(placeOf(page, 999) + rowPx + 80).toBe(framePx);
    expect(roomOf(page)[1]).toBe(0);
  });

  test('what is in view stays when rows are appended at its end', async () => {
    const page = await drawAndSettle(list(100));
    await scrollTo(page, 100 * rowPx - framePx);
    higher.set(99, 80);

    render(list(150), page);
    await settle();

    expect(placeOf(page, 94)).toBe(0);
  });

  test('is at the same row when the window becomes narrow, and all rows are higher', async () => {
    for (const index of [3, 498]) higher.set(index, 60);
    const page = await drawAndSettle(list(1000));
    await scrollTo(page, 500 * rowPx + 70);
    const before = placeOf(page, 500);

    render(list(1000, 90), page);
    await settle();

    expect(before).toBe(-10);
    expect(placeOf(page, 500)).toBe(-10);
    // What was measured in another width says nothing of this one.
    expect(roomOf(page)[0]).toBe(indexOf(rowsOf(page)[0] as HTMLElement) * 90);
  });

  test('a row that is as high as the others again is remembered so', async () => {
    higher.set(2, 60);
    const page = await drawAndSettle(list(100));
    higher.clear();

    await scrollTo(page, 1);
    await scrollTo(page, 60 * rowPx);

    const rows = rowsOf(page);
    expect(roomOf(page)[0]).toBe(indexOf(rows[0] as HTMLElement) * rowPx);
  });

  test('heights that differ by a part of a pixel move nothing', async () => {
    const page = await drawAndSettle(list(100));

    for (const [px, topPx] of [
      [0, 400],
      [0.3, 401],
      [0, 402],
    ] as const) {
      higher.set(7, px);
      await scrollTo(page, topPx);

      expect(frameOf(page).scrollTop).toBe(topPx);
    }
  });

  test('a short one whose rows become higher than its frame stays at its beginning', async () => {
    const page = await drawAndSettle(list(4));
    for (const index of [0, 1, 2, 3]) higher.set(index, 100);

    await scrollTo(page, 0);

    expect(frameOf(page).scrollTop).toBe(0);
  });

  test('keeps what it knows while it is hidden', async () => {
    higher.set(2, 60);
    const page = await drawAndSettle(list(100));

    isHidden = true;
    await scrollTo(page, 0);
    isHidden = false;
    await scrollTo(page, 60 * rowPx);

    expect(roomOf(page)[0]).toBe(indexOf(rowsOf(page)[0] as HTMLElement) * rowPx + 60);
  });
});
