import type { ReadonlySignal, Signal } from '@preact/signals';
import type { WatchSubject } from '../../cards/card-act.ts';
import type { Warning } from '../../cards/card-content.ts';
import type { WatchedChecks, WatchedImport, WatchedRefusal } from '../../messages/watched-questions.ts';
import type { WatchCheck } from '../../models/watch-check.ts';
import type { Watched, WatchedByAddress, WatchedTransaction } from '../../models/watched.ts';
import type { Question } from './box-text.ts';
import type { Entry } from './watched-entries.ts';

/** What the person keeps of something that they watch. */
export type WatchedNames = { name: string; note: string };

/** What checks have found, by the address or hash; and how the present or last turn of them stands. */
export type FoundByChecks = Pick<WatchedChecks, 'turn' | 'nextMs' | 'spentToday'> & {
  checks: ReadonlyMap<string, WatchCheck>;
};

/** How many an import brought, of each kind. */
export type Imported = { added: number; changed: number; skipped: number };

/** How far the list was read. */
export type WatchedState = 'unread' | 'reading' | 'read' | 'unreadable';

/** What the person watches, as the popup knows it. */
export type WatchedStore = {
  state: ReadonlySignal<WatchedState>;
  /** Addresses; those with names first, by name. */
  entries: ReadonlySignal<Watched[]>;
  /** The same by their addresses in lower case. */
  byAddress: ReadonlySignal<WatchedByAddress>;
  transactions: ReadonlySignal<WatchedTransaction[]>;
  /** Null before it was read, and where it cannot be. */
  found: ReadonlySignal<FoundByChecks | null>;
  /** Nothing is known of checks, nor of transactions: they could not be read. */
  isFoundUnreadable: ReadonlySignal<boolean>;
  /** What has changed since the list was last looked at, as long as the popup is open. */
  isNew: ReadonlySignal<ReadonlySet<string>>;
  /** How much of it has not been looked at yet. */
  news: ReadonlySignal<number>;
  /** A private window: the list is only read. */
  isPrivate: boolean;
  /** Why the last change was not made. */
  refusal: ReadonlySignal<WatchedRefusal | null>;
  /** What was removed last, as long as it can be brought back. */
  removed: ReadonlySignal<Entry | null>;
  /** What the list is filtered by. */
  filter: Signal<string>;
  /** The address or hash whose name and note are being edited, lower case. */
  editing: Signal<string | null>;
  /** The text of what is to be added, and the chain that was chosen for it. */
  wanted: Signal<string>;
  wantedChainId: Signal<number | null>;
  load(): Promise<void>;
  /** The same for the names alone, which other tabs show: where the list cannot be read, they do without. */
  loadQuietly(): Promise<void>;
  /** Reads anew what checks have found. */
  loadFound(): Promise<void>;
  /** Asks how much is new: cheap, and without the list. */
  loadNews(): Promise<void>;
  /** Adds something or changes it; false where that was refused. `question`: what its text says of it. */
  save(subject: WatchSubject, names: WatchedNames, question?: Question): Promise<boolean>;
  remove(entry: Entry): Promise<void>;
  undo(): Promise<void>;
  /** Begins to edit what is on the list, and shows where it stands. False where it is not on it. */
  edit(key: string): boolean;
  /** Adds all of it or nothing; null where that was refused. */
  bringIn(all: Omit<WatchedImport, 'isPrivate'>): Promise<Imported | null>;
  /** The chain that is most likely meant. */
  chainFor(question: Question): Promise<number | null>;
  /** A warning where an address looks like one that is watched. */
  warnOf(address: string, chainId: number): Promise<Warning | null>;
};
