declare module 'virtual:token-list' {
  export const rows: import('../build/token-list.ts').TokenRow[];
}

declare module 'virtual:look-alike-letters' {
  export const letters: { [letter: string]: string };
}
