import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { WatchSubject } from '../../../cards/card-drawing.ts';
import { toAddresses } from '../../../lookup/input/page-entries.ts';
import type { CardPort } from '../../../messaging/card-port.ts';
import type { Opened, Place } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import { watchKeyOf } from '../../../models/watched.ts';
import { toChecksum } from '../../../references/checksum.ts';
import type { Reference } from '../../../references/reference.ts';
import { type CreditsStore, createCreditsStore } from '../../components/credits-store.ts';
import { createEarlierLookupsStore, type EarlierLookupsStore } from '../balance/earlier-lookups.tsx';
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

/** The kind of reference that each view shows; null for the page (all kinds) and the watch list (only links). */
const kindOfView: Record<Showing, Reference['kind'] | null> = {
  balance: 'address',
  nft: 'token-instance',
  page: null,
  watched: null,
  transaction: 'transaction',
};

type PopupParts = {
  ask: Ask;
  openCardPort: () => CardPort | null;
  /** Null if this page is open in its own tab. */
  tab: ThisTab | null;
  sites: SiteParts;
  checks: CheckParts;
  /** The user's chains; the first one is the default. */
  chainIds: readonly number[];
  /** True in a private window: no lookup is stored. */
  isPrivate: boolean;
  /** Stores where the popup was; null if that is not stored. */
  memory: PlaceMemory | null;
  /** True if the document is visible. */
  isVisible: ReadonlySignal<boolean>;
  /** True if the document has the focus. */
  hasFocus: () => boolean;
  now: () => number;
  /** Resolves after `ms` milliseconds, or when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  makeId: () => string;
  /** Resolves once the popup is rendered. Requests that the first render does not need wait, so as not to delay it. */
  drawn: Promise<void>;
};

/** Creates the popup's state: the search box, its views, the current page and the watch list. */
export function createPopup(parts: PopupParts): Popup {
  const { ask, memory, chainIds } = parts;
  const [defaultChainId = 1] = chainIds;
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

  const earlier = createEarlierLookupsStore({
    ...parts,
    address: computed(() => {
      const isInView = showing.value === 'balance' && parts.isVisible.value;
      return isInView ? (views.balance.value?.reference.address ?? null) : null;
    }),
  });
  const page = parts.tab && createThisPage({ tab: parts.tab, sites: parts.sites, wait: parts.wait });
  const addressesHere = () => toAddresses(page?.entries.peek() ?? []);
  const isInView = () => showing.peek() === 'watched' && parts.isVisible.peek();
  const watched = createWatched({ ask, isPrivate: parts.isPrivate, addressesHere, isInView });
  const checks = createWatchChecks({ checks: parts.checks, found: watched, isInView, wait: parts.wait });
  const lookUp = createLookUp({ ...parts, defaultChainId, addressesHere, onSubject: views.open });
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
    // Watched transactions are loaded together with their check results.
    if (view === 'page') void watched.loadFound();
  });
  effect(() => {
    // For the star of an address. After the first render, so that starting a stopped background does not delay it.
    if (showing.value === 'balance' && views.balance.value) void parts.drawn.then(watched.loadQuietly);
  });
  effect(() => {
    // Reads the list again when the document becomes visible, and the first time even before that. Its state reports a
    // failed read.
    const isRead = watched.state.peek() !== 'unread';
    if (showing.value === 'watched' && (parts.isVisible.value || !isRead)) void watched.load().then(checks.load);
  });
  const reopen = createStoredPlace({ memory, showing, text: lookUp.text, views, hasFocus: parts.hasFocus });
  void parts.drawn.then(() => {
    void watched.loadNews();
    void allowance.load();
  });
  // Not awaited: its state holds the result, or the reason why there is none.
  void page?.look();

  function forget(place?: Place): void {
    views.forget(place);
    if (!place) earlier.forget();
  }

  const { balance, transfers, transaction, card, showKnown } = views;
  return {
    lookUp,
    suggestions,
    showing,
    lastTab,
    ...{ balance, transfers, transaction, card, showKnown, forget, reopen },
    earlier: earlier.found,
    page,
    watched,
    lookUpAll: createLookUpAll({ ...parts, onCredits, addressesHere }),
    checks,
    refreshWatched,
    ...{ chainIds, defaultChainId },
    beginToWatch,
    creditsUsed,
    allowance: allowance.allowance,
  };
}

/** The popup's state. Each tab keeps its last list. */
export type Popup = Pick<Views, 'balance' | 'transfers' | 'transaction' | 'card' | 'showKnown' | 'forget'> & {
  lookUp: LookUp;
  suggestions: Suggestions;
  /**
   * Shows the last view from stored data; nothing is sent. With `only`, shows just that lookup, and only if it can be
   * shown at once. Only the first call does anything.
   */
  reopen(only?: Opened): Promise<void>;
  showing: Signal<Showing>;
  /** The tab to go back to from a transaction. */
  lastTab: ReadonlySignal<Exclude<Showing, 'transaction'>>;
  earlier: EarlierLookupsStore['found'];
  /** The page under the popup; null if there is none. */
  page: ThisPage | null;
  /** The watch list. `checks` says how it is checked, `defaultChainId` which chain applies to addresses without one. */
  watched: WatchedStore;
  lookUpAll: LookUpAll;
  checks: WatchChecksStore;
  /** Reloads the watch list after it, its check results or its check settings changed elsewhere. */
  refreshWatched: () => void;
  defaultChainId: number;
  chainIds: readonly number[];
  /** Opens the watch list, to edit the entry if it is listed, else to add it. */
  beginToWatch: (subject: WatchSubject) => Promise<void>;
  creditsUsed: ReadonlySignal<number>;
  allowance: CreditsStore['allowance'];
};
