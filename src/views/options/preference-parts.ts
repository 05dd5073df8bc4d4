/** What the person prefers, as the settings keep it. */
export type Preferences = {
  /** Without trailing slash. */
  apiAddress: string;
  /** First choice first; never empty. */
  chainIds: number[];
  /** Credits a day; null without a limit. */
  dailyLimit: number | null;
  askBeforeAddresses: boolean;
};

/** The parts of settings and browser that the options need; wired by the entrypoint. */
export type PreferenceParts = {
  read: () => Promise<Preferences>;
  save: (change: Partial<Preferences>) => Promise<void>;
  /** The address ready to store, or null when it may not be used. */
  checkAddress: (text: string) => string | null;
  defaultAddress: string;
  /** Whether the browser lets us reach an address. */
  mayReach: (address: string) => Promise<boolean>;
  /** Asks the person through the browser; works only when called straight from a click or a key press. */
  requestReach: (address: string) => Promise<boolean>;
};
