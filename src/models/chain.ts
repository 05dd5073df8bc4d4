/** A chain as people see it: always id and name. */
export type Chain = { id: number; name: string };

/** How sure Hashlens is of a chain, in words: "because this link goes to arbiscan.io". */
export type ChosenChain = {
  chain: Chain;
  reason: ChainReason;
  /** The chains that really did not know it before this one was asked; absent when this was the first. */
  after?: Chain[];
};

/** Why a chain was chosen; `format/` has the words. Strongest first. */
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
  /** Nothing says why: only the person's own choices would. */
  | { kind: 'guessed' };
