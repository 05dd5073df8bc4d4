/** A chain as people see it: always id and name. */
export type Chain = { id: number; name: string };

/** How sure Hashlens is of a chain, in words: "because this link goes to arbiscan.io". */
export type ChosenChain = { chain: Chain; reason: ChainReason };

/** Why a chain was chosen; `format/` has the words. Strongest first. */
export type ChainReason =
  | { kind: 'chosen' }
  | { kind: 'written' }
  | { kind: 'link'; host: string }
  | { kind: 'page'; host: string }
  | { kind: 'words'; words: string }
  | { kind: 'site'; host: string }
  | { kind: 'default' }
  | { kind: 'listed' };
