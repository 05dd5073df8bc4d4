/** Any value that can be handed into a page and back. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain | undefined };

/** A point of the viewport in CSS pixels. */
export type Point = { x: number; y: number };

/** A part of the viewport in CSS pixels. */
export type Clip = { x: number; y: number; width: number; height: number };

/** What one open card shows, read out of its closed shadow root. Places are viewport pixels. */
export type CardSeen = {
  role: string;
  name: string;
  busy: boolean;
  direction: string;
  /** All of its text that is seen, white space collapsed. */
  text: string;
  /** The colours of its ground, its text and its first warning, as the browser draws them. */
  colours: string[];
  /** False where all of it but what it says without us is hidden, or it is scrolled out of the tray. */
  isSeen: boolean;
  /** What in it is marked as other than in another pinned card. */
  differs: string[];
  /** The bar of the tray, in the first pinned card: its words, and where it is. */
  bar: { words: string; rect: Clip } | null;
  /** What it says without us, where that is seen; '' elsewhere. */
  left: string;
  /** "Everything else": where it is pressed, and whether it is open; null where there is nothing else. */
  details: { at: Point; isOpen: boolean } | null;
  alerts: string[];
  /** The text of its nodes, whether it is seen or not. */
  allText: string;
  /** What is said of its parts where the pointer rests on them. */
  titles: string[];
  notes: string[];
  /**
   * Buttons and links; `href` is a link's, `within` says which part of the card each stands in (`forms` are what a text
   * can be copied as), `behind` what must be pressed before it is seen.
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
  /** What of its inside reaches beyond its right edge, a line each. */
  sticksOut: string[];
  /** Where its chain and why it was chosen stand; null where it names none. */
  head: { chain: Clip; whole: Clip } | null;
};

/** The colours that a browser asks pages for; `forced` are the system's own, as people with low vision set them. */
export type Theme = 'light' | 'dark' | 'forced';

/** One tab: real input events and a view into closed shadow roots, the same in both browsers. */
export type DrivenPage = {
  /** Runs in the page's own world. */
  evaluate<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Runs in the world of our own script in the page, as whoever took that script over would. */
  evaluateInOurWorld<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Runs a whole script there: the page's policy forbids drivers nothing. */
  addScript(source: string): Promise<void>;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Moves the pointer there in one leap, which crosses nothing, or in so many steps. */
  moveTo(point: Point, steps?: number): Promise<void>;
  /** Presses and lets go; `holdMs` is how long a slow finger stays down. */
  click(point: Point, holdMs?: number, button?: 'left' | 'right'): Promise<void>;
  /** Presses a finger onto a place for so long, and lifts it. */
  touch(point: Point, holdMs: number): Promise<void>;
  wheel(deltaY: number): Promise<void>;
  /** Presses the pointer down at a place, moves it to another in a few steps, and lets go. */
  drag(from: Point, to: Point): Promise<void>;
  /** Lays down fingers, moves them all at once in a few steps, and lifts them. */
  swipe(fingers: { from: Point; to: Point }[]): Promise<void>;
  /** A key by its DOM name, with those held down before it: "Enter", "Alt+ArrowDown". */
  press(keys: string): Promise<void>;
  /** Holds a key down while `run` runs, and lets it go. */
  hold<R>(key: 'Alt' | 'Shift', run: () => Promise<R>): Promise<R>;
  selectAll(): Promise<void>;
  type(text: string): Promise<void>;
  /** Every open card, in document order. */
  cards(): Promise<CardSeen[]>;
  /** The one open card as assistive technology is told of it, a line for each node. Chromium only: Firefox tells no driver. */
  cardTree(): Promise<string[]>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  /** Firefox has one theme for all its pages, and no forced colours for drivers. */
  setTheme(theme: Theme): Promise<void>;
  screenshot(path: string, clip?: Clip): Promise<void>;
  bringToFront(): Promise<void>;
  close(): Promise<void>;
};

