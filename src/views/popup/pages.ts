import type { ReadonlySignal } from '@preact/signals';
import type { Failure } from '../../models/failure.ts';
import type { Cursor } from '../../models/token.ts';
import type { End, Page } from './growing-list.ts';

/** How a page is asked for; see the protocol's page request. */
export type PageQuestion = { next: Cursor | null; how?: 'known' | 'new'; isBackground?: true };

/** The newest page, as far as it is known: nothing is sent for it. */
export const knownPage: PageQuestion = { next: null, how: 'known' };

/** What is being loaded: the first rows, newer ones than those shown, one more page, everything, or nothing. */
type Loading = 'first' | 'newer' | 'more' | 'all' | 'nothing';

/** Which page could not be had, and why. */
export type FailedPage = { of: 'newest' | 'older'; failure: Failure };

/** What was shown of a list, newest first, how it goes on, and when the newest of it was had (ISO 8601). */
export type KeptRows<Row> = Page<Row> & { asOf: string };

/** A list that grows page by page. `rows` is null until anything of it is here; it never has a gap. */
export type Pages<Row> = {
  rows: ReadonlySignal<Row[] | null>;
  /** What is known has been read, whether that was anything or not. */
  isKnownRead: ReadonlySignal<boolean>;
  loading: ReadonlySignal<Loading>;
  failed: ReadonlySignal<FailedPage | null>;
  end: ReadonlySignal<End>;
  /** Credits that this list has cost so far, as far as the service said. */
  credits: ReadonlySignal<number>;
  /** When the newest page was had, ISO 8601. */
  asOf: ReadonlySignal<string | null>;
  /** Shows what is known at once, and asks for the newest, which then takes its place. */
  open(): Promise<void>;
  /** Shows what is known, and asks for nothing; false where nothing is. */
  openKnown(): Promise<boolean>;
  /** What is shown, for another time; null where nothing is. */
  toKept(): KeptRows<Row> | null;
  /** Shows what was shown before, until what is known, or the newest, takes its place. */
  showKept(kept: KeptRows<Row>): void;
  /** Asks for the newest even if what is known is young. */
  refresh(): Promise<void>;
  loadMore(): Promise<void>;
  loadAll(): Promise<void>;
  /** Asks again for the page that failed. */
  tryAgain(): Promise<void>;
  /** Asks for nothing older any more; a page that is already on its way is still taken, for it is paid. */
  stop(): void;
  /** Ends this list for good: nobody asks this question any more, late answers are dropped. */
  close(): void;
};
