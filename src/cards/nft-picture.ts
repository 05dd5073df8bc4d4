import { cleanText } from '../format/clean-text.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { TokenInstanceReference } from '../references/reference.ts';

/** Where an NFT's picture is, and on which host: an https address, which nobody has looked at. */
export type NftPicture = { url: string; host: string };

const longest = 2000;

/** The picture of an NFT that its transfers name (newest first): the first one that can be had by https; else null. */
export function toNftPicture(transfers: readonly TokenTransfer[]): NftPicture | null {
  const urls = transfers.flatMap(({ total }) => {
    const { imageUrl = null, mediaUrl = null, mediaType = null, thumbnails = null } = total?.tokenInstance ?? {};
    const medium = mediaType?.startsWith('image/') ? mediaUrl : null;
    return [thumbnails?.['500x500'], imageUrl, medium, thumbnails?.['250x250'], thumbnails?.original];
  });
  for (const url of urls) {
    const picture = url && url.length <= longest ? toPicture(url) : null;
    if (picture) return picture;
  }
  return null;
}

/** The same of one NFT among the transfers of a transaction, which may have moved others besides. */
export function findNftPicture(
  transfers: readonly TokenTransfer[],
  { contract, tokenId }: Pick<TokenInstanceReference, 'contract' | 'tokenId'>,
): NftPicture | null {
  return toNftPicture(
    transfers.filter(({ token, total }) => {
      const instance = total?.tokenInstance ?? null;
      const of = token ?? instance?.token ?? null;
      const id = total?.tokenId ?? instance?.id;
      return of?.addressHash.toLowerCase() === contract && id === tokenId;
    }),
  );
}

// Names and passwords in an address are nobody's business, and a way to look like another host. SVG is a document.
function toPicture(text: string): NftPicture | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password || /\.svgz?$/i.test(url.pathname)) return null;
  return { url: url.href, host: cleanText(url.hostname, 80) };
}
