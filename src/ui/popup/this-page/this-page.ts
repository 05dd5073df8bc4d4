import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { mergePageLists, type PageEntry } from '../../../lookup/input/page-entries.ts';
import { type PageList, type PagePort, pageListBounds } from '../../../messaging/page-port.ts';
import { nameReference } from '../../../references/reference.ts';

/** Whether a page's references are known, or why not. */
export type PageState =
  | { kind: 'looking' }
  | { kind: 'off' }
  | { kind: 'unreadable'; why: WhyUnreadable }
  | { kind: 'found' };

/** The page under the popup: its references, and whether Hashlens is on there. */
export type ThisPage = {
  state: ReadonlySignal<PageState>;
  entries: ReadonlySignal<PageEntry[]>;
  /** True if references are missing: a frame has too many, or the page has more than 200 frames. */
  isCut: ReadonlySignal<boolean>;
  /** False if the page is known to be unable to show a card, such as an SVG document; references are still listed. */
  takesCards: ReadonlySignal<boolean>;
  /** Null while unknown. */
  site: ReadonlySignal<SiteState | null>;
  /** True if the browser refused to store the last change. */
  isNotStored: ReadonlySignal<boolean>;
  /** Requests the page's references. Repeats by itself whenever the tab loads a page. */
  look(): Promise<void>;
  switchSite(isOn: boolean): Promise<void>;
  resume(): Promise<void>;
  /** Scrolls the page to a reference, highlights it briefly, and uncovers the page. */
  jump(entry: PageEntry): void;
  reload(): void;
};

// Pauses before each retry: the content script first reads where it is off, and needs time to start after a page load
// or a switch.
const afterInjectionMs = [30, 100, 200, 400];
const afterChangeMs = [100, 200, 400, 800];

/** Creates the state of the page in a tab. */
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

  // The caller waits for it only if no reference was found, so that the list is not delayed.
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

  // The switch shows the stored value: if storing fails, it goes back.
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
    // Data of the previous tab must not be mistaken for data of this one.
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

/** The connection to all frames of this page, with the lists they sent. */
type PageLine = {
  /** The references of the page that answered last. */
  entries: ReadonlySignal<PageEntry[]>;
  isCut: ReadonlySignal<boolean>;
  /**
   * Opens a new connection, and retries after each pause until a frame answers. Resolves to true if one did, to false
   * if none did or the signal is aborted, which also closes the connection. Earlier lists stay until a frame answers.
   */
  open(how: { pausesMs: number[]; signal: AbortSignal }): Promise<boolean>;
  /** Scrolls the page to the reference with this name (`nameReference`). */
  jump(name: string): void;
  forget(): void;
};

// Replaces the lists of all frames above the limit. No frame has this name.
const rest: PageList = { frame: '', pageHost: '', references: [], isCut: true };

/** Creates the connection. `onLost` is called if the other end is gone: the page was left, or it ended our script. */
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

/** Why a page's references cannot be read. */
type WhyUnreadable = 'browser' | 'store' | 'pdf' | 'file' | 'older' | 'unknown';

const stores = ['chromewebstore.google.com', 'chrome.google.com', 'addons.mozilla.org', 'microsoftedge.microsoft.com'];

/**
 * Judges by its URL why a page does not answer. An ordinary page is older than Hashlens: reloading it helps. Browsers
 * reveal few URLs of their own pages.
 */
function whyUnreadable(url: string | null): WhyUnreadable {
  const page = url === null ? null : URL.parse(url);
  if (!page) return 'unknown';
  if (page.protocol === 'file:') return 'file';
  if (!/^https?:$/.test(page.protocol)) return 'browser';
  if (stores.includes(page.hostname)) return 'store';
  return /\.pdf$/i.test(page.pathname) ? 'pdf' : 'older';
}

/** The tab under the popup, as far as the browser grants access to it. */
export type ThisTab = {
  /** The page's URL; null if the browser does not reveal it. */
  readUrl: () => Promise<string | null>;
  openPort: () => PagePort;
  /** Injects the content script into a page older than Hashlens; false if the browser does not allow it. */
  inject: () => Promise<boolean>;
  /** The page's content type, such as "application/pdf", and whether it can show a card; null if unknown. */
  readDocument: () => Promise<{ contentType: string; takesCards: boolean } | null>;
  reload: () => void;
  /** Closes the popup, which covers part of the page. Does nothing in the side panel, which is beside it. */
  uncover: () => void;
  /** Calls back each time the tab has loaded a page. */
  onLoaded: (listener: () => void) => void;
  /** Calls back each time another tab becomes active, which this object then represents. Only in the side panel. */
  onSwitched: (listener: () => void) => void;
};

/** Whether Hashlens is on for a page. */
export type SiteState = {
  /** The site that can be switched; null if the page belongs to none, or the browser does not reveal its URL. */
  site: string | null;
  /** Ignores a pause. */
  isOn: boolean;
  /** The end of a pause on all sites, in milliseconds since 1970; 0 if there is none. */
  pausedUntilMs: number;
};

/** The settings that say where Hashlens is on; wired by the entrypoint. */
export type SiteParts = {
  read: (url: string | null) => Promise<SiteState>;
  /** Rejects if the browser refuses to store it, like `resume`. */
  switchSite: (site: string, isOn: boolean) => Promise<void>;
  resume: () => Promise<void>;
};
