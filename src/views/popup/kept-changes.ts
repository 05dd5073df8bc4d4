import type { BalanceChange } from '../../models/balance.ts';
import type { BalanceList } from './lists.ts';
import type { KeptRows } from './pages.ts';

// A longer history comes from the background alone: this is read before anything is drawn, and written at each change.
const most = { changes: 500, characters: 250_000 };

/** The changes of a balance as a text, to be shown at once at the next opening; undefined where they are none, or many. */
export function keepChanges({ pages }: BalanceList): string | undefined {
  const count = pages.rows.value?.length ?? 0;
  const text = count > 0 && count <= most.changes ? JSON.stringify(pages.toKept()) : '';
  return text !== '' && text.length <= most.characters ? text : undefined;
}

/** Changes as they were kept; null for anything else. Only our own pages write them, and of the same version. */
export function readChanges(text: unknown): KeptRows<BalanceChange> | null {
  try {
    const kept: Partial<KeptRows<BalanceChange>> | null = JSON.parse(String(text));
    const { rows = [], next = null, asOf = '' } = kept ?? {};
    const isTime = typeof asOf === 'string' && Date.parse(asOf) > 0;
    return isTime && rows.length > 0 && rows.every(isChange) ? { rows, next, asOf } : null;
  } catch {
    return null;
  }
}

function isChange(row: Partial<BalanceChange> | null): boolean {
  return Number.isSafeInteger(row?.blockNumber) && /^-?\d+$/.test(String(row?.value));
}
