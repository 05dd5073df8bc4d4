import type { PagePort } from '../../../messaging/page-port.ts';
import type { Reference } from '../../../references/reference.ts';

/** What every part of the popup needs besides its own data. */
export type Surroundings = {
  now: () => number;
  openOptions: () => void;
  /** Looks up what was clicked, on the chain that the click came from. */
  follow: (reference: Reference, chainId: number) => void;
  /** The same for a transaction. */
  showTransaction: (hash: string, chainId: number) => void;
};

/** The tab that the popup was opened over, as far as the browser lets us at it. */
export type ThisTab = {
  /** Its page's address; null where the browser does not tell. */
  readUrl: () => Promise<string | null>;
  openPort: () => PagePort;
  /** Puts our script into a page that is older than Hashlens; false where the browser lets nobody. */
  inject: () => Promise<boolean>;
  /** What the page is, such as "application/pdf", and whether a card has a place there; null where the browser does not tell. */
  readDocument: () => Promise<{ contentType: string; takesCards: boolean } | null>;
  reload: () => void;
  /** What stands over the page and hides a part of it goes away; nothing where that is beside it. */
  uncover: () => void;
  /** Calls back each time the tab has loaded a page. */
  onLoaded: (listener: () => void) => void;
  /** Calls back each time another tab has come in front, which this is from then on; beside a panel alone. */
  onSwitched: (listener: () => void) => void;
};

/** Whether Hashlens is on for a page. */
export type SiteState = {
  /** The site that can be switched; null where a page belongs to none, or the browser does not tell. */
  site: string | null;
  /** Leaving a pause aside. */
  isOn: boolean;
  /** Paused everywhere until then, in milliseconds since 1970; 0 when it is not. */
  pausedUntilMs: number;
};

/** The settings that say where Hashlens is on; wired by the entrypoint. */
export type SiteParts = {
  read: (url: string | null) => Promise<SiteState>;
  /** Rejects when the browser refuses to store it, like `resume`. */
  switchSite: (site: string, isOn: boolean) => Promise<void>;
  resume: () => Promise<void>;
};
