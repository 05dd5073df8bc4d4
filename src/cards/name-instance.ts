import type { TokenTransfer } from '../models/token.ts';
import type { TokenInstanceReference } from '../references/reference.ts';
import { toChecksum } from '../references/to-checksum.ts';
import { toHashPart } from './address-parts.ts';
import { formatTokenId } from './moved.ts';
import { quoteCollection } from './token-words.ts';

/** What an NFT is called: its collection, as far as its transfers tell, else its contract, and its number. */
export function nameInstance(
  transfers: TokenTransfer[],
  { contract, tokenId }: TokenInstanceReference,
  chainId: number,
): string {
  const known = transfers.find(({ token }) => token !== null);
  const collection = known ? quoteCollection(known.token) : toHashPart(toChecksum(contract, chainId)).text;
  return `${collection} ${formatTokenId(tokenId)}`;
}
