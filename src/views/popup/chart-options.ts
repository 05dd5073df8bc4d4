import type UPlot from 'uplot';
import { formatNumber } from '../../format/format-number.ts';
import { toAmounts, toDates } from './axis-words.ts';
import type { Axis } from './step-line.ts';
import { steppedPath } from './stepped-path.ts';

const axisFont = '11px system-ui, sans-serif';
const axisGap = 6;
const usualAxisWidth = 52;

/**
 * How the step line looks: no legend, edge to edge, a few quiet words on the axes. Colours are read at each drawing, and
 * so is by how many tens the amounts are drawn smaller than they are.
 */
export function chartOptions(parts: {
  axis: Axis;
  readColour: (name: string) => string;
  readTens: () => number;
}): Omit<UPlot.Options, 'width' | 'height'> {
  const colour = (name: string) => () => parts.readColour(name);
  const axis = {
    stroke: colour('--hl-ink3'),
    font: axisFont,
    ticks: { show: false },
    grid: { stroke: colour('--hl-line'), width: 1 },
  };
  return {
    legend: { show: false },
    padding: [8, 0, 0, 0],
    cursor: {
      x: false,
      y: false,
      points: { show: false },
      drag: { x: true, y: false, setScale: true },
      // With Shift the line is moved, not cut out.
      bind: { mousedown: (_chart, _area, select) => (event) => (event.shiftKey ? null : select(event)) },
    },
    scales: { x: { time: parts.axis === 'time' }, y: { range: (_chart, low, high) => withRoom(low, high) } },
    axes: [
      {
        ...axis,
        size: 26,
        gap: axisGap,
        space: 76,
        grid: { show: false },
        values: (chart, splits, _a, _s, step) =>
          (parts.axis === 'time' ? toDates(splits, step) : splits.map(toBlock)).map((words, at) =>
            hasRoom(chart, splits[at]) ? words : '',
          ),
      },
      {
        ...axis,
        side: 1,
        size: widthFor,
        gap: axisGap,
        space: 44,
        values: (_c, splits, _a, _s, step) => toAmounts(splits, step, parts.readTens()),
      },
    ],
    series: [
      {},
      {
        stroke: colour('--hl-chart-line'),
        fill: colour('--hl-chart-fill'),
        width: 1.5,
        // Its path is in pieces: where they meet their ends fill the corner.
        cap: 'square',
        points: { show: false },
        paths: steppedPath,
      },
    ],
  };
}

// Words near the left edge would be cut by it.
function hasRoom(chart: UPlot, place: number | undefined): boolean {
  return place !== undefined && chart.valToPos(place, 'x') > 30;
}

// Words that are too long for the usual width would be cut by the right edge. In steps: while the line is moved, the
// width is not another one with each frame.
function widthFor({ ctx }: UPlot, amounts: string[] | null): number {
  ctx.save();
  ctx.font = axisFont;
  const widest = Math.max(0, ...(amounts ?? []).map((words) => ctx.measureText(words).width));
  ctx.restore();
  return Math.max(usualAxisWidth, Math.ceil((axisGap + widest + 2) / 12) * 12);
}

// Between two blocks there is nothing.
function toBlock(place: number): string {
  return Number.isInteger(place) ? formatNumber(place) : '';
}

/** A range with a little air above and below, from zero only if the line comes near it; never empty. */
export function withRoom(low: number | null, high: number | null): [low: number, high: number] {
  const from = low ?? 0;
  const to = high ?? 0;
  const air = to > from ? (to - from) * 0.12 : Math.abs(to) * 0.1 || 1;
  return [from >= 0 ? Math.max(0, from - air) : from - air, to + air];
}
