import type { LanguageName } from '../../words/choose-language.ts';

/** What the person prefers, as the settings keep it. */
export type Preferences = {
  /** Without trailing slash. */
  apiAddress: string;
  /** First choice first; never empty. */
  chainIds: number[];
  /** Credits a day; 0 for no limit. */
  dailyLimit: number;
  askBeforeAddresses: boolean;
  askBeforeHashes: boolean;
  /** By its BCP 47 tag, or the browser's. */
  language: LanguageName | 'auto';
  /** Light or dark, or as the system is. */
  theme: 'auto' | 'light' | 'dark';
  /** What groups digits: 1,234.5, 1.234,5, 1 234,5 or 1’234.5. */
  numbers: 'auto' | 'comma' | 'point' | 'space' | 'apostrophe';
  hours: 'auto' | '12' | '24';
  /** The zone of times. */
  zone: 'local' | 'utc';
  /** Whether NFT pictures are offered one by one, or never. */
  pictures: 'ask' | 'never';
  /** How much answers may take on the disk, in millions of bytes. */
  keptMb: number;
  /** Minutes between two checks of what is watched; 0 for none. */
  checkEvery: 0 | 15 | 60 | 360 | 1440;
  /** Credits that checks may cost in a day. */
  checkBudget: number;
  /** Whether changes are told in notifications. */
  tellChanges: boolean;
  /** The explorer preferred for each chain, by the chain's id. */
  explorers: { [chainId: number]: string };
  /** What opens a card. */
  mode: 'hover' | 'alt' | 'click';
  /** Whether a long press with a finger or a pen opens one as well. */
  longPress: boolean;
  showAfterMs: number;
  leaveAfterMs: number;
  marks: 'dotted' | 'solid' | 'off';
  /** Each with all its subdomains. */
  sitesOff: string[];
  /** Null for all sites. */
  onlySites: string[] | null;
  /** In milliseconds since 1970; 0 when Hashlens is not paused. */
  snoozedUntil: number;
};

/** The parts of settings and browser that the options need; wired by the entrypoint. */
export type PreferenceParts = {
  read: () => Promise<Preferences>;
  /** Those that an administrator set. */
  readLocked: () => Promise<ReadonlySet<keyof Preferences>>;
  save: (change: Partial<Preferences>) => Promise<void>;
  /** The address ready to store, or null when it may not be used. */
  checkAddress: (text: string) => string | null;
  defaultAddress: string;
  /** Whether the browser lets us reach an address. */
  mayReach: (address: string) => Promise<boolean>;
  /** Asks the person through the browser; works only when called straight from a click or a key press. */
  requestReach: (address: string) => Promise<boolean>;
};

/** The settings' rules for what is entered; wired by the entrypoint. */
export type PreferenceRules = {
  /** More chains than this are not stored. */
  mostChains: number;
  delayBoundsMs: { least: number; most: number };
  /** An explorer's address ready to store; null when it may not be used. */
  checkExplorer: (text: string) => string | null;
  mostExplorers: number;
  /** The site that a host or a URL names; null for what names none. */
  toSite: (text: string) => string | null;
  isListTooLong: (sites: string[]) => boolean;
};
