import { generateBalances } from '../explorer/generator/generate-balances.ts';
import type { DrivenPage } from './driver/driver.ts';
import { textOf } from './driver/hands.ts';
import { addressOf } from './values.ts';

/** Returns how many balance changes the local explorer has for an address. */
export function countOf(address: string): number {
  // The count does not depend on the time.
  return generateBalances({ chainId: 1, address, now: 0 }).length;
}

/** Returns an address whose history in the local explorer has more than `least` changes: six pages by default. */
export function longHistory(name: string, least = 300): string {
  for (let at = 0; ; at += 1) {
    const address = addressOf(`${name} ${at}`);
    if (countOf(address) > least) return address;
  }
}

/** Returns the number of changes that the popup says it has loaded; 0 if it says none. */
export async function recordsOf(popup: DrivenPage): Promise<number> {
  const [, count = '0'] = /([\d,]+) changes, back to/.exec(await textOf(popup)) ?? [];
  return Number(count.replaceAll(',', ''));
}
