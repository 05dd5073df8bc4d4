import { isScam } from '../cards/address-parts.ts';
import { isScamToken } from '../cards/transaction/suspicious-transfers.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { Transaction } from '../models/transaction.ts';

/** Whose answers are meant: those of a private window are for private windows alone. */
type Place = { chainId: number; isPrivate: boolean; sample: boolean };

/**
 * The addresses that answers have called scams, while the background lives: a balance history does not say it of its
 * own address, but the transaction that it was followed from did. Never on disk.
 */
export type SeenScams = {
  note(place: Place, seen: { transaction?: Transaction; transfers?: TokenTransfer[] }): void;
  has(place: Place, address: string): boolean;
  forget(): void;
};

const mostSeen = 1_000;

/** Creates an empty memory of scams. The oldest go first. */
export function createSeenScams(): SeenScams {
  const seen = new Set<string>();

  function remember(place: Place, hash: string): void {
    const key = toKey(place, hash);
    seen.delete(key);
    seen.add(key);
    for (const oldest of seen) {
      if (seen.size <= mostSeen) break;
      seen.delete(oldest);
    }
  }

  return {
    note: (place, { transaction, transfers = transaction?.tokenTransfers ?? [] }) => {
      const parties = transaction ? [transaction.from, transaction.to, transaction.createdContract] : [];
      const accounts = [...parties, ...transfers.flatMap(({ from, to }) => [from, to])];
      for (const account of accounts) if (account && isScam(account)) remember(place, account.hash);
      for (const { token } of transfers.filter(isScamToken)) if (token) remember(place, token.addressHash);
    },
    has: (place, address) =>
      seen.has(toKey(place, address)) || (place.isPrivate && seen.has(toKey({ ...place, isPrivate: false }, address))),
    forget: () => seen.clear(),
  };
}

function toKey({ chainId, isPrivate, sample }: Place, address: string): string {
  return [chainId, isPrivate, sample, address.toLowerCase()].join(' ');
}
