import { formatNumber, isInteger, joinFraction } from './format-number.ts';
import { powerOfTen } from './power-of-ten.ts';

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
