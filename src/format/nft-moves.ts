import { t } from '../i18n/t.ts';
import type { TokenTransfer } from '../models/token.ts';
import { formatAddress, isZeroAddress } from './address-name.ts';

/** What a transfer did with an NFT. `announced`: from and to the zero address, which only publishes its token id. */
export type NftMove = 'minted' | 'burnt' | 'announced' | 'transferred';

/** The word for each move, for the start of a line. Getters, so that it follows the current language. */
export const nftMoveWords: { readonly [move in NftMove]: string } = {
  get minted() {
    return t('nft.move.minted');
  },
  get burnt() {
    return t('nft.move.burnt');
  },
  get announced() {
    return t('nft.move.announced');
  },
  get transferred() {
    return t('nft.move.transferred');
  },
};

/** Returns what a transfer did with an NFT: by the explorer's type if known, else by the zero address. */
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

/** True if several accounts may hold the same token id (ERC-1155), so that its last receiver is not "the holder". */
export function isShared({ tokenType, token }: TokenTransfer): boolean {
  return /1155/.test(tokenType ?? token?.type ?? '');
}

/**
 * Returns the words for who holds an NFT according to its newest transfer. `asked` is null for a current answer, else
 * "when updated (3 days ago)"; `who` is the receiver's name.
 */
export function formatHolder(
  newest: TokenTransfer,
  asked: string | null = null,
  who = formatAddress(newest.to),
): string {
  const move = toNftMove(newest);
  if (isShared(newest)) {
    const last = {
      minted: t('nft.move.lastMinted', { who }),
      transferred: t('nft.move.lastMoved', { who }),
      burnt: t('nft.move.someBurnt'),
      announced: t('nft.move.lastAnnounced'),
    };
    return last[move];
  }
  if (move === 'burnt') return t('nft.move.nobodyAnyMore');
  if (move === 'announced') return t('nft.move.nobodyYet');
  return asked === null ? t('nft.move.heldBy', { who }) : t('nft.move.heldByWhenAsked', { who, asked });
}
