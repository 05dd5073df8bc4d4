import { explorersByChain } from 'virtual:chain-explorers';
import { isReference, type Reference } from '../references/reference.ts';
import { type ExplorerSite, etherscanPlaces, otherPlaces, pageAt } from './explorer-paths.ts';

/** Returns an explorer's host and path, as users know it: "etherscan.io", "oklink.com/xlayer". */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}

/**
 * Returns the explorers of a chain, the usual one first: those that the chain list names, then those of the two
 * families whose paths are known. Each place once; empty if none is known.
 */
export function knownExplorers(chainId: number): ExplorerSite[] {
  const etherscans = etherscanPlaces.filter(([, id]) => id === chainId).map(([place]) => ({ name: place, place }));
  const blockscouts = otherPlaces
    .filter(([place, id]) => id === chainId && place.endsWith('.blockscout.com'))
    .map(([place]) => ({ name: 'Blockscout', place }));
  const more = [...etherscans, ...blockscouts].map(({ name, place }) => ({ name, url: `https://${place}` }));
  const all = [...listedExplorers(chainId), ...more];
  return all.filter(({ url }, at) => all.findIndex((other) => placeOf(other.url) === placeOf(url)) === at);
}

const byChain = new Map(explorersByChain);

/**
 * Returns the explorers that the chain list names for a chain, the usual one first. They make up half of the list, and
 * no view needs them.
 */
export function listedExplorers(chainId: number): ExplorerSite[] {
  return (byChain.get(chainId) ?? []).map(([name, url]) => ({ name, url }));
}

/** Returns the URL of every explorer with its chain, in no order. */
export function allExplorers(): { chainId: number; url: string }[] {
  return explorersByChain.flatMap(([chainId, explorers]) => explorers.map(([, url]) => ({ chainId, url })));
}

/** The explorer that the user prefers for each chain, by chain id: https URLs where its pages begin. */
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
 * Returns the page of a reference in the user's preferred explorer for the chain, or in the chain's usual one, built
 * only from the explorer's URL and the checked value. Null if there is neither. An NFT may get its contract's page.
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
