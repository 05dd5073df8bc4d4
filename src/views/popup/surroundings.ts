/** What every part of the popup needs besides its own data. */
export type Surroundings = {
  now: () => number;
  openOptions: () => void;
  /** Looks up a transaction that was clicked, on the chain that the click came from. */
  showTransaction: (hash: string, chainId: number) => void;
};
