import { words } from '../words/words.ts';
import { keptByLanguage, keptByNumbers } from './locale.ts';

const grouped = keptByNumbers((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const percent = keptByLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const separator = keptByNumbers(
  (locale) => new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);

type Decimal = { isNegative: boolean; whole: bigint; fraction: string };

/** A whole number with its digits in groups: "21,234,567". Takes bigints of any size. */
export function formatNumber(value: number | bigint): string {
  return grouped().format(value);
}

/** A count in the words of a message, which gets the count to choose its form by, and the count formatted. */
export function sayCount(count: number, message: (count: number, formatted: string) => string): string {
  return message(count, formatNumber(count));
}

/** A block by its number, held together by a no-break space: "block 21,234,567". */
export function formatBlock(number: number): string {
  return words().writing.block(formatNumber(number));
}

/** An integer string with its digits in groups; null for anything that is not one, or has over 100 digits. */
export function formatInteger(value: string): string | null {
  return isInteger(value) ? formatNumber(BigInt(value)) : null;
}

/** A decimal string with the digits of its whole part in groups and every digit of its fraction; null for anything else. */
export function formatDecimal(value: string): string | null {
  const decimal = readDecimal(value);
  return decimal && `${decimal.isNegative ? '-' : ''}${joinFraction(formatNumber(decimal.whole), decimal.fraction)}`;
}

/** The parts of a decimal string of at most 100 digits on each side of its point; null for anything else. */
export function readDecimal(value: string): Decimal | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,100})(?:\.(\d{1,100}))?$/.exec(value) ?? [];
  return whole === '' ? null : { isNegative: sign === '-', whole: BigInt(whole), fraction };
}

/** A formatted whole part and the digits of a fraction, with what stands between them in the language that is spoken. */
export function joinFraction(whole: string, fraction: string): string {
  return fraction === '' ? whole : `${whole}${separator()}${fraction}`;
}

/** True for an integer string of at most 100 digits: everything that fits a chain's 256 bits does. */
export function isInteger(value: string): boolean {
  return /^-?\d{1,100}$/.test(value);
}

/**
 * The share of `part` in `whole` (integer strings) in whole per cent: "61%". "<1%" and ">99%" where rounding
 * would say none or all; null where there is no share to tell.
 */
export function formatPercent(part: string, whole: string): string | null {
  if (!isInteger(part) || !isInteger(whole)) return null;
  const [some, all] = [BigInt(part), BigInt(whole)];
  if (all <= 0n || some < 0n || some > all) return null;
  const rounded = (some * 200n + all) / (all * 2n);
  const say = (hundredths: number) => percent().format(hundredths / 100);
  if (rounded === 0n && some > 0n) return `<${say(1)}`;
  if (rounded === 100n && some < all) return `>${say(99)}`;
  return say(Number(rounded));
}
