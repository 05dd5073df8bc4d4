import type { TokenTransfer } from '../models/token.ts';
import { formatAddress, isZeroAddress } from './address-name.ts';

/** What a transfer did with an NFT. One from nobody to nobody only makes its number known: it is announced. */
export type NftMove = 'minted' | 'burnt' | 'announced' | 'transferred';

/** The word of each that a line begins with. */
export const nftMoveWords: { [move in NftMove]: string } = {
  minted: 'Minted',
  burnt: 'Burnt',
  announced: 'Announced',
  transferred: 'Transferred',
};

/** Tells what a transfer did with an NFT, by the explorer's word for it, else by the zero address. */
export function toNftMove({ type, from, to }: TokenTransfer): NftMove {
  switch (type) {
    case 'token_minting':
      return 'minted';
    case 'token_burning':
      return 'burnt';
    case 'token_spawning':
      return 'announced';
    case 'token_transfer':
      return 'transferred';
    default: {
      const isToNobody = to !== null && isZeroAddress(to.hash);
      if (from && isZeroAddress(from.hash)) return isToNobody ? 'announced' : 'minted';
      return isToNobody ? 'burnt' : 'transferred';
    }
  }
}

/** True where several may hold some of the same number, so that its last receiver is not "the holder". */
export function isShared({ tokenType, token }: TokenTransfer): boolean {
  return /1155/.test(tokenType ?? token?.type ?? '');
}

/** Who holds an NFT going by its newest transfer. `asked` is null for an answer of now, else "when asked (3 days ago)". */
export function formatHolder(newest: TokenTransfer, asked: string | null = null): string {
  const move = toNftMove(newest);
  if (isShared(newest)) {
    const last = {
      minted: `Last minted to ${formatAddress(newest.to)}; others may hold some too`,
      transferred: `Last moved to ${formatAddress(newest.to)}; others may hold some too`,
      burnt: 'Some were burnt in the last transfer; others may hold some',
      announced: 'Announced in the last transfer; somebody may hold some',
    };
    return last[move];
  }
  if (move === 'burnt') return 'Burnt: nobody holds it any more';
  if (move === 'announced') return 'Announced, but nobody holds it yet';
  return `Held by ${formatAddress(newest.to)} as of its last transfer${asked === null ? '' : ` ${asked}`}`;
}
