import { formatNumber } from '../../format/format-number.ts';
import { keptByLanguage, keptByNumbers, zoneOption } from '../../format/locale.ts';
import { powerOfTen } from '../../format/power-of-ten.ts';

const dayS = 86_400;
// Beyond it even short words have no room: "1000T".
const longestPlain = 1e15;
// Below it there would be more noughts than room.
const shortestPlain = 0.001;
const mostDigits = 6;

// Made once: both axes are written at each frame of a moving line.
const dates = (
  [
    [300 * dayS, { year: 'numeric' }],
    [27 * dayS, { month: 'short', year: 'numeric' }],
    [dayS, { day: 'numeric', month: 'short' }],
    [0, { hour: '2-digit', minute: '2-digit' }],
  ] as const
).map(([fromS, fields]) => ({
  fromS,
  format: keptByLanguage((locale) => new Intl.DateTimeFormat(locale, { ...zoneOption(), ...fields })),
}));
const factors = keptByNumbers((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
// "1.2 million" is the language's own.
const large = keptByLanguage(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 }),
);
const plain = Array.from({ length: 13 }, (_, digits) =>
  keptByNumbers(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ),
);

/** Words for the points of the time axis, as fine as their distance asks for; both in seconds, the points since 1970. */
export function toDates(seconds: number[], stepS: number): string[] {
  const format = dates.find(({ fromS }) => stepS >= fromS)?.format();
  return seconds.map((second) => format?.format(second * 1000) ?? '');
}

/**
 * Short words for the points of the amount axis; they are marks on a ruler, not amounts to rely on. Each stands for so
 * many `tens` more: 2 with 30 tens for "2×10³⁰", and fewer where `tens` is below zero.
 */
export function toAmounts(amounts: number[], step: number, tens = 0): string[] {
  const digits = Math.min(12, Math.max(0, Math.ceil(-Math.log10(step) - tens)));
  const size = Math.max(...amounts.map((amount) => Math.abs(amount)), 0) * 10 ** tens;
  if (size >= longestPlain || (digits > mostDigits && size < shortestPlain)) {
    return amounts.map((amount) => toPower(amount, tens));
  }
  const isLarge = amounts.some((amount) => Math.abs(amount) >= 10_000);
  const format = (isLarge ? large : plain[digits])?.();
  return amounts.map((amount) => format?.format(amount) ?? '');
}

function toPower(amount: number, tens: number): string {
  if (amount === 0) return formatNumber(0);
  const [factor = '', power = ''] = amount.toExponential(2).split('e');
  return `${factors().format(Number(factor))}×${powerOfTen(Number(power) + tens)}`;
}
