import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexAt, topOf, WindowedList, windowAt } from '../../../../src/ui/components/windowed-list.tsx';
import { named } from '../named.ts';
import { drawAndSettle, drawOnPage, settle } from '../on-page.ts';
import cases from './windowed-list.cases.json' with { type: 'json' };

// @vitest-environment new-document
const rowPx = 50;

describe('the window on a long list', () => {
  test.for(named(cases.windows))(
    'draws all rows that are seen, and few others: %s',
    ([, { count, topPx, heightPx }]) => {
      const { first, end } = windowAt({ count, rowPx, topPx, heightPx });

      const seenFrom = Math.min(Math.floor(topPx / rowPx), Math.max(0, count - Math.ceil(heightPx / rowPx)));
      const seenTo = Math.min(count, seenFrom + Math.ceil(heightPx / rowPx));
      expect(first).toBeGreaterThanOrEqual(0);
      expect(first).toBeLessThanOrEqual(seenFrom);
      expect(end).toBeGreaterThanOrEqual(seenTo);
      expect(end).toBeLessThanOrEqual(count);
      expect(end - first).toBeLessThanOrEqual(30);
      // Six rows are visible. Tab needs more rows after them.
      if (count > 20) expect(end - first).toBeGreaterThanOrEqual(6 + 4);
    },
  );
});

describe('a windowed list', () => {
  const table = (count: number, from?: string) => (
    <WindowedList
      label="Numbers"
      kind="table"
      count={count}
      rowPx={rowPx}
      {...(from !== undefined && { from })}
      head={
        <tr>
          <th>Number</th>
        </tr>
      }
      row={(index) => <td>{index}</td>}
    />
  );

  async function scrollTo(page: HTMLElement, topPx: number): Promise<void> {
    const frame = page.querySelector('section') as HTMLElement;
    Object.defineProperty(frame, 'clientHeight', { value: 300, configurable: true });
    frame.scrollTop = topPx;
    frame.dispatchEvent(new Event('scroll'));
    await settle();
  }

  test.for([
    [0, true, false],
    [50, true, true],
    [100, false, true],
    [-50, true, true],
    [-100, false, true],
  ] as const)('says on which sides columns are out of view, scrolled by %i', async ([leftPx, isMore, isScrolled]) => {
    const page = await drawAndSettle(table(3));
    const frame = page.querySelector('section') as HTMLElement;
    Object.defineProperties(frame, { scrollWidth: { value: 400 }, clientWidth: { value: 300 } });
    frame.scrollLeft = leftPx;
    frame.dispatchEvent(new Event('scroll'));

    expect([frame.hasAttribute('data-more'), frame.hasAttribute('data-scrolled')]).toEqual([isMore, isScrolled]);
  });

  const numbers = (page: HTMLElement) => [...page.querySelectorAll('td')].map((cell) => Number(cell.textContent));
  const heights = (page: HTMLElement) =>
    [...page.querySelectorAll<HTMLElement>('tbody tr')].map(({ style }) => Number.parseInt(style.height, 10));

  test('says how many rows there are and which ones it shows', async () => {
    const page = await drawAndSettle(table(100_000));

    await scrollTo(page, 2_500_000);

    const rows = [...page.querySelectorAll('tr[aria-rowindex]')];
    expect(page.querySelector('table')?.getAttribute('aria-rowcount')).toBe('100001');
    expect(numbers(page)).toContain(50_000);
    expect(rows.map((row) => Number(row.getAttribute('aria-rowindex')) - 2)).toEqual(numbers(page));
    expect(rows.length).toBeLessThan(50);
  });

  test('takes the same room wherever it is', async () => {
    const page = await drawAndSettle(table(1_000));

    for (const topPx of [0, 20_000, 1_000 * rowPx - 300]) {
      await scrollTo(page, topPx);

      expect(heights(page).reduce((sum, height) => sum + height, 0)).toBe(1_000 * rowPx);
    }
    expect(numbers(page).at(-1)).toBe(999);
  });

  test('is at its first row in another order, and is not taken back there from where it is scrolled next', async () => {
    const page = await drawAndSettle(table(1_000, 'block'));
    await scrollTo(page, 20_000);
    const frame = page.querySelector('section') as HTMLElement;

    render(table(1_000, 'balance'), page);
    const atFirst = frame.scrollTop;
    await scrollTo(page, 30_000);

    expect([atFirst, frame.scrollTop]).toEqual([0, 30_000]);
    expect(numbers(page)).toContain(600);
  });

  test('draws its first rows where another order begins', async () => {
    const page = await drawAndSettle(table(1_000, 'block'));
    await scrollTo(page, 20_000);

    render(table(1_000, 'balance'), page);
    await settle();

    expect(numbers(page)[0]).toBe(0);
  });

  test('tells which row it has come to, so that more is loaded in time', async () => {
    const reached: number[] = [];
    const page = drawOnPage(
      <WindowedList
        label="Numbers"
        kind="list"
        count={200}
        rowPx={rowPx}
        row={(index) => <b>{index}</b>}
        onReach={(last) => reached.push(last)}
      />,
    );
    await settle();

    await scrollTo(page, 200 * rowPx - 300);

    const entries = [...page.querySelectorAll('li')];
    expect(reached[0]).toBeLessThan(40);
    expect(reached.at(-1)).toBe(199);
    expect(entries.at(-1)?.getAttribute('aria-posinset')).toBe('200');
    expect(entries.every((entry) => entry.getAttribute('aria-setsize') === '200')).toBe(true);
    expect(page.querySelector('section')?.tabIndex).toBe(0);
  });
});

