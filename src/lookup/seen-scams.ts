import { isScam } from '../cards/address-rows.ts';
import { isScamToken } from '../cards/transaction/movements/net-transfers.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';

/** Origin of an answer. Answers of a private window are for private windows only. */
type Place = { chainId: number; isPrivate: boolean; sample: boolean };

/**
 * The addresses that answers have called scams since the background started. A balance history does not mark its own
 * address, but the transaction from which the user followed it did. Never on disk. Private windows have a separate
 * memory, which nothing outside them reads and which takes no space from the other.
 */
export type SeenScams = {
  note(place: Place, seen: { transaction?: Transaction; transfers?: TokenTransfer[] }): void;
  has(place: Place, address: string): boolean;
  forget(): void;
  /** Call once the last private window is closed. */
  forgetPrivate(): void;
};

const mostSeen = 1_000;

/** Creates an empty memory of scams. The oldest entries are dropped first. */
export function createSeenScams(): SeenScams {
  const seen = { everywhere: new Set<string>(), inPrivate: new Set<string>() };

  function remember(place: Place, hash: string): void {
    const here = place.isPrivate ? seen.inPrivate : seen.everywhere;
    const key = toKey(place, hash);
    here.delete(key);
    here.add(key);
    for (const oldest of here) {
      if (here.size <= mostSeen) break;
      here.delete(oldest);
    }
  }

  return {
    note: (place, { transaction, transfers = transaction?.tokenTransfers ?? [] }) => {
      const parties = transaction ? [transaction.from, transaction.to, transaction.createdContract] : [];
      const accounts = [...parties, ...transfers.flatMap(({ from, to }) => [from, to])];
      for (const account of accounts) if (account && isScam(account)) remember(place, account.hash);
      for (const { token } of transfers.filter(isScamToken)) if (token) remember(place, token.addressHash);
    },
    has: (place, address) => {
      const key = toKey(place, address);
      return seen.everywhere.has(key) || (place.isPrivate && seen.inPrivate.has(key));
    },
    forget: () => {
      seen.everywhere.clear();
      seen.inPrivate.clear();
    },
    forgetPrivate: () => seen.inPrivate.clear(),
  };
}

function toKey({ chainId, sample }: Place, address: string): string {
  return [chainId, sample, address.toLowerCase()].join(' ');
}
