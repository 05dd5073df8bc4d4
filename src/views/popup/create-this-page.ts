import { type ReadonlySignal, signal } from '@preact/signals';
import { nameReference } from '../../references/name-reference.ts';
import { createPageLine } from './create-page-line.ts';
import type { PageEntry } from './page-entries.ts';
import type { SiteParts, SiteState, ThisTab } from './this-tab.ts';
import { type WhyUnreadable, whyUnreadable } from './why-unreadable.ts';

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
