import { shortenHex } from '../format/hex.ts';
import type { Reference } from '../references/reference.ts';
import { words } from '../words/words.ts';
import type { CardContent } from './card-content.ts';

const namespaces = new Map([
  ['ERC-721', 'erc721'],
  ['ERC-1155', 'erc1155'],
]);

/**
 * The other forms in which what a card is about can be copied: `plain` is the form that its button copies. CAIP-10 and
 * CAIP-19 name the chain, as other tools read it; a link leads to the explorer.
 */
export function toCopyForms(
  reference: Reference,
  { plain, chainId, href, standard }: { plain: string; chainId: number; href?: string | undefined; standard?: string },
): NonNullable<CardContent['copies']> {
  const said = words().copyForms;
  const chained = toChained(reference, chainId, standard);
  return [
    ...(reference.kind === 'address' ? [{ label: said.lowerCase, text: reference.address }] : []),
    ...(chained ? [chained] : []),
    ...(href ? [{ label: said.markdown, text: `[${plain.replace(/^0x[\da-f]+/i, shortenHex)}](${href})` }] : []),
    ...(href ? [{ label: said.explorerLink, text: href }] : []),
  ];
}

// A transaction has no such form that is agreed on.
function toChained(reference: Reference, chainId: number, standard = ''): { label: string; text: string } | null {
  if (reference.kind === 'address')
    return { label: words().copyForms.caip10, text: `eip155:${chainId}:${reference.address}` };
  const namespace = namespaces.get(standard);
  if (reference.kind !== 'token-instance' || !namespace) return null;
  const { contract, tokenId } = reference;
  return { label: words().copyForms.caip19, text: `eip155:${chainId}/${namespace}:${contract}/${tokenId}` };
}
