declare module 'virtual:chain-table' {
  export const columns: import('./chain-table-plugin.ts').ChainColumns;
}

declare module 'virtual:chain-explorers' {
  export const explorersByChain: [id: number, explorers: import('./chain-table-plugin.ts').ChainExplorer[]][];
}

declare module 'virtual:known-chains' {
  /** A line for each chain: `id;names;explorers' hosts;RPC hosts`, each list separated by commas. */
  export const knownChains: string;
}

declare module 'virtual:token-list' {
  export const rows: import('./token-list-plugin.ts').TokenRow[];
}

declare module 'virtual:namesakes' {
  export const namesakes: [symbol: string, name: string][];
}

declare module 'virtual:look-alike-letters' {
  export const letters: { [letter: string]: string };
}
