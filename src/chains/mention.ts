/**
 * A chain that a text names, the words that do, and their place in it. A coin's symbol and "Etherscan" are weak:
 * people write them of any chain.
 */
export type Mention = { chainId: number; words: string; start: number; end: number; isWeak: boolean };

/** Stands in for each reference in a text that is searched for chains. */
export const referenceMark = '\uFFFC';
