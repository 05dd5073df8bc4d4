import type { Reference } from '../../references/reference.ts';

/** What every part of the popup needs besides its own data. */
export type Surroundings = {
  now: () => number;
  openOptions: () => void;
  /** Looks up what was clicked, on the chain that the click came from. */
  follow: (reference: Reference, chainId: number) => void;
  /** The same for a transaction. */
  showTransaction: (hash: string, chainId: number) => void;
};
