import UPlot from 'uplot';
import { formatNumber, powerOfTen } from '../../../format/format-amount.ts';
import { cachedByLanguage, cachedByNumbers, zoneOption } from '../../../format/locale.ts';
import type { Axis, StepLine } from './step-line.ts';
import { timeMarks } from './time-marks.ts';

const axisFont = '11px system-ui, sans-serif';
const axisGap = 6;
const usualAxisWidth = 52;

/** How the drawn amounts become coins: amounts are times 10 to the power of `tens`, above `base` in wei. */
type AmountScale = Pick<StepLine, 'tens' | 'base'>;

/**
 * Returns uPlot's options for the step line: no legend, edge to edge, few axis labels. Colours and the scale of the
 * amounts are read at each draw.
 */
export function chartOptions(parts: {
  axis: Axis;
  /** The height that is left free above the line. */
  roomPx?: number;
  readColour: (name: string) => string;
  readScale: () => AmountScale;
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
    padding: [8 + (parts.roomPx ?? 0), 0, 0, 0],
    cursor: {
      x: false,
      y: false,
      points: { show: false },
      drag: { x: true, y: false, setScale: true },
      // Dragging with Shift moves the line instead of selecting a part to zoom to.
      bind: { mousedown: (_chart, _area, select) => (event) => (event.shiftKey ? null : select(event)) },
    },
    scales: {
      x: { time: parts.axis === 'time' },
      y: { range: (_chart, low, high) => withRoom(low, high, parts.readScale().base > 0n) },
    },
    axes: [
      {
        ...axis,
        size: 26,
        gap: axisGap,
        space: 76,
        grid: { show: false },
        ...(parts.axis === 'time' && {
          splits: (_c, _a, from, to, stepS) => timeMarks(from, to, { stepS, isUtc: zoneOption().timeZone === 'UTC' }),
        }),
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
        // A quarter of the height, so that there are always at least two labels: one alone is no scale.
        space: (_c, _a, _low, _high, heightPx) => heightPx / 4,
        values: (_c, splits, _a, _s, step) => {
          const { tens, base } = parts.readScale();
          const words = toAmounts(splits, step, tens);
          return base > 0n ? words.map((one) => `+${one}`) : words;
        },
      },
    ],
    series: [
      {},
      {
        stroke: colour('--hl-chart-line'),
        fill: colour('--hl-chart-fill'),
        width: 1.5,
        // The path consists of separate pieces; square caps fill the corners in which they meet.
        cap: 'square',
        points: { show: false },
        paths: (chart, series, from, to) => {
          const path = steppedPath(chart, series, from, to);
          // Filled down to the base, a small part of the balance would look like all of it.
          return path && parts.readScale().base > 0n ? { ...path, fill: null } : path;
        },
      },
    ],
  };
}

// False near the left edge, where a label would be cut off.
function hasRoom(chart: UPlot, place: number | undefined): boolean {
  return place !== undefined && chart.valToPos(place, 'x') > 30;
}

// Labels longer than the usual width would be cut off at the right edge. The width grows in steps, so that it does not
// change with each frame while the line is moved.
function widthFor({ ctx }: UPlot, amounts: string[] | null): number {
  ctx.save();
  ctx.font = axisFont;
  const widest = Math.max(0, ...(amounts ?? []).map((words) => ctx.measureText(words).width));
  ctx.restore();
  return Math.max(usualAxisWidth, Math.ceil((axisGap + widest + 2) / 12) * 12);
}

// Returns no label for a place between two blocks.
function toBlock(place: number): string {
  return Number.isInteger(place) ? formatNumber(place) : '';
}

/**
 * Returns the y range with some room above and below, down to zero only if the line comes near it. Never empty. With
 * `hasBase`, zero is no balance, so the line may end below it.
 */
export function withRoom(low: number | null, high: number | null, hasBase = false): [low: number, high: number] {
  const from = low ?? 0;
  const to = high ?? 0;
  const air = to > from ? (to - from) * 0.12 : Math.abs(to) * 0.1 || 1;
  return [from >= 0 && !hasBase ? Math.max(0, from - air) : from - air, to + air];
}

const dayS = 86_400;
// From here on even the compact notation is too long: "1000T".
const longestPlain = 1e15;
// Below this there is no room for the leading zeros.
const shortestPlain = 0.001;
const mostDigits = 6;

// Created once: both axes are formatted on each frame of a moving line.
const dates = (
  [
    [300 * dayS, { year: 'numeric' }],
    [27 * dayS, { month: 'short', year: 'numeric' }],
    [dayS, { day: 'numeric', month: 'short' }],
    [0, { hour: '2-digit', minute: '2-digit' }],
  ] as const
).map(([fromS, fields]) => ({
  fromS,
  format: cachedByLanguage((locale) => new Intl.DateTimeFormat(locale, { ...zoneOption(), ...fields })),
}));
const factors = cachedByNumbers((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 15 }));
// Each language has its own compact form, such as "1.2 million". By number of digits.
const large = Array.from({ length: 18 }, (_, digits) =>
  cachedByLanguage(
    (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: Math.max(1, digits) }),
  ),
);
// Down to the wei, because a part of a history may be a small one.
const plain = Array.from({ length: 19 }, (_, digits) =>
  cachedByNumbers(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ),
);

