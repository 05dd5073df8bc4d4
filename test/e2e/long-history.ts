import { generateBalances } from '../explorer/generator/generate-balances.ts';
import { addressOf } from './values.ts';

/** Returns how many balance changes the local explorer has for an address. */
export function countOf(address: string): number {
  // The count does not depend on the time.
  return generateBalances({ chainId: 1, address, now: 0 }).length;
}

/** Returns an address whose history in the local explorer has at least six pages. */
export function longHistory(name: string): string {
  for (let at = 0; ; at += 1) {
    const address = addressOf(`${name} ${at}`);
    if (countOf(address) > 300) return address;
  }
}

/** Returns the number of records stated in the popup's text; 0 if there is none. */
export function recordsIn(text: string): number {
  const [, count = '0'] = /([\d,]+) changes, back to/.exec(text) ?? [];
  return Number(count.replaceAll(',', ''));
}
