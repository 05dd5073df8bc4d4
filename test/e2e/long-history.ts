import { generateBalances } from '../explorer/generator/generate-balances.ts';
import { addressOf } from './values.ts';

/** How many changes an address of the local explorer has. */
export function countOf(address: string): number {
  // Times do not change it.
  return generateBalances({ chainId: 1, address, now: 0 }).length;
}

/** An address of the local explorer with a history of at least six pages. */
export function longHistory(name: string): string {
  for (let at = 0; ; at += 1) {
    const address = addressOf(`${name} ${at}`);
    if (countOf(address) > 300) return address;
  }
}

/** How many records a text of the popup says that there are. */
export function recordsIn(text: string): number {
  const [, count = '0'] = /([\d,]+) records/.exec(text) ?? [];
  return Number(count.replaceAll(',', ''));
}
