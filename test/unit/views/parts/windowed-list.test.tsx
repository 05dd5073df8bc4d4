// @vitest-environment new-document

import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { indexAt, topOf } from '../../../../src/views/parts/row-places.ts';
import { windowAt } from '../../../../src/views/parts/use-window.ts';
import { WindowedList } from '../../../../src/views/parts/windowed-list.tsx';
import { named } from '../named.ts';
import { drawAndSettle, drawOnPage, settle } from '../on-page.ts';
import cases from './windowed-list.cases.json' with { type: 'json' };

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
      // Six are seen; Tab goes on from them.
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

  test('stands at its first row in another order, and is not taken back there from where it is scrolled next', async () => {
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

  test('rows that nobody has measured are as high as any', () => {
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
