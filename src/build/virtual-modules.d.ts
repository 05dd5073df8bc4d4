declare module 'virtual:chain-table' {
  export function columns(): import('./chain-table-plugin.ts').ChainColumns;
}

declare module 'virtual:chain-explorers' {
  export function explorersByChain(): [id: number, explorers: import('./chain-table-plugin.ts').ChainExplorer[]][];
}

declare module 'virtual:public-chain-lists' {
  /**
   * A line for each chain: `id;names;explorers' hosts;RPC hosts;names that are words;name of an unserved one`, each list
   * separated by commas.
   */
  export function publicChainLists(): string;
}

declare module 'virtual:token-list' {
  export function rows(): import('./token-list-plugin.ts').TokenRow[];
}

declare module 'virtual:namesakes' {
  export function namesakes(): [symbol: string, name: string][];
}

declare module 'virtual:look-alike-letters' {
  export function letters(): { [letter: string]: string };
}
