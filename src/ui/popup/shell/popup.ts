import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { WatchSubject } from '../../../cards/card-drawing.ts';
import { toAddresses } from '../../../lookup/input/page-entries.ts';
import type { CardPort } from '../../../messaging/card-port.ts';
import type { Opened } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import { watchKeyOf } from '../../../models/watched.ts';
import { toChecksum } from '../../../references/checksum.ts';
import type { Reference } from '../../../references/reference.ts';
import { type CreditsStore, createCreditsStore } from '../../components/credits-store.ts';
import type { LookUp } from '../lookup/look-up.ts';
import { createLookUp } from '../lookup/look-up.ts';
import { createSuggestions, type Suggestions } from '../lookup/suggestions.ts';
import { createLookUpAll, type LookUpAll } from '../this-page/look-up-all.ts';
import type { SiteParts, ThisTab } from '../this-page/this-page.ts';
import { createThisPage, type ThisPage } from '../this-page/this-page.ts';
import { type CheckParts, createWatchChecks, type WatchChecksStore } from '../watchlist/watch-checks-store.ts';
import { createWatched, type WatchedStore } from '../watchlist/watchlist-store.ts';
import { createStoredPlace, type PlaceMemory, type Showing } from './last-view.ts';
import { createViews, type Views } from './views.ts';

/** What each view shows that was looked up; a page has references of every kind, and the own list is only followed. */
const kindOfView: Record<Showing, Reference['kind'] | null> = {
  balance: 'address',
  nft: 'token-instance',
  page: null,
  watched: null,
  transaction: 'transaction',
};

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
  const allowance = createCreditsStore({ ask });
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
    if (watched.edit(watchKeyOf(subject))) return;
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
  const reopen = createStoredPlace({ memory, showing, text: lookUp.text, views, hasFocus: parts.hasFocus });
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

/** Everything that the popup knows at one moment; each tab keeps its last list. */
export type Popup = Pick<Views, 'balance' | 'transfers' | 'transaction' | 'card' | 'showKnown' | 'forget'> & {
  lookUp: LookUp;
  /** What the box offers. */
  suggestions: Suggestions;
  /**
   * Shows what was shown last, as far as it is known, or `only` that where it can be at once; nothing is sent. Once.
   */
  reopen(only?: Opened): Promise<void>;
  showing: Signal<Showing>;
  /** The tab to go back to from a transaction. */
  lastTab: ReadonlySignal<Exclude<Showing, 'transaction'>>;
  /** The page that the popup was opened over; null where there is none. */
  page: ThisPage | null;
  /** What the person watches, how it is checked, and where what names no chain is. */
  watched: WatchedStore;
  lookUpAll: LookUpAll;
  checks: WatchChecksStore;
  /** What is watched, what checks found or how they are wanted has been changed elsewhere. */
  refreshWatched: () => void;
  defaultChainId: number;
  /** Leads to the list: what is on it is to be changed, anything else to be added. */
  beginToWatch: (subject: WatchSubject) => Promise<void>;
  creditsUsed: ReadonlySignal<number>;
  allowance: CreditsStore['allowance'];
};
