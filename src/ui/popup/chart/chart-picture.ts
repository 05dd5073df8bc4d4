import { chainName, type Unit } from '../../../format/chain-words.ts';
import { cleanText } from '../../../format/clean-text.ts';
import { formatNumber, sayCount } from '../../../format/format-amount.ts';
import { cachedByLanguage, zoneOption } from '../../../format/locale.ts';
import { directionOf } from '../../../i18n/choose-language.ts';
import { spokenLanguage, spokenTag, t } from '../../../i18n/t.ts';
import { type BalanceChange, countUnread, isBelowZero } from '../../../models/balance.ts';
import { toChecksum } from '../../../references/checksum.ts';
import { dayAndTime, exactAmount } from '../balance/balance-words.ts';
import { sayDoubt } from '../statement/statement-words.ts';
import { toAmounts, toDates, withRoom } from './chart-options.ts';
import { pointAt, type StepLine } from './step-line.ts';
import { timeMarks } from './time-marks.ts';
import type { Zoom } from './zoom.ts';

const size = { width: 960, height: 540 };
const plot = { left: 40, right: 840, top: 172, bottom: 452 };
const mostAmounts = 5;
const mostTimes = 7;

/** A chart to save as a picture: its line, the part of it in view, and what it is based on. */
export type PicturedChart = {
  /** The changes that the line was made of, newest first. */
  changes: readonly BalanceChange[];
  line: StepLine;
  part: Zoom;
  unit: Unit;
  address: string;
  chainId: number;
  /** When the newest changes were requested, ISO 8601. */
  asOf: string | null;
  /** Older changes are not loaded. */
  isPartial: boolean;
  isSample: boolean;
};

/**
 * Returns a chart as an SVG document: black on white, with its address, chain, range, time zone and the date of its data
 * written in it.
 */
