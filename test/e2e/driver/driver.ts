/** Any value that can be passed into a page and back. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain | undefined };

/** A point of the viewport in CSS pixels. */
export type Point = { x: number; y: number };

/** A rectangle of the viewport in CSS pixels. */
export type Clip = { x: number; y: number; width: number; height: number };

/** Contents of one open card, read from its closed shadow root. Coordinates are viewport pixels. */
export type CardSeen = {
  role: string;
  name: string;
  busy: boolean;
  direction: string;
  /** All visible text, white space collapsed. */
  text: string;
  /** Computed colours of its background, its text and its first warning. */
  colours: string[];
  /** False if it is scrolled out of the row of pinned cards, or hidden except for its orphan message. */
  isSeen: boolean;
  /** The values marked as different from another pinned card's. */
  differs: string[];
  /** The row's bar, which is in the first pinned card: its label and box. */
  bar: { words: string; rect: Clip } | null;
  /** The orphan message, which says that Hashlens is gone; '' if it is not visible. */
  left: string;
  /** The disclosure "More details"; null if the card has none. */
  details: { at: Point; isOpen: boolean } | null;
  alerts: string[];
  /** The text of all nodes, visible or not. */
  allText: string;
  /** The tooltips (`title`) of its parts. */
  titles: string[];
  notes: string[];
  /**
   * Buttons and links. `href` is set for links only; `within` is the part of the card (`forms` are the copy formats);
   * `behind` is the point to press before the button is visible.
   */
  buttons: {
    name: string;
    at: Point;
    isInView: boolean;
    behind: Point | null;
    within: 'head' | 'body' | 'foot' | 'menu' | 'forms';
    href?: string;
  }[];
  rect: Clip;
  /** Elements that extend beyond its right edge, one line each. */
  sticksOut: string[];
  /** Boxes of the chain's name and of the whole head; null if it names no chain. */
  head: { chain: Clip; whole: Clip } | null;
};

/** The colour scheme that the browser asks pages for. `forced`: the system's colours, set by users with low vision. */
export type Theme = 'light' | 'dark' | 'forced';

/** One tab: real input events and access to closed shadow roots, the same in both browsers. */
export type DrivenPage = {
  /** Runs in the page's own (main) world. */
  evaluate<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Runs in the isolated world of our content script, as an attacker who took the script over would. */
  evaluateInOurWorld<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Runs a whole script in the page's world. The page's content security policy does not apply to drivers. */
  addScript(source: string): Promise<void>;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Moves the pointer in `steps` steps. The default is a single jump, which crosses nothing. */
  moveTo(point: Point, steps?: number): Promise<void>;
  /** Presses and releases a button; `holdMs` is the time in between. */
  click(point: Point, holdMs?: number, button?: 'left' | 'right'): Promise<void>;
  /** Presses a finger onto the point for `holdMs`, and lifts it. */
  touch(point: Point, holdMs: number): Promise<void>;
  wheel(deltaY: number): Promise<void>;
  /** Presses at one point, moves to another in a few steps, and releases. */
  drag(from: Point, to: Point): Promise<void>;
  /** Puts fingers down, moves them together in a few steps, and lifts them. */
  swipe(fingers: { from: Point; to: Point }[]): Promise<void>;
  /** Presses a key by its DOM name, with modifiers before it: "Enter", "Alt+ArrowDown". */
  press(keys: string): Promise<void>;
  /** Holds a key down while `run` runs, then releases it. */
  hold<R>(key: 'Alt' | 'Shift', run: () => Promise<R>): Promise<R>;
  selectAll(): Promise<void>;
  type(text: string): Promise<void>;
  /** Every open card, in document order. */
  cards(): Promise<CardSeen[]>;
  /** The open card's accessibility tree, one line per node. Chromium only: Firefox does not expose it to drivers. */
  cardTree(): Promise<string[]>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  /** Firefox has one theme for all pages, and no forced colours for drivers. */
  setTheme(theme: Theme): Promise<void>;
  screenshot(path: string, clip?: Clip): Promise<void>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
};

