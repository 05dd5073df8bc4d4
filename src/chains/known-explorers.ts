import { listedExplorers } from './chain-explorers.ts';
import type { ExplorerSite } from './explorer-pages.ts';
import { etherscanPlaces, otherPlaces } from './explorer-places.ts';

/** An explorer's place as people know it, its host and path: "etherscan.io", "oklink.com/xlayer". */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}

/**
 * The explorers of a chain, the usual one first: those that the chain list names, and of the others those of the two
 * families whose paths are known. Each place once; empty where nobody has told us of any.
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
