import type { AddressCheck, TransactionCheck, WatchCheck, Watched, WatchedTransaction } from '../models/watched.ts';

/** Everything that may be checked. */
export type WatchedThings = {
  addresses: Watched[];
  transactions: WatchedTransaction[];
  checks: WatchCheck[];
  /** Where addresses are checked that name no chain. */
  defaultChainId: number;
};

/**
 * Plans a turn: what was not asked about since it began, that which was asked about longest ago first, and of what was
 * never asked about the oldest of the list. Each comes with what is known of it; a thing that has moved to another
 * chain begins anew. What has ended is not in it.
 */
export function planChecks(
  { addresses, transactions, checks, defaultChainId }: WatchedThings,
  q: { beganMs: number; now: number },
): WatchCheck[] {
  const known = new Map(checks.map((check) => [check.about, check]));
  const all = [
    ...addresses.map(({ address, chainId = defaultChainId, addedMs }) => {
      const check = known.get(address);
      const isSame = check?.kind === 'address' && check.chainId === chainId;
      return { addedMs, check: isSame ? check : newAddressCheck(address, chainId) };
    }),
    ...transactions.map(({ hash, chainId, addedMs }) => {
      const check = known.get(hash);
      const isSame = check?.kind === 'transaction' && check.chainId === chainId;
      return { addedMs, check: isSame ? check : newTransactionCheck(hash, chainId) };
    }),
  ];
  // A time that lies ahead was written by a clock that was wrong.
  const isDue = ({ askedMs }: WatchCheck) => askedMs < q.beganMs || askedMs > q.now;
  return all
    .filter(({ check }) => isDue(check) && !(check.kind === 'transaction' && check.end !== null))
    .sort((a, b) => toTurn(a.check, q.now) - toTurn(b.check, q.now) || a.addedMs - b.addedMs)
    .map(({ check }) => check);
}

function toTurn({ askedMs }: WatchCheck, now: number): number {
  return askedMs > now ? 0 : askedMs;
}

const nothingYet = { askedMs: 0, checkedMs: null, failure: null, isNew: false, isUntold: false } as const;

function newAddressCheck(about: string, chainId: number): AddressCheck {
  return { kind: 'address', about, chainId, ...nothingYet, seen: null, change: null };
}

function newTransactionCheck(about: string, chainId: number): TransactionCheck {
  return { kind: 'transaction', about, chainId, ...nothingYet, state: null, end: null, tries: 0, misses: 0 };
}
