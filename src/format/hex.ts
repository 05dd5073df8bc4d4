import { cleanText } from './clean-text.ts';

/** A hash or address cut in the middle, "0x1234…abcd"; short ones stay whole. */
export function shortenHex(hex: string): string {
  const points = [...cleanText(hex, 256)];
  return points.length <= 13 ? points.join('') : `${points.slice(0, 6).join('')}…${points.slice(-4).join('')}`;
}

/** A hash or address in groups of four digits, the first one with its 0x: "0xd8dA 6BF2 6964 …". */
export function groupHex(hex: string): string {
  const digits = hex.replace(/^0x/i, '');
  const groups = digits.match(/.{1,4}/g) ?? [];
  return `${hex.slice(0, hex.length - digits.length)}${groups.join(' ')}`;
}
