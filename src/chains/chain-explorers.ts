import { explorersByChain } from 'virtual:chain-explorers';
import type { ExplorerSite } from './explorer-pages.ts';

const byChain = new Map(explorersByChain);

/** The explorers that the chain list names for a chain, the usual one first. They are half of the list, and no view needs them. */
export function listedExplorers(chainId: number): ExplorerSite[] {
  return (byChain.get(chainId) ?? []).map(([name, url]) => ({ name, url }));
}

/** Every explorer's address with its chain, in no order. */
export function allExplorers(): { chainId: number; url: string }[] {
  return explorersByChain.flatMap(([chainId, explorers]) => explorers.map(([, url]) => ({ chainId, url })));
}
