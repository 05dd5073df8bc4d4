declare module 'virtual:chain-table' {
  export const rows: import('./build/chain-table.ts').ChainRow[];
}
