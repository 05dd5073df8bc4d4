import { shortenHex } from '../format/hex.ts';
import { t } from '../i18n/t.ts';
import { toChecksum } from '../references/checksum.ts';
import type { Reference } from '../references/reference.ts';
import type { CardContent } from './card-content.ts';

const namespaces = new Map([
  ['ERC-721', 'erc721'],
  ['ERC-1155', 'erc1155'],
]);

/**
 * Returns further forms to copy; `plain` is the form that the copy button already has. CAIP-10 and CAIP-19 include the
 * chain, for other tools; a link leads to the explorer.
 */
export function toCopyForms(
  reference: Reference,
  { plain, chainId, href, standard }: { plain: string; chainId: number; href?: string | undefined; standard?: string },
): NonNullable<CardContent['copies']> {
  const chained = toChained(reference, chainId, standard);
  return [
    ...(reference.kind === 'address' ? [{ label: t('card.copyForm.lowerCase'), text: reference.address }] : []),
    ...(chained ? [chained] : []),
    ...(href ? [{ label: t('card.copyForm.markdown'), text: `[${shortenStart(plain)}](${href})` }] : []),
    ...(href ? [{ label: t('card.copyForm.explorerLink'), text: href }] : []),
  ];
}

// Returns null for a transaction: there is no agreed form for it.
function toChained(reference: Reference, chainId: number, standard = ''): { label: string; text: string } | null {
  if (reference.kind === 'address')
    return { label: t('card.copyForm.caip10'), text: `eip155:${chainId}:${reference.address}` };
  const namespace = namespaces.get(standard);
  if (reference.kind !== 'token-instance' || !namespace) return null;
  const { contract, tokenId } = reference;
  return { label: t('card.copyForm.caip19'), text: `eip155:${chainId}/${namespace}:${contract}/${tokenId}` };
}

/** Returns a reference as users write it: an address with checksum, an NFT as contract and number. */
export function toPlainForm(reference: Reference, chainId?: number): string {
  switch (reference.kind) {
    case 'transaction':
      return reference.hash;
    case 'address':
      return toChecksum(reference.address, chainId);
    case 'token-instance':
      return `${toChecksum(reference.contract, chainId)}/${reference.tokenId}`;
  }
}

/** Returns the plain form with its address or hash shortened. */
export function toShortForm(reference: Reference, chainId?: number): string {
  return shortenStart(toPlainForm(reference, chainId));
}

function shortenStart(plain: string): string {
  return plain.replace(/^0x[\da-f]+/i, shortenHex);
}
