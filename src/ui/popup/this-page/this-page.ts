import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { mergePageLists, type PageEntry } from '../../../lookup/input/page-entries.ts';
import { type PageList, type PagePort, pageListBounds } from '../../../messaging/page-port.ts';
import { nameReference } from '../../../references/reference.ts';

/** What can be said of a page's references. */
export type PageState =
  | { kind: 'looking' }
  | { kind: 'off' }
  | { kind: 'unreadable'; why: WhyUnreadable }
  | { kind: 'found' };

/** The page that the popup was opened over: what it refers to, and whether Hashlens is on there. */
export type ThisPage = {
  state: ReadonlySignal<PageState>;
  entries: ReadonlySignal<PageEntry[]>;
  /** The page holds more than these: in a frame that has too many, or in more than 200 frames. */
  isCut: ReadonlySignal<boolean>;
  /** False where the page is known to have no place for a card, as an SVG document; what it refers to is listed all the same. */
  takesCards: ReadonlySignal<boolean>;
  /** Null while unknown. */
  site: ReadonlySignal<SiteState | null>;
  /** The browser refused to store the last switch. */
  isNotStored: ReadonlySignal<boolean>;
  /** Asks the page for what stands in it; again by itself whenever it is loaded anew. */
  look(): Promise<void>;
  switchSite(isOn: boolean): Promise<void>;
  resume(): Promise<void>;
  /** Scrolls the page to a reference, lights it for a moment, and lets it be seen. */
  jump(entry: PageEntry): void;
  reload(): void;
};

// Our script first reads where it is off, and has to come to life after a visit or a switch.
const afterInjectionMs = [30, 100, 200, 400];
const afterChangeMs = [100, 200, 400, 800];

/** Creates what the popup knows of the page in a tab. */
export function createThisPage(parts: {
  tab: ThisTab;
  sites: SiteParts;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}): ThisPage {
  const { tab, sites } = parts;
  const state = signal<PageState>({ kind: 'looking' });
  const site = signal<SiteState | null>(null);
  const isNotStored = signal(false);
  const takesCards = signal(true);
  let turn = new AbortController();
  const line = createPageLine({
    openPort: tab.openPort,
    wait: parts.wait,
    onLost: () => {
      line.forget();
      state.value = { kind: 'looking' };
      void look(afterChangeMs);
    },
  });

  async function look(pausesMs: number[] = []): Promise<void> {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const found = await find(pausesMs, signal);
    if (signal.aborted) return;
    if (found.kind !== 'found') line.forget();
    state.value = found;
  }

  async function find(pausesMs: number[], signal: AbortSignal): Promise<PageState> {
    const url = await tab.readUrl();
    const { isOn, pausedUntilMs } = await readSite(url, signal);
    if (!isOn || pausedUntilMs > 0) return { kind: 'off' };
    if (signal.aborted) return { kind: 'looking' };
    const isThere =
      (await line.open({ pausesMs, signal })) ||
      (!signal.aborted && (await tab.inject()) && (await line.open({ pausesMs: afterInjectionMs, signal })));
    if (!isThere) return { kind: 'unreadable', why: whyUnreadable(url) };
    const reading = readDocument(signal);
    // Some browsers run our script in the frame around their PDF viewer, where it finds nothing.
    const isPdf = line.entries.peek().length === 0 && (await reading)?.contentType === 'application/pdf';
    return isPdf ? { kind: 'unreadable', why: 'pdf' } : { kind: 'found' };
  }

  // The list of what was found does not wait for it.
  async function readDocument(signal: AbortSignal) {
    const document = await tab.readDocument();
    if (!signal.aborted) takesCards.value = document?.takesCards ?? true;
    return document;
  }

  async function readSite(url: string | null, signal: AbortSignal): Promise<SiteState> {
    const found = await sites.read(url);
    if (!signal.aborted) site.value = found;
    return found;
  }

  // What the switch shows is what is stored: a refusal puts it back.
  async function change(store: () => Promise<void>): Promise<void> {
    try {
      await store();
      isNotStored.value = false;
    } catch {
      isNotStored.value = true;
    }
    state.value = { kind: 'looking' };
    await look(afterChangeMs);
  }

  tab.onLoaded(() => void look(afterChangeMs));
  tab.onSwitched(() => {
    // Nothing of the other tab may be taken for what stands in this one.
    line.forget();
    takesCards.value = true;
    site.value = null;
    state.value = { kind: 'looking' };
    void look(afterChangeMs);
  });

  return {
    state,
    entries: line.entries,
    isCut: line.isCut,
    site,
    isNotStored,
    takesCards,
    look: () => look(),
    switchSite: async (isOn) => {
      const name = site.peek()?.site;
      if (name != null) await change(() => sites.switchSite(name, isOn));
    },
    resume: () => change(sites.resume),
    jump: ({ reference }) => {
      line.jump(nameReference(reference));
      tab.uncover();
    },
    reload: () => tab.reload(),
  };
}

