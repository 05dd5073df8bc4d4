import { formatAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatInteger } from '../../format/format-number.ts';
import { formatUnits, toDecimals } from '../../format/format-units.ts';
import { formatHolder, type NftMove, toNftMove } from '../../format/nft-moves.ts';
import type { TokenTransfer } from '../../models/token.ts';
import { words } from '../../words/words.ts';

/** What a transfer was, as its line's picture needs it. */
export type Movement = 'minted' | 'burned' | 'transferred' | 'created and burned';

const movements: { [move in NftMove]: Movement } = {
  minted: 'minted',
  burnt: 'burned',
  announced: 'created and burned',
  transferred: 'transferred',
};

/** Tells a mint, a burn and a transfer apart. */
export function toMovement(transfer: TokenTransfer): Movement {
  return movements[toNftMove(transfer)];
}

/** The words of a transfer's first line: "Minted to …", "Burnt by …", "Transferred to …". */
export function describeMovement(transfer: TokenTransfer): {
  verb: string;
  /** What goes on after the verb: "to nick.eth". */
  with: (who: string) => string;
  who: string;
  whoHash: string | undefined;
} {
  const { from, to } = transfer;
  const move = toNftMove(transfer);
  const { moves } = words().popupTransfers;
  switch (move) {
    case 'minted':
    case 'transferred':
      return { ...moves[move], who: formatAddress(to), whoHash: to?.hash };
    case 'burnt':
      return { ...moves.burnt, who: formatAddress(from), whoHash: from?.hash };
    case 'announced':
      return { ...moves.announced, who: '', whoHash: undefined };
  }
}

/** Who holds the NFT going by its newest transfer; several may hold one of an ERC-1155 collection. */
export function describeHolder(newest: TokenTransfer): string {
  return formatHolder(newest);
}

/** The NFT's name: its collection and its number, cut in the middle where it has up to 78 digits. */
export function nameInstance(newest: TokenTransfer, tokenId: string): string {
  const collection = cleanText(newest.token?.name ?? newest.token?.symbol ?? '', 60) || 'NFT';
  const digits = tokenId.length > 12 ? `${tokenId.slice(0, 6)}…${tokenId.slice(-4)}` : formatInteger(tokenId);
  return `${collection} #${digits ?? tokenId}`;
}

/** How many pieces moved, where it is not one: "×3"; some ids are money and have decimals. */
export function countWords({ total }: TokenTransfer): string | null {
  if (total?.value == null || formatInteger(total.value) === null) return null;
  const { exact } = formatUnits(total.value, toDecimals(total.decimals) ?? 0);
  return exact === '1' ? null : `×${exact}`;
}
