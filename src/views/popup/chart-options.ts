import UPlot from 'uplot';
import { locale, numberLocale, zoneOption } from '../../format/locale.ts';

const dayS = 86_400;

/** How the step line looks: no legend, edge to edge, a few quiet words on the axes. Colours are read at each drawing. */
export function chartOptions(parts: { readColour: (name: string) => string }): Omit<UPlot.Options, 'width' | 'height'> {
  const colour = (name: string) => () => parts.readColour(name);
  const axis = {
    stroke: colour('--hl-ink3'),
    font: '11px system-ui, sans-serif',
    ticks: { show: false },
    grid: { stroke: colour('--hl-line'), width: 1 },
  };
  return {
    legend: { show: false },
    padding: [8, 0, 0, 0],
    cursor: { x: false, y: false, points: { show: false }, drag: { x: true, y: false, setScale: true } },
    scales: { x: { time: true }, y: { range: (_chart, low, high) => withRoom(low, high) } },
    axes: [
      {
        ...axis,
        size: 26,
        gap: 6,
        space: 76,
        grid: { show: false },
        values: (chart, splits, _a, _s, step) =>
          toDates(splits, step).map((words, at) => (hasRoom(chart, splits[at]) ? words : '')),
      },
      { ...axis, side: 1, size: 52, gap: 6, space: 44, values: (_c, splits, _a, _s, step) => toAmounts(splits, step) },
    ],
    series: [
      {},
      {
        stroke: colour('--hl-chart-line'),
        fill: colour('--hl-chart-fill'),
        width: 1.5,
        points: { show: false },
        ...(UPlot.paths.stepped && { paths: UPlot.paths.stepped({ align: 1 }) }),
      },
    ],
  };
}

// Words near the left edge would be cut by it.
function hasRoom(chart: UPlot, second: number | undefined): boolean {
  return second !== undefined && chart.valToPos(second, 'x') > 30;
}

/** A range with a little air above and below, from zero only if the line comes near it; never empty. */
export function withRoom(low: number | null, high: number | null): [low: number, high: number] {
  const from = low ?? 0;
  const to = high ?? 0;
  const air = to > from ? (to - from) * 0.12 : Math.abs(to) * 0.1 || 1;
  return [from >= 0 ? Math.max(0, from - air) : from - air, to + air];
}

/** Words for the points of the time axis, as fine as their distance asks for. */
export function toDates(seconds: number[], stepS: number): string[] {
  const format = new Intl.DateTimeFormat(locale(), {
    ...zoneOption(),
    ...(stepS >= 300 * dayS
      ? { year: 'numeric' }
      : stepS >= 27 * dayS
        ? { month: 'short', year: 'numeric' }
        : stepS >= dayS
          ? { day: 'numeric', month: 'short' }
          : { hour: '2-digit', minute: '2-digit' }),
  });
  return seconds.map((second) => format.format(second * 1000));
}

/** Short words for the points of the amount axis; they are marks on a ruler, not amounts to rely on. */
export function toAmounts(amounts: number[], step: number): string[] {
  const digits = Math.min(12, Math.max(0, Math.ceil(-Math.log10(step))));
  const isLarge = amounts.some((amount) => Math.abs(amount) >= 10_000);
  const format = new Intl.NumberFormat(
    // "1.2 million" is the language's own.
    isLarge ? locale() : numberLocale(),
    isLarge
      ? { notation: 'compact', maximumSignificantDigits: 4 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits },
  );
  return amounts.map((amount) => format.format(amount));
}