/** A browser with the built extension loaded. */
export type Driver = {
  name: 'chromium' | 'firefox';
  openPage(url: string): Promise<DrivenPage>;
  /** Opens a page of the extension by its path: "popup.html". */
  openExtensionPage(path: string): Promise<DrivenPage>;
  /** Opens a page of the extension in a container tab, which has its own storage. Chromium opens an ordinary tab. */
  openExtensionPageInContainer(path: string): Promise<DrivenPage>;
  /** Allows the extension in private windows, which restarts it if it was not, and opens a page in a new one. */
  openPrivatePage(url: string): Promise<DrivenPage>;
  /** Runs in a bare page of the extension behind all other tabs, which has the same permissions as our own pages. */
  atDesk<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Grants the extension this origin without the browser's prompt, which no test can click. */
  grantHost(origin: string): Promise<void>;
  /** Revokes the extension's access to all sites, or restores it, as the browser's settings do. */
  setHostAccess(isAllowed: boolean): Promise<void>;
  /** Stops the background's clock at this time (ms); null restarts it at the real time. No effect in Firefox. */
  stopClock(at: number | null): Promise<void>;
  /** Fills the extension's quota, as a full disk would, or frees it again. Needs a limited quota: see `limited.ts`. */
  fillDisk(isFull: boolean): Promise<void>;
  /** The folder that this browser saves files in. */
  downloads: string;
  /** Runs an expression in the browser's own window. Rejects in Chromium, which gives drivers no access to it. */
  runInBrowser(expression: string): Promise<string>;
  /** Runs in the background, where a driver can dispatch the browser's own events. Chromium only. */
  runInBackground<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Stops the service worker or event page, as the browser may at any time. */
  killBackground(): Promise<void>;
  /**
   * Errors logged or not caught since the last call, one line each: of the background, our own pages and, in Chromium,
   * our content scripts. Chromium records background and content scripts only from the first call on.
   */
  takeErrors(): Promise<string[]>;
  /** Console lines of any level that the background and our own pages have written since the browser started. */
  logged(): Promise<string[]>;
  /** URLs in the performance entries of the background, which must be running. */
  loadedByBackground(): Promise<string[]>;
  /** Makes the background, which must be running, write a line to its console. */
  logInBackground(line: string): Promise<void>;
  /** Restarts the extension as an update does: its scripts in open pages are orphaned. */
  update(): Promise<void>;
  /** Switches the extension off, or on again, as the browser's list of extensions does. */
  setEnabled(isEnabled: boolean): Promise<void>;
  /** Resolves when the browser is closed, also by the user. */
  closed: Promise<void>;
  close(): Promise<void>;
};

/** How to start a browser. `headless` is true by default. */
export type DriverOptions = {
  executablePath: string;
  extensionDir: string;
  headless?: boolean;
  /** The folder of a profile that is kept when the browser is closed, so that it can be started again. */
  profile?: string;
  /** Device pixels per CSS pixel, for sharp pictures. */
  scale?: number;
  /** For pictures that are the same on every machine: UTC, and reduced motion. Chromium only. */
  isStill?: boolean;
  /** The name of the browser's time zone; this machine's by default. */
  zone?: string;
  /** Managed storage. Firefox only: for Chromium, chromium/managed.ts writes a program that starts it with presets. */
  managed?: { [name: string]: Plain };
  /** `127.0.0.1:PORT` of an HTTP proxy for all requests, including those to loopback. */
  proxy?: string;
  /** Accepts any certificate: HTTPS hosts on this machine have no trusted one. */
  trustsAnyHost?: boolean;
  /** Storage limit of all sites and extensions together, in kB. Firefox only: Chromium's is set at run time. */
  diskKb?: number;
};
