import type { Clip, DrivenPage } from './driver.ts';
import { until } from './until.ts';

/** The drawn line: the share of the canvas's width that it crosses (0 to 1), and the number of its pixel rows. */
export type LineSeen = { share: number; rows: number };

/** Finds the line in the chart's pixels by its colour. Axes, grid and the area under the line do not count. */
export function lineOf(page: DrivenPage): Promise<LineSeen> {
  return page.evaluate(() => {
    const nothing = { share: 0, rows: 0 };
    const canvas = document.querySelector('canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context || canvas.width === 0 || canvas.height === 0) return nothing;
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) return nothing;
    brush.fillStyle = getComputedStyle(canvas).getPropertyValue('--hl-chart-line').trim();
    brush.fillRect(0, 0, 1, 1);
    const wanted = brush.getImageData(0, 0, 1, 1).data;
    const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
    const [columns, rows] = [new Set<number>(), new Set<number>()];
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 150) continue;
      const isOther = [0, 1, 2].some((part) => Math.abs((data[at + part] ?? 0) - (wanted[part] ?? 0)) > 24);
      if (isOther) continue;
      columns.add((at / 4) % width);
      rows.add(Math.floor(at / 4 / width));
    }
    return { share: columns.size / width, rows: rows.size };
  });
}

/** Scrolls the chart into view and returns its box; waits for it. */
export function chartBox(page: DrivenPage): Promise<Clip> {
  return until('a chart is on the page', () =>
    page.evaluate(() => {
      const canvas = document.querySelector('[role="slider"] canvas');
      if (canvas === null) return null;
      canvas.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = canvas.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
}

/** The chart's readout: the text under it, and the value for assistive technology. */
export function readOutOf(page: DrivenPage): Promise<{ shown: string; spoken: string }> {
  return page.evaluate(() => {
    const slider = document.querySelector('[role="slider"]');
    const list = document.querySelector<HTMLElement>('[role="tabpanel"] dl');
    return {
      shown: (list?.innerText ?? '').replace(/\s+/g, ' ').trim(),
      spoken: slider?.getAttribute('aria-valuetext') ?? '',
    };
  });
}

/** Returns an amount of wei as the chart writes it, to the last digit. Independent of the extension's own code. */
export function toEther(wei: string): string {
  const digits = wei.replace('-', '').padStart(19, '0');
  const fraction = digits.slice(-18).replace(/0+$/, '');
  return `${BigInt(digits.slice(0, -18)).toLocaleString('en-US')}${fraction === '' ? '' : `.${fraction}`} ETH`;
}

/** Returns a change of a balance in the same way, with its sign. */
export function toChange(wei: string): string {
  const sign = wei.startsWith('-') ? '−' : BigInt(wei) === 0n ? '' : '+';
  return `${sign}${toEther(wei)}`;
}
