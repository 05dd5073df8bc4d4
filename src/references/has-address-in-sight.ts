import { hidden } from './hex-runs.ts';
import type { Evidence } from './reference.ts';
import { toAddressOfKey } from './to-address-of-key.ts';

const wholeForm = /[\da-f]{40}/;
// As pages shorten addresses: 0xf39F…2266, 0xf39Fd6...92266
const shortForm = /(?:0x)?([\da-f]{3,})\s?(?:[…⋯]|\.{2,4}|\*{2,})\s?([\da-f]{3,})(?![\da-f])/g;
// Fewer would fit by chance: eight do so once in four billion.
const leastDigits = 8;

/**
 * True when the address of the account whose private key a value would be stands on the page, or in the text around
 * it in any case, with or without 0x, whole or shortened: nobody's transaction hash has that, so it is a private key.
 */
export function hasAddressInSight(value: string, evidence: Evidence): boolean {
  const addresses = evidence.addresses ?? [];
  const text = [evidence.before, evidence.after, evidence.link ?? ''].join('\n').replace(hidden, '').toLowerCase();
  const shortened = [...text.matchAll(shortForm)].filter(
    ([, start = '', end = '']) => start.length + end.length >= leastDigits,
  );
  // Deriving it is the dearest of all, and most pages without an address need none.
  if (addresses.length === 0 && shortened.length === 0 && !wholeForm.test(text)) return false;
  const address = toAddressOfKey(value);
  if (address === null) return false;
  const digits = address.slice(2);
  return (
    addresses.includes(address) ||
    text.includes(digits) ||
    shortened.some(([, start = '', end = '']) => digits.startsWith(start) && digits.endsWith(end))
  );
}
