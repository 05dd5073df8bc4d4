/** A chain, always with both its id and its name. */
export type Chain = { id: number; name: string };

/** A chain and the reason for choosing it, shown to the user: "because this link goes to arbiscan.io". */
export type ChosenChain = {
  chain: Chain;
  reason: ChainReason;
  /** The chains asked before this one that definitely did not know the reference; absent if this was the first. */
  after?: Chain[];
};

/** Why a chain was chosen, strongest reason first. `format/` turns it into text. */
export type ChainReason =
  | { kind: 'chosen' }
  | { kind: 'written' }
  | { kind: 'link'; host: string }
  | { kind: 'page'; host: string }
  | { kind: 'words'; words: string }
  /** The user chose it by hand on this site. */
  | { kind: 'site-choice'; host: string }
  /** The last transaction of this site was found there. */
  | { kind: 'site'; host: string }
  | { kind: 'default' }
  | { kind: 'listed' }
  /** Chosen by the user's settings or earlier lookups, which the page must not see. */
  | { kind: 'guessed' };
