import { cleanText } from '../../format/clean-text.ts';
import { quote } from '../../format/quote.ts';
import { type Words, words } from '../../words/words.ts';
import { findKnownError } from './known-errors.ts';

const longestReason = 120;

const panicCodes = new Map<bigint, Exclude<keyof Words['reverts'], 'error' | 'panic'>>([
  [0x01n, 'assertion'],
  [0x11n, 'overflow'],
  [0x12n, 'divisionByZero'],
  [0x21n, 'outsideEnum'],
  [0x22n, 'storage'],
  [0x31n, 'emptyList'],
  [0x32n, 'outOfBounds'],
  [0x41n, 'memory'],
  [0x51n, 'emptyFunction'],
]);

/**
 * The reason in a revert's raw data: hex with or without 0x, or plain text. Knows Error(string), Panic(uint256),
 * common errors of tokens and text in bytes, of which what a contract says is quoted; of another error only its four
 * bytes. Null where there is none.
 */
export function decodeRevert(raw: string): string | null {
  const text = raw.trim();
  const hex = /^(?:0x)?((?:[\da-f]{2})*)$/i.exec(text)?.[1]?.toLowerCase();
  if (hex === undefined) return quoteReason(text);
  if (hex === '') return null;
  if (hex.startsWith('08c379a0')) return decodeString(hex.slice(8));
  if (hex.startsWith('4e487b71') && hex.length >= 72) return formatPanic(BigInt(`0x${hex.slice(8, 72)}`));
  const known = findKnownError(hex.slice(0, 8));
  if (known !== null && hex.length % 64 === 8) return known;
  const printable = toPrintable(hex);
  if (printable !== null) return printable;
  // A short word such as "dead" is hex by chance.
  if (!/^0x/i.test(text) && hex.length < 8) return quoteReason(text);
  return words().reverts.error(`0x${hex.slice(0, 8)}`);
}

/**
 * What a contract says of its failure, quoted; null where it says nothing. Which standard it says so by, and that it was
 * a revert, is no news.
 */
export function quoteReason(text: string): string | null {
  const reason = cleanText(text, longestReason)
    .replace(/^execution reverted:?\s*/i, '')
    .replace(/^ERC-?\d+:\s*/, '')
    .trim();
  return reason === '' ? null : quote(reason);
}

/** What a Panic's code stands for. */
export function formatPanic(code: bigint): string {
  const known = panicCodes.get(code);
  const says = words().reverts;
  return known === undefined ? says.panic(`0x${code.toString(16).slice(0, 16)}`) : says[known];
}

function decodeString(hex: string): string | null {
  const offset = readNumber(hex, 0);
  const length = offset === null ? null : readNumber(hex, offset);
  if (offset === null || length === null) return null;
  const start = (offset + 32) * 2;
  return quoteReason(toText(hex.slice(start, start + length * 2)));
}

// Null beyond what any real reason could need: the number comes from the chain.
function readNumber(hex: string, at: number): number | null {
  const word = hex.slice(at * 2, at * 2 + 64);
  const value = word.length === 64 ? BigInt(`0x${word}`) : null;
  return value !== null && value < 100_000n ? Number(value) : null;
}

function toPrintable(hex: string): string | null {
  const text = toText(hex).replace(/\0+$/, '');
  return /^[^\p{C}\ufffd]{2,}$/u.test(text) ? quoteReason(text) : null;
}

function toText(hex: string): string {
  const pairs = hex.slice(0, 8192).match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}