/** A browser with the built extension in it. */
export type Driver = {
  name: 'chromium' | 'firefox';
  openPage(url: string): Promise<DrivenPage>;
  /** A page of the extension by its path: "popup.html". */
  openExtensionPage(path: string): Promise<DrivenPage>;
  /** The same in a container tab, which has a storage of its own. Firefox only: elsewhere an ordinary tab. */
  openExtensionPageInContainer(path: string): Promise<DrivenPage>;
  /** Lets the extension into private windows, which starts it anew where it was not, and opens a page in one of its own. */
  openPrivatePage(url: string): Promise<DrivenPage>;
  /** Runs in a bare page of the extension, behind all others, that may what our own pages may. */
  atDesk<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Lets the extension ask for this origin without the browser's own prompt, which no test can click. */
  grantHost(origin: string): Promise<void>;
  /** Takes from the extension that it may reach any site, or gives it back, as the browser's own settings do. */
  setHostAccess(isAllowed: boolean): Promise<void>;
  /** Stops the background's clock at this time (ms), or lets it go on from the true one. Chromium only: elsewhere it always goes. */
  stopClock(at: number | null): Promise<void>;
  /** Leaves the extension's databases no room, as on a full disk, or as much as before. Only in a browser whose room is bounded: see `limited.ts`. */
  fillDisk(isFull: boolean): Promise<void>;
  /** The folder of its own where it saves files. */
  downloads: string;
  /** Runs an expression in the browser's own window; rejects in Chromium, which lets no driver in. */
  runInBrowser(expression: string): Promise<string>;
  /** Runs in the background, where Chromium lets a driver raise the browser's own events. Chromium only. */
  runInBackground<A extends Plain[], R>(run: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** Stops the service worker or event page, as the browser itself may at any moment. */
  killBackground(): Promise<void>;
  /** Every error that the background, our own pages and (in Chromium) our scripts in pages have logged or not caught since it was last called, a line for each. Chromium hears the background and scripts only from the first call on. */
  takeErrors(): Promise<string[]>;
  /** Every line that the background and our own pages have written to their console at any level since the browser started. */
  logged(): Promise<string[]>;
  /** The addresses that the background, which must be running, keeps of all that it has loaded. */
  loadedByBackground(): Promise<string[]>;
  /** Has the background, which must be running, write a line to its console. */
  logInBackground(line: string): Promise<void>;
  /** Ends this extension and starts it anew, as an update does: its scripts in open pages are left behind. */
  update(): Promise<void>;
  /** Switches the extension off, or on again, as the browser's own list of extensions does. */
  setEnabled(isEnabled: boolean): Promise<void>;
  /** Resolves when the person closes the browser. */
  closed: Promise<void>;
  close(): Promise<void>;
};

/** How to start one. `headless` is true unless a person shall see it. */
export type DriverOptions = {
  executablePath: string;
  extensionDir: string;
  headless?: boolean;
  /** The folder of a profile that stays when the browser is closed, for starting it again. */
  profile?: string;
  /** Pixels for each CSS pixel, for sharp pictures. */
  scale?: number;
  /** Pictures of it shall be the same everywhere: UTC, and nothing moves. Chromium only. */
  isStill?: boolean;
  /** The zone that its machine is in, by its name; the one of this machine otherwise. */
  zone?: string;
  /** What an administrator presets. Firefox only: for Chromium, chromium-managed.ts writes a program that starts it so. */
  managed?: { [name: string]: Plain };
  /** `127.0.0.1:PORT` of an http proxy that everything goes through, what is for loopback, too. */
  proxy?: string;
  /** Takes any certificate: hosts of this machine that speak https have none that anybody trusts. */
  trustsAnyHost?: boolean;
  /** How many thousand bytes all sites and extensions together may keep. Firefox only: Chromium is told while it runs. */
  diskKb?: number;
};
