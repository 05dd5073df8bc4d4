import { isReference } from '../references/is-reference.ts';
import type { Reference } from '../references/reference.ts';
import { listedExplorers } from './chain-explorers.ts';
import { type ExplorerSite, pageAt } from './explorer-pages.ts';
import { knownExplorers, placeOf } from './known-explorers.ts';

/** The explorer that a person prefers for each chain, by the chain's id: https addresses where its pages begin. */
export type PreferredExplorers = { readonly [chainId: number]: string };

function toSite(url: string, chainId: number): ExplorerSite | null {
  if (!URL.canParse(url)) return null;
  return knownExplorers(chainId).find((known) => placeOf(known.url) === placeOf(url)) ?? { name: placeOf(url), url };
}

function toLink(explorer: ExplorerSite | null | undefined, reference: Reference) {
  const href = explorer && pageAt(explorer, reference);
  return href ? { href, name: explorer.name } : null;
}

/**
 * The page of a reference in the explorer that the person prefers for the chain, else in the chain's usual one, built
 * from that address and the checked value alone; null where there is neither. An NFT may get its contract's page.
 */
export function explorerLink(q: {
  chainId: number;
  reference: Reference;
  preferred?: PreferredExplorers | undefined;
}): { href: string; name: string } | null {
  if (!isReference(q.reference)) return null;
  const preferred = q.preferred?.[q.chainId];
  const chosen = preferred === undefined ? null : toLink(toSite(preferred, q.chainId), q.reference);
  return chosen ?? toLink(listedExplorers(q.chainId)[0], q.reference);
}
