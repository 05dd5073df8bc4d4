import type { Transaction } from '../../models/transaction.ts';
import { type Moved, toMoved } from '../moved.ts';
import { readCoins } from './coins.ts';
import { isScamToken } from './suspicious-transfers.ts';

type Counted = Exclude<Moved, { kind: 'hidden' }>;

/** What a sentence can count: coins, an amount of a token, so many of one NFT. */
export type Asset = Counted | { kind: 'native'; value: bigint };

/** What the sender is poorer and richer by, all transfers added up. */
export type NetMovements = {
  out: Asset[];
  in: Counted[];
  /**
   * False when transfers are missing, an amount of the sender's is not told or a token of his is marked as a scam:
   * then nothing can be said for sure.
   */
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
  const sums = new Map<string, { moved: Counted; net: bigint }>();
  // While the explorer reads a block again, its transfers come and go.
  let isComplete = coins !== null && !transaction.tokenTransfersOverflow && !transaction.isPendingUpdate;

  for (const transfer of transaction.tokenTransfers) {
    const from = transfer.from?.hash.toLowerCase();
    const to = transfer.to?.hash.toLowerCase();
    if (from === undefined || to === undefined) isComplete = false;
    if (from === to || (from !== sender && to !== sender)) continue;
    const moved = toMoved(transfer);
    if (moved.contract === twin) continue;
    if (moved.kind === 'hidden' || moved.contract === '' || isScamToken(transfer)) {
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
  const out = all.filter(({ net }) => net < 0n).map(({ moved, net }) => withAmount(moved, -net));
  const incoming = all.filter(({ net }) => net > 0n).map(({ moved, net }) => withAmount(moved, net));
  return {
    out: [...(value > 0n && isToOther ? [{ kind: 'native', value } as const] : []), ...withoutTwins(out)],
    in: withoutTwins(incoming),
    isComplete,
  };
}

// An ERC-404 token tells of the same thing twice, as an amount and as an NFT.
function withoutTwins(side: Counted[]): Counted[] {
  const amounts = new Set(side.flatMap((asset) => (asset.kind === 'amount' ? [asset.contract] : [])));
  return side.filter((asset) => asset.kind !== 'nft' || !amounts.has(asset.contract));
}

function withAmount(moved: Counted, amount: bigint): Counted {
  return moved.kind === 'nft' ? { ...moved, count: amount } : { ...moved, value: amount };
}