/** The line to all frames of this page, with what they told. */
type PageLine = {
  /** What the page that answered last refers to. */
  entries: ReadonlySignal<PageEntry[]>;
  isCut: ReadonlySignal<boolean>;
  /**
   * Opens it anew, again after each pause (in milliseconds) while nobody answers. Resolves with whether somebody did,
   * or false when the signal ends; then it closes, too. What was told before stays until somebody answers.
   */
  open(how: { pausesMs: number[]; signal: AbortSignal }): Promise<boolean>;
  /** Scrolls the page to a reference, by its name. */
  jump(name: string): void;
  forget(): void;
};

// In the place of the lists of all further frames. No frame has this name.
const rest: PageList = { frame: '', pageHost: '', references: [], isCut: true };

/** Creates the line. `onLost` is called when nobody is left at the other end: the page has gone or ended our script. */
function createPageLine(parts: {
  openPort: () => PagePort;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onLost: () => void;
}): PageLine {
  const lists = signal<ReadonlyMap<string, PageList>>(new Map());
  let port: PagePort | null = null;

  function attempt(signal: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const opened = parts.openPort();
    const heard = new Map<string, PageList>();
    port = opened;
    opened.onList((list) => {
      if (signal.aborted) return;
      const isOneMore = heard.size >= pageListBounds.frames && !heard.has(list.frame);
      heard.set(isOneMore ? rest.frame : list.frame, isOneMore ? rest : list);
      lists.value = new Map(heard);
      resolve(true);
    });
    opened.onDisconnect(() => {
      if (heard.size > 0 && !signal.aborted) parts.onLost();
      resolve(false);
    });
    signal.addEventListener('abort', () => {
      opened.disconnect();
      resolve(false);
    });
    return promise;
  }

  return {
    entries: computed(() => mergePageLists(lists.value.values())),
    isCut: computed(() => lists.value.values().some((list) => list.isCut === true)),
    open: async ({ pausesMs, signal }) => {
      for (const pauseMs of [0, ...pausesMs]) {
        if (pauseMs > 0) await parts.wait(pauseMs, signal);
        if (signal.aborted) return false;
        if (await attempt(signal)) return true;
      }
      return false;
    },
    jump: (name) => port?.jump(name),
    forget: () => {
      lists.value = new Map();
    },
  };
}

/** Why no reference of a page can be had. */
type WhyUnreadable = 'browser' | 'store' | 'pdf' | 'file' | 'older' | 'unknown';

const stores = ['chromewebstore.google.com', 'chrome.google.com', 'addons.mozilla.org', 'microsoftedge.microsoft.com'];

/**
 * Why nobody answers from a page that our script cannot be put into, going by its address. Of an ordinary page it is
 * older than Hashlens: then loading it again helps. Browsers tell the address of few pages of their own.
 */
function whyUnreadable(url: string | null): WhyUnreadable {
  const page = url === null ? null : URL.parse(url);
  if (!page) return 'unknown';
  if (page.protocol === 'file:') return 'file';
  if (!/^https?:$/.test(page.protocol)) return 'browser';
  if (stores.includes(page.hostname)) return 'store';
  return /\.pdf$/i.test(page.pathname) ? 'pdf' : 'older';
}

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