describe('where the rows of a long list are', () => {
  test.for(cases.places)('$name', ({ index, morePx, topPx }) => {
    expect(topOf(index, rowPx, morePx)).toBe(topPx);
  });

  test('rows that were not measured are as high as any', () => {
    const morePx: number[] = [];
    morePx[5] = 20;

    expect(topOf(7, rowPx, morePx)).toBe(370);
    expect(indexAt(369, rowPx, morePx)).toBe(6);
    expect(indexAt(319, rowPx, morePx)).toBe(5);
  });

  test('a place in a row is in that row, from its first pixel to its last', () => {
    const morePx = Array.from({ length: 60 }, (_, at) => (at * at * 37) % 401);

    for (let index = 0; index < 100; index += 1) {
      const topPx = topOf(index, rowPx, morePx);
      const nextPx = topOf(index + 1, rowPx, morePx);

      expect(nextPx - topPx).toBe(rowPx + (morePx[index] ?? 0));
      expect(indexAt(topPx, rowPx, morePx)).toBe(index);
      expect(indexAt(nextPx - 1, rowPx, morePx)).toBe(index);
    }
  });
});

const framePx = 300;

// happy-dom has no layout. This map holds the extra height of rows by index (px).
const higher = new Map<number, number>();
let isHidden = false;

const indexOf = (row: Element) => Number(row.textContent);
const rowsOf = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('li')];
const frameOf = (page: HTMLElement) => page.querySelector('section') as HTMLElement;

/** Returns the empty space in place of rows that are not drawn, above and below (px). */
function roomOf(page: HTMLElement): number[] {
  const { paddingBlock } = (page.querySelector('ul') as HTMLElement).style;
  return paddingBlock.split(' ').map(Number.parseFloat);
}

/** Returns the distance of a drawn row from the frame's top (px), negative if it is scrolled above it. */
function placeOf(page: HTMLElement, index: number): number {
  const above = rowsOf(page).filter((row) => indexOf(row) < index);
  const abovePx = above.reduce((sum, row) => sum + row.getBoundingClientRect().height, roomOf(page)[0] ?? 0);
  return abovePx - frameOf(page).scrollTop;
}

const list = (count: number, leastPx = rowPx) => (
  <WindowedList label="Numbers" kind="list" count={count} rowPx={leastPx} row={(index) => index} />
);

async function scrollHigherTo(page: HTMLElement, topPx: number): Promise<void> {
  frameOf(page).scrollTop = topPx;
  frameOf(page).dispatchEvent(new Event('scroll'));
  await settle();
}

