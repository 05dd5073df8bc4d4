import type UPlot from 'uplot';
import type { StatementRow } from '../statement/statement.ts';

/** What came in and went out in a period: `up` and `down` are shares of the largest such amount, from 0 to 1. */
export type PeriodBar = { fromS: number; untilS: number; up: number; down: number };

/** The height of the strip above the chart that the bars are drawn in. */
export const stripPx = 56;
const halfPx = 22;
const gapPx = 1;

/** Returns the bars of a statement's periods, oldest first. Empty if nothing came in or went out. */
export function toPeriodBars(rows: readonly StatementRow[]): PeriodBar[] {
  let most = 0n;
  for (const { received, sent } of rows)
    for (const amount of [BigInt(received), BigInt(sent)]) if (amount > most) most = amount;
  if (most === 0n) return [];
  // Divided as whole numbers: an amount in wei may have more digits than a float's range.
  // Rounded up, so that a small amount still has a bar.
  const share = (wei: string) => Number((BigInt(wei) * 10_000n + most - 1n) / most) / 10_000;
  return rows.map(({ fromMs, untilMs, received, sent }) => ({
    fromS: fromMs / 1000,
    untilS: untilMs / 1000,
    up: share(received),
    down: share(sent),
  }));
}

/** Draws the bars into the strip above the plot: received upwards, sent downwards, along the line's time axis. */
export function drawPeriodBars(chart: UPlot, bars: readonly PeriodBar[], readColour: (name: string) => string): void {
  const { ctx, bbox } = chart;
  const ratio = chart.width === 0 ? 1 : ctx.canvas.width / chart.width;
  const [top, half] = [2 * ratio, halfPx * ratio];
  const middle = Math.round(top + half);
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, 0, bbox.width, bbox.top);
  ctx.clip();
  ctx.fillStyle = readColour('--hl-line');
  ctx.fillRect(bbox.left, middle, bbox.width, Math.max(1, Math.round(ratio)));
  const [upColour, downColour] = [readColour('--hl-chart-in'), readColour('--hl-chart-out')];
  for (const { fromS, untilS, up, down } of bars) {
    const left = chart.valToPos(fromS, 'x', true);
    const right = chart.valToPos(untilS, 'x', true);
    if (right < bbox.left || left > bbox.left + bbox.width) continue;
    const width = Math.max(ratio, right - left - gapPx * ratio);
    // At least one pixel, so that a small amount differs from none.
    const tall = (part: number) => (part === 0 ? 0 : Math.max(ratio, part * half));
    ctx.fillStyle = upColour;
    ctx.fillRect(left, middle - tall(up), width, tall(up));
    ctx.fillStyle = downColour;
    ctx.fillRect(left, middle + ratio, width, tall(down));
  }
  ctx.restore();
}
