import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { WatchSubject } from '../../cards/card-act.ts';
import type { Ask } from '../../messages/ask.ts';
import type { CardPort } from '../../messages/open-card-port.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { createAllowanceStore } from '../parts/allowance-store.ts';
import { createLookUp } from './create-look-up.ts';
import { createLookUpAll } from './create-look-up-all.ts';
import { createPlace } from './create-place.ts';
import { createSuggestions } from './create-suggestions.ts';
import { createThisPage } from './create-this-page.ts';
import { createViews } from './create-views.ts';
import { type CheckParts, createWatchChecks } from './create-watch-checks.ts';
import { createWatched } from './create-watched.ts';
import type { PlaceMemory } from './kept-place.ts';
import { toAddresses } from './page-entries.ts';
import type { Popup } from './popup.ts';
import { kindOfView, type Showing } from './showing.ts';
import type { SiteParts, ThisTab } from './this-tab.ts';
import { keyOf } from './watched-entries.ts';

/** What the popup is given. */
type PopupParts = {
  ask: Ask;
  openCardPort: () => CardPort | null;
  /** Null in a tab of its own. */
  tab: ThisTab | null;
  sites: SiteParts;
  checks: CheckParts;
  defaultChainId: number;
  /** Nothing that is looked up in a private window is kept. */
  isPrivate: boolean;
  /** Where the popup was; null where nothing of it is kept. */
  memory: PlaceMemory | null;
  /** Whether the document can be seen at all. */
  isVisible: ReadonlySignal<boolean>;
  /** Whether the person is in it. */
  hasFocus: () => boolean;
  now: () => number;
  /** Resolves after so many milliseconds, or when the signal ends. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  makeId: () => string;
  /** Resolves once the popup is drawn: what it is not drawn by is asked after that, and takes nothing from what it is. */
  drawn: Promise<void>;
};

/** Creates the popup's state: the box, its views, the page below and the line for a transaction. */
export function createPopup(parts: PopupParts): Popup {
  const { ask, memory } = parts;
  const showing = signal<Showing>('balance');
  const lastTab = signal<Exclude<Showing, 'transaction'>>('balance');
  const creditsUsed = signal(0);
  const allowance = createAllowanceStore({ ask });
  const onCredits = (credits: number | null) => {
    if (credits === 0) return;
    creditsUsed.value += credits ?? 0;
    void parts.drawn.then(allowance.load);
  };
  const views = createViews({
    ...parts,
    showing,
    onCredits,
    onFoundOn: (kind, chainId) => lookUp.foundOn(kind, chainId),
    onRecall: (subject) => lookUp.recall(subject),
  });

  async function beginToWatch(subject: WatchSubject): Promise<void> {
    showing.value = 'watched';
    await watched.load();
    if (watched.edit(keyOf(subject))) return;
    watched.wanted.value = 'hash' in subject ? subject.hash : toChecksum(subject.address);
    watched.wantedChainId.value = subject.chainId ?? null;
  }

  function refreshWatched(): void {
    if (isInView()) return void watched.load().then(checks.load);
    void watched.loadQuietly();
    void watched.loadFound();
  }

  const page = parts.tab && createThisPage({ tab: parts.tab, sites: parts.sites, wait: parts.wait });
  const addressesHere = () => toAddresses(page?.entries.peek() ?? []);
  const isInView = () => showing.peek() === 'watched' && parts.isVisible.peek();
  const watched = createWatched({ ask, isPrivate: parts.isPrivate, addressesHere, isInView });
  const checks = createWatchChecks({ checks: parts.checks, found: watched, isInView, wait: parts.wait });
  const lookUp = createLookUp({ ...parts, addressesHere, onSubject: views.open });
  const entries = () => page?.entries.value ?? [];
  const suggestions = createSuggestions({
    ...{ ask, lookUp, entries, isPrivate: parts.isPrivate },
    onForgotten: views.forget,
  });
  effect(() => {
    const view = showing.value;
    if (view !== 'transaction') lastTab.value = view;
    const kind = kindOfView[view];
    if (kind) lookUp.turnTo(kind);
    if (view === 'nft' || view === 'page') void watched.loadQuietly();
    // Transactions come with what checks of them found.
    if (view === 'page') void watched.loadFound();
  });
  effect(() => {
    // What it cannot read, it says. Seen again, it is read anew.
    const isRead = watched.state.peek() !== 'unread';
    if (showing.value === 'watched' && (parts.isVisible.value || !isRead)) void watched.load().then(checks.load);
  });
  const reopen = createPlace({ memory, showing, text: lookUp.text, views, hasFocus: parts.hasFocus });
  void parts.drawn.then(() => {
    void watched.loadNews();
    void allowance.load();
  });
  // What it finds, or why nothing, is in its state.
  void page?.look();

  const { balance, transfers, transaction, card, showKnown, forget } = views;
  return {
    lookUp,
    suggestions,
    showing,
    lastTab,
    ...{ balance, transfers, transaction, card, showKnown, forget, reopen },
    page,
    watched,
    lookUpAll: createLookUpAll({ ...parts, onCredits, addressesHere }),
    checks,
    refreshWatched,
    defaultChainId: parts.defaultChainId,
    beginToWatch,
    creditsUsed,
    allowance: allowance.allowance,
  };
}
