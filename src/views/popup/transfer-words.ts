import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatInteger } from '../../format/format-number.ts';
import { formatUnits, toDecimals } from '../../format/format-units.ts';
import type { Address } from '../../models/address.ts';
import type { TokenTransfer } from '../../models/token.ts';

/** What a transfer was. A newer server's types count by their ends: from the zero address is a mint. */
export type Movement = 'minted' | 'burned' | 'transferred' | 'created and burned';

/** Tells a mint, a burn and a transfer apart. */
export function toMovement({ type, from, to }: TokenTransfer): Movement {
  const isFromZero = type === 'token_minting' || isZero(from);
  const isToZero = type === 'token_burning' || isZero(to);
  if (type === 'token_spawning' || (isFromZero && isToZero)) return 'created and burned';
  if (isFromZero) return 'minted';
  return isToZero ? 'burned' : 'transferred';
}

/** The words of a transfer's first line: "Minted to …", "Burned by …", "Transferred to …". */
export function describeMovement(transfer: TokenTransfer): { verb: string; who: string; whoHash: string | undefined } {
  const { from, to } = transfer;
  switch (toMovement(transfer)) {
    case 'minted':
      return { verb: 'Minted', who: `to ${formatAddress(to)}`, whoHash: to?.hash };
    case 'burned':
      return { verb: 'Burned', who: `by ${formatAddress(from)}`, whoHash: from?.hash };
    case 'transferred':
      return { verb: 'Transferred', who: `to ${formatAddress(to)}`, whoHash: to?.hash };
    case 'created and burned':
      return { verb: 'Created and burned', who: 'at once', whoHash: undefined };
  }
}

/** Who holds the NFT going by its newest transfer; several may hold one of an ERC-1155 collection. */
export function describeHolder(newest: TokenTransfer): string {
  const movement = toMovement(newest);
  if (movement !== 'minted' && movement !== 'transferred') return 'Burned in its last transfer: nobody holds it.';
  const isShared = /1155/.test(newest.tokenType ?? newest.token?.type ?? '');
  if (isShared) return `Last moved to ${formatAddress(newest.to)}. Several may hold one.`;
  return `Held by ${formatAddress(newest.to)} as of its last transfer`;
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

function isZero(address: Address | null): boolean {
  return address !== null && isZeroAddress(address.hash);
}
