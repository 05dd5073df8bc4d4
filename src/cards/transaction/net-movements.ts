import type { Transaction } from '../../models/transaction.ts';
import { type Moved, toMoved } from '../moved.ts';
import { readCoins } from './coins.ts';

/** What the sender is poorer and richer by, all transfers added up; native coins stand in `out` as null. */
export type NetMovements = {
  out: (Moved | { kind: 'native'; value: bigint })[];
  in: Moved[];
  /** False when transfers are missing or an amount of the sender's is not told: then nothing can be said for sure. */
  isComplete: boolean;
};

// On these chains the native coin is also a token, whose transfers repeat the value.
const nativeTwins = new Map([
  [324, '0x000000000000000000000000000000000000800a'],
  [137, '0x0000000000000000000000000000000000001010'],
  [42220, '0x471ece3750da237f93b8e339c536989b8978a438'],
]);

/** Adds up what a transaction moved from and to its sender. Native coins that come back by inner calls are not in it: no list tells them. */
export function sumMovements(transaction: Transaction, chainId: number): NetMovements {
  const sender = transaction.from.hash.toLowerCase();
  const coins = readCoins(transaction.value);
  const value = coins ?? 0n;
  const twin = value > 0n ? nativeTwins.get(chainId) : undefined;
  const sums = new Map<string, { moved: Exclude<Moved, { kind: 'hidden' }>; net: bigint }>();
  let isComplete = coins !== null && !transaction.tokenTransfersOverflow;

  for (const transfer of transaction.tokenTransfers) {
    const from = transfer.from?.hash.toLowerCase();
    const to = transfer.to?.hash.toLowerCase();
    if (from === undefined || to === undefined) isComplete = false;
    if (from === to || (from !== sender && to !== sender)) continue;
    const moved = toMoved(transfer);
    if (moved.contract === twin) continue;
    if (moved.kind === 'hidden' || moved.contract === '') {
      isComplete = false;
      continue;
    }
    const amount = moved.kind === 'nft' ? moved.count : moved.value;
    const key = moved.kind === 'nft' ? `${moved.contract}/${moved.tokenId}` : moved.contract;
    const net = (sums.get(key)?.net ?? 0n) + (to === sender ? amount : -amount);
    sums.set(key, { moved, net });
  }

  const all = [...sums.values()];
  const isToOther = transaction.to?.hash.toLowerCase() !== sender;
  return {
    out: [
      ...(value > 0n && isToOther ? [{ kind: 'native', value } as const] : []),
      ...all.filter(({ net }) => net < 0n).map(({ moved, net }) => withAmount(moved, -net)),
    ],
    in: all.filter(({ net }) => net > 0n).map(({ moved, net }) => withAmount(moved, net)),
    isComplete,
  };
}

function withAmount(moved: Exclude<Moved, { kind: 'hidden' }>, amount: bigint): Moved {
  return moved.kind === 'nft' ? { ...moved, count: amount } : { ...moved, value: amount };
}