describe('a list with rows that are higher than the others', () => {
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

  test('leaves them as much room when they are out of view', async () => {
    for (const [index, px] of [
      [2, 130],
      [7, 41.5],
      [90, 20],
    ] as const)
      higher.set(index, px);
    const page = await drawAndSettle(list(100));

    for (const topPx of [500, 2500, 4700]) await scrollHigherTo(page, topPx);
    const end = [roomOf(page), rowsOf(page).length] as const;
    await scrollHigherTo(page, 0);
    const start = [roomOf(page), rowsOf(page).length] as const;

    expect(end[0]).toEqual([(100 - end[1]) * rowPx + 130 + 41.5, 0]);
    expect(start[0]).toEqual([0, (100 - start[1]) * rowPx + 20]);
  });

  test('what is in view does not move when one above it turns out to be higher', async () => {
    const page = await drawAndSettle(list(1000));
    higher.set(496, 70);
    higher.set(497, 33);

    await scrollHigherTo(page, 500 * rowPx + 10);

    expect(rowsOf(page).map(indexOf)).toContain(496);
    expect(placeOf(page, 500)).toBe(-10);
    expect(frameOf(page).scrollTop).toBe(500 * rowPx + 10 + 103);
  });

  test('a higher one at the top of the view stays where it is', async () => {
    const page = await drawAndSettle(list(1000));
    higher.set(500, 200);

    await scrollHigherTo(page, 500 * rowPx + 10);

    expect(placeOf(page, 500)).toBe(-10);
    expect(frameOf(page).scrollTop).toBe(500 * rowPx + 10);
  });

  test('a user who goes to its end sees the end of the last one', async () => {
    const page = await drawAndSettle(list(1000));
    for (const index of [995, 999]) higher.set(index, 80);

    await scrollHigherTo(page, 1000 * rowPx - framePx);

    expect(placeOf(page, 999) + rowPx + 80).toBe(framePx);
    expect(roomOf(page)[1]).toBe(0);
  });

  test('what is in view stays when rows are appended at its end', async () => {
    const page = await drawAndSettle(list(100));
    await scrollHigherTo(page, 100 * rowPx - framePx);
    higher.set(99, 80);

    render(list(150), page);
    await settle();

    expect(placeOf(page, 94)).toBe(0);
  });

  test('is at the same row when the window becomes narrow, and all rows are higher', async () => {
    for (const index of [3, 498]) higher.set(index, 60);
    const page = await drawAndSettle(list(1000));
    await scrollHigherTo(page, 500 * rowPx + 70);
    const before = placeOf(page, 500);

    render(list(1000, 90), page);
    await settle();

    expect(before).toBe(-10);
    expect(placeOf(page, 500)).toBe(-10);
    // Heights measured at another width do not apply to this one.
    expect(roomOf(page)[0]).toBe(indexOf(rowsOf(page)[0] as HTMLElement) * 90);
  });

  test('a row that is as high as the others again is remembered so', async () => {
    higher.set(2, 60);
    const page = await drawAndSettle(list(100));
    higher.clear();

    await scrollHigherTo(page, 1);
    await scrollHigherTo(page, 60 * rowPx);

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
      await scrollHigherTo(page, topPx);

      expect(frameOf(page).scrollTop).toBe(topPx);
    }
  });

  test('a short one whose rows become higher than its frame stays at its beginning', async () => {
    const page = await drawAndSettle(list(4));
    for (const index of [0, 1, 2, 3]) higher.set(index, 100);

    await scrollHigherTo(page, 0);

    expect(frameOf(page).scrollTop).toBe(0);
  });

  test('keeps what it knows while it is hidden', async () => {
    higher.set(2, 60);
    const page = await drawAndSettle(list(100));

    isHidden = true;
    await scrollHigherTo(page, 0);
    isHidden = false;
    await scrollHigherTo(page, 60 * rowPx);

    expect(roomOf(page)[0]).toBe(indexOf(rowsOf(page)[0] as HTMLElement) * rowPx + 60);
  });
});