/** Returns labels for the time axis, as fine as the step requires. `seconds` are since 1970, `stepS` is in seconds. */
export function toDates(seconds: number[], stepS: number): string[] {
  const format = dates.find(({ fromS }) => stepS >= fromS)?.format();
  return seconds.map((second) => format?.format(second * 1000) ?? '');
}

/**
 * Returns labels for the amount axis, with as many digits as the distance of the marks (`step`) needs. Amounts are scaled
 * down by 10 to the power of `tens`: 2 with `tens` 30 means "2×10³⁰". A negative `tens` means that they are scaled up.
 */
export function toAmounts(amounts: number[], step: number, tens = 0): string[] {
  const places = placesOf(step);
  const most = Math.max(...amounts.map((amount) => Math.abs(amount)), 0);
  const size = most * 10 ** tens;
  const decimals = Math.max(0, places - tens);
  if (size >= longestPlain || (decimals > mostDigits && size < shortestPlain)) {
    return amounts.map((amount) => toPower(amount, { places, tens }));
  }
  const format = (most >= 10_000 ? large[digitsOf(most, places)] : plain[Math.min(18, decimals)])?.();
  return amounts.map((amount) => format?.format(amount) ?? '');
}

// The decimal places that a number needs; negative if it ends in zeros: 2 for 0.25, -3 for 5,000.
function placesOf(number: number): number {
  // Rounded first: uPlot's steps are multiples of 1, 2, 2.5 or 5, with errors of floats.
  const [factor = '', power = ''] = Number(number.toPrecision(3)).toExponential().split('e');
  return (factor.split('.')[1]?.length ?? 0) - Number(power);
}

// The significant digits of an amount that is precise to this many decimal places.
function digitsOf(amount: number, places: number): number {
  return Math.min(17, Math.max(1, Math.floor(Math.log10(amount)) + places + 1));
}

function toPower(amount: number, { places, tens }: { places: number; tens: number }): string {
  if (amount === 0) return formatNumber(0);
  const [factor = '', power = ''] = amount.toExponential(digitsOf(Math.abs(amount), places) - 1).split('e');
  return `${factors().format(Number(factor))}×${powerOfTen(Number(power) + tens)}`;
}

/**
 * Builds the line's path with at most four corners per column of pixels: if many changes share a column, the line spans
 * their lowest and highest balance. This draws 100,000 changes as quickly as 1,000 and leaves out nothing visible.
 * Vertical strokes are separate, with caps that fill the corners (`cap`): one joined line takes browsers four times as
 * long.
 */
export const steppedPath: UPlot.Series.PathBuilder = (chart, seriesIndex, from, to) => {
  const stroke = new Path2D();
  const fill = new Path2D();
  UPlot.orient(chart, seriesIndex, (_series, places, values, scaleX, scaleY, toX, toY, left, top, width, height) => {
    const xOf = straight(scaleX, (place) => toX(place, scaleX, width, left));
    const yOf = straight(scaleY, (value) => toY(value, scaleY, height, top));
    const x = (at: number) => Math.round(xOf.start + (places[at] ?? 0) * xOf.slope);
    const y = (at: number) => Math.round(yOf.start + (values[at] ?? 0) * yOf.slope);
    const bottom = top + height;
    const corner = (atX: number, atY: number) => {
      stroke.lineTo(atX, atY);
      fill.lineTo(atX, atY);
    };

    const start = x(from);
    let column = { x: start, low: y(from), high: y(from), last: y(from) };
    stroke.moveTo(start, column.last);
    fill.moveTo(start, bottom);
    fill.lineTo(start, column.last);
    const end = () => {
      if (column.high < column.low) {
        stroke.moveTo(column.x, column.low);
        stroke.lineTo(column.x, column.high);
        stroke.moveTo(column.x, column.last);
        fill.lineTo(column.x, column.low);
        fill.lineTo(column.x, column.high);
      }
      corner(column.x, column.last);
    };
    for (let at = from + 1; at <= to; at += 1) {
      const [nextX, nextY] = [x(at), y(at)];
      if (nextX !== column.x) {
        end();
        corner(nextX, column.last);
        column = { x: nextX, low: column.last, high: column.last, last: column.last };
      }
      // Pixels count from the top, so the lowest balance has the largest y.
      if (nextY > column.low) column.low = nextY;
      if (nextY < column.high) column.high = nextY;
      column.last = nextY;
    }
    end();
    fill.lineTo(column.x, bottom);
    fill.closePath();
    return null;
  });
  // Filled down to another number than zero, a small part of the balance would look like all of it.
  const isFromZero = (chart.scales.y?.min ?? 0) <= 0;
  // 1 (BAND_CLIP_FILL): the area is clipped at the chart's edge.
  return { stroke, fill: isFromZero ? fill : null, flags: 1 };
};

// Both scales are linear, so two points determine the rest. Converting each point with uPlot takes ten times as long.
function straight({ min, max }: UPlot.Scale, toPixel: (value: number) => number): { start: number; slope: number } {
  const [low, high] = [min ?? 0, max ?? 1];
  const slope = high === low ? 0 : (toPixel(high) - toPixel(low)) / (high - low);
  return { start: toPixel(low) - low * slope, slope };
}
