import { language } from './locale.ts';

let grouped: Intl.NumberFormat | undefined;

/** A whole number with its digits in groups: "21,234,567". Takes bigints of any size. */
export function formatNumber(value: number | bigint): string {
  // Made at its first use: a formatter takes a millisecond of every start of the background.
  grouped ??= new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  return grouped.format(value);
}

/** A count with its noun: "1 change", "50 changes". Give the plural where an s does not make it. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`;
}

/** A block by its number, held together by a no-break space: "block 21,234,567". */
export function formatBlock(number: number): string {
  return `block\u00a0${formatNumber(number)}`;
}

/** An integer string with its digits in groups; null for anything that is not one, or has over 100 digits. */
export function formatInteger(value: string): string | null {
  return isInteger(value) ? formatNumber(BigInt(value)) : null;
}

/** A decimal string with the digits of its whole part in groups and every digit of its fraction; null for anything else. */
export function formatDecimal(value: string): string | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,100})(\.\d{1,100})?$/.exec(value) ?? [];
  return whole === '' ? null : `${sign}${formatNumber(BigInt(whole))}${fraction}`;
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
  if (rounded === 0n && some > 0n) return '<1%';
  if (rounded === 100n && some < all) return '>99%';
  return `${rounded}%`;
}
