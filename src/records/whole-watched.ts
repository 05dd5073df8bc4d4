import type { Watched, WatchedTransaction } from '../models/watched.ts';

// The disk may give back anything: what is damaged is passed over, and written over.

/** Whether it is an address that can be shown. */
export function isWatched(stored: unknown): stored is Watched {
  if (!isNamed(stored)) return false;
  const { address, chainId } = stored;
  const isSomewhere = chainId === undefined || Number.isSafeInteger(chainId);
  return isSomewhere && typeof address === 'string' && /^0x[\da-f]{40}$/.test(address);
}

/** Whether it is a transaction that can be shown. */
export function isWatchedTransaction(stored: unknown): stored is WatchedTransaction {
  if (!isNamed(stored)) return false;
  const { hash, chainId } = stored;
  return Number.isSafeInteger(chainId) && typeof hash === 'string' && /^0x[\da-f]{64}$/.test(hash);
}

function isNamed(stored: unknown): stored is { [field: string]: unknown } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, note, addedMs } = stored as { [field: string]: unknown };
  return typeof name === 'string' && typeof note === 'string' && typeof addedMs === 'number';
}
