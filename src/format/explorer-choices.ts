import { knownExplorers, placeOf } from '../chains/known-explorers.ts';

/** The explorers to choose from for one chain. Addresses have no slash at their end. */
export type ExplorerChoices = {
  /** The place of the one that links lead to before anybody chose; null where we know of none. */
  usual: string | null;
  others: { address: string; place: string }[];
};

/** Gives the explorers that are known for a chain. One that needs more than a path is left out, unless it is the usual one. */
export function explorerChoices(chainId: number): ExplorerChoices {
  const [usual, ...others] = knownExplorers(chainId);
  return {
    usual: usual ? placeOf(usual.url) : null,
    others: others
      .filter(({ url }) => new URL(url).search === '')
      .map(({ url }) => ({ address: url.replace(/\/+$/, ''), place: placeOf(url) })),
  };
}
