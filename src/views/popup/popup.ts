import type { ReadonlySignal, Signal } from '@preact/signals';
import type { WatchSubject } from '../../cards/card-act.ts';
import type { Opened } from '../../messages/protocol.ts';
import type { AllowanceStore } from '../parts/allowance-store.ts';
import type { LookUpAll } from './create-look-up-all.ts';
import type { Suggestions } from './create-suggestions.ts';
import type { ThisPage } from './create-this-page.ts';
import type { WatchChecksStore } from './create-watch-checks.ts';
import type { LookUp } from './look-up.ts';
import type { Showing } from './showing.ts';
import type { Views } from './views.ts';
import type { WatchedStore } from './watched-store.ts';

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
  allowance: AllowanceStore['allowance'];
};
