import { t } from '../i18n/t.ts';
import { cachedByLanguage, cachedByNumbers } from './locale.ts';

/** An amount for reading, cut to what a person takes in, and every digit of it. */
export type Amount = { text: string; exact: string };

const minus = '−';
// Beyond this an integer part is no longer read, only its size.
const longestInteger = 18;

/**
 * An amount in smallest units (an integer string) as a number of whole ones. `text` is cut, never rounded up:
 * at most 6 fraction digits, fewer for large amounts, "<0.000001" for what would look like nothing, a power of
 * ten beyond 18 digits. `exact` keeps every digit. Decimals that no token can have count as 0; a value that is
 * no integer gives "?".
 */
export function formatUnits(
  value: string,
  decimals: number,
  options: { maxDigits?: number; sign?: boolean } = {},
): Amount {
  if (!isInteger(value)) return { text: '?', exact: '?' };
  const amount = BigInt(value);
  const [whole, fraction] = split(amount < 0n ? -amount : amount, isDecimals(decimals) ? decimals : 0);
  const sign = amount < 0n ? minus : options.sign && amount > 0n ? '+' : '';

  return {
    text: `${sign}${cut(whole, fraction, options.maxDigits ?? 6)}`,
    exact: `${sign}${joinFraction(formatNumber(whole), fraction)}`,
  };
}

/** The decimals of a token from its own word for them; null where it is none that a token can have. */
export function toDecimals(written: string | null): number | null {
  const decimals = written !== null && /^\d{1,3}$/.test(written) ? Number(written) : null;
  return decimals !== null && isDecimals(decimals) ? decimals : null;
}

function isDecimals(decimals: number): boolean {
  return Number.isInteger(decimals) && decimals >= 0 && decimals <= 255;
}

function split(amount: bigint, decimals: number): [whole: bigint, fraction: string] {
  const digits = String(amount).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return [BigInt(digits.slice(0, point)), digits.slice(point).replace(/0+$/, '')];
}

function cut(whole: bigint, fraction: string, maxDigits: number): string {
  const length = String(whole).length;
  if (length > longestInteger) return toPowerOfTen(String(whole));
  const kept = whole === 0n ? maxDigits : Math.min(maxDigits, Math.max(2, 8 - length));
  const seen = fraction.slice(0, kept).replace(/0+$/, '');
  if (whole === 0n && seen === '' && fraction !== '') return toLeast(kept);
  return joinFraction(formatNumber(whole), seen);
}

function toLeast(digits: number): string {
  return digits === 0 ? '<1' : `<${joinFraction('0', `${'0'.repeat(digits - 1)}1`)}`;
}

function toPowerOfTen(digits: string): string {
  return `${joinFraction(digits.charAt(0), digits.slice(1, 4).replace(/0+$/, ''))} × ${powerOfTen(digits.length - 1)}`;
}

/**
 * What an amount in smallest units is worth in US dollars at `rate` (a decimal string, dollars for one whole
 * coin): "$3,914.10", "<$0.01". Null where the rate is unknown, zero or no number.
 */
export function formatUsd(q: { amount: string; decimals: number; rate: string | null }): string | null {
  const rate = /^(\d{1,40})(?:\.(\d{1,40}))?$/.exec(q.rate ?? '');
  if (!rate || !isInteger(q.amount) || q.decimals < 0 || q.decimals > 255) return null;
  const [, whole = '', fraction = ''] = rate;
  const perCoin = BigInt(whole + fraction);
  if (perCoin === 0n) return null;

  const amount = BigInt(q.amount);
  const scale = 10n ** BigInt(q.decimals + fraction.length);
  const worth = (amount < 0n ? -amount : amount) * perCoin * 100n;
  const cents = (worth * 2n + scale) / (scale * 2n);
  const sign = amount < 0n ? '−' : '';
  if (cents === 0n && worth > 0n) return `${sign}<${say(0n, '01')}`;
  const dollars = cents / 100n;
  if (dollars >= 10n ** 15n) return `${sign}${t('writing.dollars', { amount: formatUnits(String(dollars), 0).text })}`;
  return `${sign}${say(dollars, String(cents % 100n).padStart(2, '0'))}`;
}

/** US dollars that come as a decimal string, every digit of them and two behind the point at least: "$1.00", "$0.998001". Null for anything else. */
export function formatDollars(value: string): string | null {
  const decimal = readDecimal(value);
  return decimal && `${decimal.isNegative ? '−' : ''}${say(decimal.whole, decimal.fraction.padEnd(2, '0'))}`;
}

function say(dollars: bigint, fraction: string): string {
  return t('writing.dollars', { amount: joinFraction(formatNumber(dollars), fraction) });
}

const grouped = cachedByNumbers((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const percent = cachedByLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const separator = cachedByNumbers(
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
  return t('writing.block', { number: formatNumber(number) });
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
function readDecimal(value: string): Decimal | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,100})(?:\.(\d{1,100}))?$/.exec(value) ?? [];
  return whole === '' ? null : { isNegative: sign === '-', whole: BigInt(whole), fraction };
}

/** A formatted whole part and the digits of a fraction, with what stands between them in the language that is spoken. */
function joinFraction(whole: string, fraction: string): string {
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

const list = cachedByLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Texts as a list in a sentence: "Ethereum, Base and Gnosis". Empty for none. */
export function formatList(texts: string[]): string {
  return list().format(texts);
}

/** Facts of one thing, each a few words: "name tag, order 9". */
export function joinFacts(texts: string[]): string {
  return texts.join(t('list.factSeparator'));
}

/** Whole sentences, one after the other as the language puts them. */
export function joinSentences(sentences: string[]): string {
  return sentences.join(t('writing.sentenceSeparator'));
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Ten to a whole power, as it is written by hand: "10⁵⁹", "10⁻¹⁸". */
export function powerOfTen(power: number): string {
  const digits = [...String(Math.abs(power))].map((digit) => superscripts.charAt(Number(digit))).join('');
  return `10${power < 0 ? '⁻' : ''}${digits}`;
}

/** A whole number from 1 as people write it: "5000", "5,000", "5 000"; null for anything else. */
export function readWholeNumber(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[ \u00a0\u202f,'’](?=\d{3}(?!\d))/g, '');
  const value = /^\d{1,16}$/.test(digits) ? Number(digits) : 0;
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}