export function toChartPicture(chart: PicturedChart): string {
  const { line, part, unit } = chart;
  const [low, high] = extremesIn(line, part);
  const [bottom, top] = withRoom(low, high, line.base > 0n);
  const x = (place: number) => plot.left + ((place - part.from) / (part.to - part.from)) * (plot.right - plot.left);
  const y = (amount: number) => plot.bottom - ((amount - bottom) / (top - bottom)) * (plot.bottom - plot.top);
  const { marks: amounts, step } = roundMarks(bottom, top, mostAmounts);
  const words = toAmounts(amounts, step, line.tens).map((one) => (line.base > 0n ? `+${one}` : one));
  const isRtl = directionOf(spokenLanguage()) === 'rtl';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" xml:lang="${toXml(spokenTag())}" font-family="system-ui, sans-serif" font-size="15" fill="#14171c">`,
    `<title>${toXml(sayTitle(chart))}</title>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...toLines(chart).map((text, at) => {
      const [place, anchor] = isRtl ? [size.width - plot.left, ' direction="rtl"'] : [plot.left, ''];
      const look = at === 0 ? ' font-size="22" font-weight="600"' : ' fill="#5b6472"';
      return `<text x="${place}" y="${[44, 72, 96, 120, 144, 166][at]}"${anchor}${look}>${toXml(text)}</text>`;
    }),
    ...amounts.map(
      (amount, at) =>
        `<path d="M${plot.left} ${round(y(amount))}H${plot.right}" stroke="#e6e8ec"/><text x="${plot.right + 10}" y="${round(y(amount) + 5)}" fill="#5b6472">${toXml(words[at] ?? '')}</text>`,
    ),
    ...toPlaces(line, part).map(
      ({ place, text }) =>
        `<text x="${round(x(place))}" y="${plot.bottom + 28}" text-anchor="middle" fill="#5b6472">${toXml(text)}</text>`,
    ),
    `<path d="${toPath(line, part, { x, y })}" fill="none" stroke="#3d5afe" stroke-width="2" stroke-linejoin="round"/>`,
    ...(line.base > 0n
      ? [
          `<text x="${size.width - 16}" y="${plot.top - 12}" text-anchor="end">${toXml(exactAmount(String(line.base), unit))} +</text>`,
        ]
      : []),
    `<text x="${plot.left}" y="${size.height - 24}" fill="#5b6472" font-size="13">Hashlens</text>`,
    '</svg>',
  ].join('\n');
}

function sayTitle({ line, chainId }: PicturedChart): string {
  return `${line.axis === 'time' ? t('popup.balance.overTime') : t('popup.balance.overBlocks')} · ${chainName(chainId)}`;
}

// One fact a line: a longer one would run out of the picture.
function toLines(chart: PicturedChart): string[] {
  const { changes, line, part, address, chainId, asOf, isPartial, isSample, unit } = chart;
  const rows = line.rows.slice(pointAt(line.places, part.from), pointAt(line.places, part.to) + 1);
  // The newest change has two points.
  const shown = [...new Set(rows)].flatMap((row) => changes[row] ?? []);
  const unread = countUnread(shown);
  const range =
    line.axis === 'time'
      ? days().formatRange(part.from * 1000, part.to * 1000)
      : `${formatNumber(Math.ceil(part.from))} – ${formatNumber(Math.floor(part.to))}`;
  const zone = zoneOption().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = dayAndTime(asOf);
  return [
    sayTitle(chart),
    toChecksum(address, chainId),
    [unit.symbol, range, ...(time === null ? [] : [t('popup.asOf', { age: time })]), zone].join(' · '),
    ...(isSample ? [t('page.sample')] : []),
    ...(isPartial ? [t('popup.balance.olderNotLoaded')] : []),
    ...(unread > 0 ? [sayCount(unread, (count, formatted) => t('popup.list.unread', { count, formatted }))] : []),
    ...(shown.some(isBelowZero) ? [sayDoubt('impossible')] : []),
  ];
}

const days = cachedByLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', ...zoneOption() }),
);

function extremesIn({ places, balances }: StepLine, { from, to }: Zoom): [low: number, high: number] {
  const seen = balances.slice(pointAt(places, from), pointAt(places, to) + 1);
  return seen.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ] as [number, number]);
}

/** Returns at most `most` + 1 round numbers between two, and their distance: 1, 2 or 5 times a power of ten. */
export function roundMarks(from: number, to: number, most: number): { marks: number[]; step: number } {
  const least = (to - from) / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return { marks: Array.from({ length: count }, (_, at) => (first + at) * step), step };
}

const hourS = 3_600;
const dayS = 24 * hourS;
// The distances of marks in time that `timeMarks` starts at the beginnings of days, months and years.
const stepsS = [60, 600, hourS, 6 * hourS, dayS, 2 * dayS, 7 * dayS, 14 * dayS, 30 * dayS, 91 * dayS, 182 * dayS];
const yearS = 365 * dayS;

function toPlaces({ axis }: StepLine, { from, to }: Zoom): { place: number; text: string }[] {
  if (axis === 'block') {
    const { marks } = roundMarks(from, to, mostTimes - 1);
    return marks.filter(Number.isInteger).map((place) => ({ place, text: formatNumber(place) }));
  }
  const least = (to - from) / mostTimes;
  const stepS = stepsS.find((one) => one >= least) ?? Math.ceil(least / yearS) * yearS;
  const marks = timeMarks(from, to, { stepS, isUtc: zoneOption().timeZone === 'UTC' });
  const words = toDates(marks, stepS);
  return marks.map((place, at) => ({ place, text: words[at] ?? '' }));
}

/** Returns the steps of a line as path data, with at most the lowest and the highest balance for each pixel. */
function toPath(
  line: StepLine,
  part: Zoom,
  { x, y }: { x: (at: number) => number; y: (at: number) => number },
): string {
  const { places, balances } = line;
  const first = pointAt(places, part.from);
  const last = pointAt(places, part.to);
  const start = Math.max(part.from, places[first] ?? part.from);
  let path = `M${round(x(start))} ${round(y(balances[first] ?? 0))}`;
  let at = first + 1;
  while (at <= last) {
    const column = Math.round(x(places[at] ?? 0));
    let [low, high] = [balances[at] ?? 0, balances[at] ?? 0];
    let end = at;
    while (end < last && Math.round(x(places[end + 1] ?? 0)) === column) {
      end += 1;
      low = Math.min(low, balances[end] ?? 0);
      high = Math.max(high, balances[end] ?? 0);
    }
    path +=
      end === at
        ? `H${column}V${round(y(low))}`
        : `H${column}V${round(y(low))}V${round(y(high))}V${round(y(balances[end] ?? 0))}`;
    at = end + 1;
  }
  return `${path}H${round(x(part.to))}`;
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}

function toXml(text: string): string {
  return cleanText(text, 300).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

// Sharp on screens with two pixels for one, and on paper.
const pngScale = 2;

/** Draws an SVG document as a PNG. Rejects if the browser cannot. */
export async function toPng(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    // Loads nothing but the blob.
    const image = document.createElement('img');
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(size.width * pngScale, size.height * pngScale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(url);
  }
}
