import { shortenHex } from '../format/hex.ts';
import type { Reference } from '../references/reference.ts';
import type { CardContent } from './card-content.ts';

/**
 * The other forms in which what a card is about can be copied: `plain` is the form that its button copies. CAIP-10 and
 * CAIP-19 name the chain, as other tools read it; a link leads to the explorer.
 */
export function toCopyForms(
  reference: Reference,
  { plain, chainId, href, standard }: { plain: string; chainId: number; href?: string | undefined; standard?: string },
): NonNullable<CardContent['copies']> {
  const chained = toChained(reference, chainId, standard);
  return [
    ...(reference.kind === 'address' ? [{ label: 'Lower case', text: reference.address }] : []),
    ...(chained ? [chained] : []),
    ...(href ? [{ label: 'Markdown', text: `[${plain.replace(/^0x[\da-f]+/i, shortenHex)}](${href})` }] : []),
    ...(href ? [{ label: 'Explorer link', text: href }] : []),
  ];
}

// A transaction has no such form that is agreed on.
function toChained(reference: Reference, chainId: number, standard = ''): { label: string; text: string } | null {
  if (reference.kind === 'address')
    return { label: 'CAIP-10 (with chain)', text: `eip155:${chainId}:${reference.address}` };
  const namespace = { 'ERC-721': 'erc721', 'ERC-1155': 'erc1155' }[standard];
  if (reference.kind !== 'token-instance' || !namespace) return null;
  const { contract, tokenId } = reference;
  return { label: 'CAIP-19 (with chain)', text: `eip155:${chainId}/${namespace}:${contract}/${tokenId}` };
}
