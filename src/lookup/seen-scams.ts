import { isScam } from '../cards/address-rows.ts';
import { isScamToken } from '../cards/transaction/net-transfers.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';

/** Whose answers are meant: those of a private window are for private windows alone. */
type Place = { chainId: number; isPrivate: boolean; sample: boolean };

/**
 * The addresses that answers have called scams, while the background lives: a balance history does not say it of its
 * own address, but the transaction that it was followed from did. Never on disk. What private windows see has a memory
 * of its own, which nothing outside them reads and which takes no place from the other.
 */
export type SeenScams = {
  note(place: Place, seen: { transaction?: Transaction; transfers?: TokenTransfer[] }): void;
  has(place: Place, address: string): boolean;
  forget(): void;
  /** To be called once no private window is left. */
  forgetPrivate(): void;
};

const mostSeen = 1_000;

/** Creates an empty memory of scams. The oldest go first. */
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
