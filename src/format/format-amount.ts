import { t } from '../i18n/t.ts';
import { cachedByLanguage, cachedByNumbers } from './locale.ts';

/** An amount: `text` is shortened for reading, `exact` has every digit. */
export type Amount = { text: string; exact: string };

const minus = '−';
// A longer integer part is written as a power of ten: only its size matters.
const longestInteger = 18;

/**
 * Converts an amount in smallest units (an integer string) to whole units. `text` is truncated, never rounded up: at
 * most 6 fraction digits, fewer for large amounts, "<0.000001" instead of a false 0, a power of ten beyond 18 digits.
 * `exact` keeps every digit. Decimals that no token can have count as 0; a value that is not an integer returns "?".
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

/** Parses the decimals that a token declares. Null unless they are a whole number from 0 to 255. */
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
 * The value in US dollars of an amount in smallest units at `rate` (a decimal string, dollars per whole coin):
 * "$3,914.10", "<$0.01". Null if the rate is unknown, zero or not a number.
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

/**
 * Formats US dollars from a decimal string with every digit and at least two decimals: "$1.00", "$0.998001". Null for
 * anything else.
 */
export function formatDollars(value: string): string | null {
  const decimal = readDecimal(value);
  return decimal && `${decimal.isNegative ? '−' : ''}${say(decimal.whole, decimal.fraction.padEnd(2, '0'))}`;
}

function say(dollars: bigint, fraction: string): string {
  return t('writing.dollars', { amount: joinFraction(formatNumber(dollars), fraction) });
}

const grouped = cachedByNumbers((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const percent = cachedByLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
/** The decimal sign that is in use. */
export const decimalSign = cachedByNumbers(
  (locale) => new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
);

type Decimal = { isNegative: boolean; whole: bigint; fraction: string };

/** A whole number with grouped digits: "21,234,567". Takes bigints of any size. */
export function formatNumber(value: number | bigint): string {
  return grouped().format(value);
}

/** Calls `message` with a count, which selects the plural form, and the formatted count. */
export function sayCount(count: number, message: (count: number, formatted: string) => string): string {
  return message(count, formatNumber(count));
}

/** A block number in words, with a no-break space: "block 21,234,567". */
export function formatBlock(number: number): string {
  return t('writing.block', { number: formatNumber(number) });
}

/** An integer string with grouped digits. Null for anything else, or for more than 100 digits. */
export function formatInteger(value: string): string | null {
  return isInteger(value) ? formatNumber(BigInt(value)) : null;
}

/** A decimal string with a grouped whole part and every digit of its fraction. Null for anything else. */
export function formatDecimal(value: string): string | null {
  const decimal = readDecimal(value);
  return decimal && `${decimal.isNegative ? '-' : ''}${joinFraction(formatNumber(decimal.whole), decimal.fraction)}`;
}

/** Parses a decimal string of at most 100 digits on each side of the point. Null for anything else. */
function readDecimal(value: string): Decimal | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,100})(?:\.(\d{1,100}))?$/.exec(value) ?? [];
  return whole === '' ? null : { isNegative: sign === '-', whole: BigInt(whole), fraction };
}

/** Joins a formatted whole part and fraction digits with the decimal separator that is in use. */
function joinFraction(whole: string, fraction: string): string {
  return fraction === '' ? whole : `${whole}${decimalSign()}${fraction}`;
}

/** True for an integer string of at most 100 digits, which is enough for 256-bit values. */
export function isInteger(value: string): boolean {
  return /^-?\d{1,100}$/.test(value);
}

/**
 * The share of `part` in `whole` (integer strings) in whole per cent: "61%". "<1%" and ">99%" if rounding would say
 * none or all. Null unless `whole` is positive and `part` between 0 and `whole`.
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

/** Joins facts about one thing, each a few words: "name tag, order 9". */
export function joinFacts(texts: string[]): string {
  return texts.join(t('list.factSeparator'));
}

/** Joins whole sentences with the separator of the current language. */
export function joinSentences(sentences: string[]): string {
  return sentences.join(t('writing.sentenceSeparator'));
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A power of ten with a superscript exponent: "10⁵⁹", "10⁻¹⁸". */
export function powerOfTen(power: number): string {
  const digits = [...String(Math.abs(power))].map((digit) => superscripts.charAt(Number(digit))).join('');
  return `10${power < 0 ? '⁻' : ''}${digits}`;
}

const groupSign = cachedByNumbers(
  (locale) => new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === 'group')?.value ?? ',',
);

/**
 * A positive whole number that was read; null for anything else. `readings`: the sign in it may begin a fraction or
 * group digits, as in "5.000"; both are written in the current language.
 */
export type ReadNumber = { value: number | null; readings?: { fraction: string; whole: string; plain: string } };

/** Parses a positive whole number as people write it, in digits of any script: "5000", "5 000", with their group sign. */
export function readWholeNumber(text: string): ReadNumber {
  const plain = toAsciiDigits(text.trim()).replaceAll('，', ',').replaceAll('．', '.');
  const written = plain.replace(/(?<=\d)[\p{Zs}'’٬](?=\d{3}(?!\d))/gu, '');
  const [, whole = '', sign, groups = ''] = /^([1-9]\d{0,2})([.,])(\d{3}(?:\2\d{3})*)$/.exec(written) ?? [];
  const digits = written.replace(/[.,]/g, '');
  const isPlain = digits === written;
  const isGrouped = groups.length > 3 || sign === groupSign();
  const value = /^\d{1,16}$/.test(digits) ? Number(digits) : 0;
  if (!Number.isSafeInteger(value) || value === 0) return { value: null };
  // Some languages have groups of two digits.
  if (isPlain || isGrouped || toAsciiDigits(formatNumber(value)) === written) return { value };
  if (sign === undefined) return { value: null };
  const fraction = formatDecimal(`${whole}.${groups}`) ?? written;
  return { value: null, readings: { fraction, whole: formatNumber(value), plain: digits } };
}

// The digits of a script are ten characters in a row.
function toAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - 1 - before))) before += 1;
    return String(before % 10);
  });
}
