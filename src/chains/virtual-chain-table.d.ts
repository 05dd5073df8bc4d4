declare module 'virtual:chain-table' {
  export const columns: import('../build/chain-table.ts').ChainColumns;
}

declare module 'virtual:chain-explorers' {
  export const explorersByChain: [id: number, explorers: import('../build/chain-table.ts').ChainExplorer[]][];
}
