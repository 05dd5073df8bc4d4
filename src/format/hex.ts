import { cleanText } from './clean-text.ts';

/** A hash or address cut in the middle, "0x1234…abcd"; short ones stay whole. */
export function shortenHex(hex: string): string {
  const text = cleanText(hex, 256);
  return text.length <= 13 ? text : `${text.slice(0, 6)}…${text.slice(-4)}`;
}

/** A hash or address in groups of four digits, the first one with its 0x: "0xd8dA 6BF2 6964 …". */
export function groupHex(hex: string): string {
  const digits = hex.replace(/^0x/i, '');
  const groups = digits.match(/.{1,4}/g) ?? [];
  return `${hex.slice(0, hex.length - digits.length)}${groups.join(' ')}`;
}

/** True for 0x and an even number of hex digits, of which there may be none. */
export function isHexBytes(text: string): boolean {
  return /^0x(?:[\da-f]{2})*$/i.test(text);
}
