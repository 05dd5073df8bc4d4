import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Failure, Reply } from '../../../models/failure.ts';
import { type Continuation, type Cursor, isRepeatedCursor } from '../../../models/token.ts';
import { askSafely } from '../../components/api-key-store.ts';

/**
 * Creates a paged list. Pages load one at a time, except that cached rows are read in parallel with the newest page.
 */
export function createPages<Row>(
  parts: RowIdentity<Row> & {
    readPage: (question: PageQuestion) => Promise<Reply<Page<Row>> | null>;
    /** Null if the cost is unknown. */
    onCredits: (credits: number | null) => void;
    /** Until when nothing is sent (milliseconds since 1970); null if that is not so. */
    readHeldUntil?: () => Promise<number | null>;
    /** Stops the pages that wait to be sent. */
    stopHeld?: () => void;
  },
): Pages<Row> {
  const state = createPagesState<Row>();
  const { rows, failed, end, lookedTo, isRepeating, heldUntil, credits, asOf, isSample } = state;
  const { newest, older, isKnownRead, loading, fail } = state;
  let list: GrowingList<Row> | null = null;
  let knownList: GrowingList<Row> | null = null;
  let failedWish: 'one' | 'all' = 'one';
  let [isBusy, isClosed, isOlderOnWay, isKnownAsked] = [false, false, false, false];
  let late: KeptRows<Row> | null = null;

  async function read(question: PageQuestion) {
    const release = question.how === 'known' ? null : watchHold();
    const reply = await askSafely(() => parts.readPage(question));
    release?.();
    if (reply?.ok || reply?.credits) {
      // The credits are spent even if the list was closed meanwhile.
      parts.onCredits(reply.credits ?? null);
      credits.value += reply.credits ?? 0;
    }
    return reply;
  }

  /** Asks each second whether the page is held back. Returns a function that ends it. */
  function watchHold(): () => void {
    const look = async () => {
      const until = (await parts.readHeldUntil?.()) ?? null;
      if (timer !== undefined) heldUntil.value = until;
    };
    let timer: ReturnType<typeof setInterval> | undefined = setInterval(look, heldTickMs);
    return () => {
      clearInterval(timer);
      timer = undefined;
      heldUntil.value = null;
    };
  }

  function show(shown: GrowingList<Row>): void {
    list = shown;
    rows.value = shown.rows();
    end.value = shown.end();
    lookedTo.value = (shown.emptyPages() > 0 && shown.next()?.block_number) || null;
    isRepeating.value = shown.isRepeating();
  }

  function showKnown(page: KeptRows<Row>): void {
    // If an older page is in flight, wait for it: it belongs at the end of the list that is shown now.
    late = isOlderOnWay ? page : null;
    if (late !== null) return;
    const known = createGrowingList(parts);
    known.take(page, null);
    const isOlder = Date.parse(page.asOf) < Date.parse(asOf.peek() ?? '');
    if (list !== null && (list !== knownList || isOlder)) {
      // The newest rows arrived before the cached ones: append the cached rows below them.
      if (list.end() === 'open' && list.join(known)) show(list);
      return;
    }
    // The current cached rows replace the earlier ones; keep any older page that was loaded below those.
    if (list && known.end() === 'open') known.join(list);
    knownList = known;
    asOf.value = page.asOf;
    isSample.value = page.isSample === true;
    show(known);
  }

  async function readKnown(): Promise<void> {
    if (isClosed) return;
    isKnownAsked = true;
    const reply = await read(knownPage);
    if (isClosed) return;
    batch(() => {
      isKnownRead.value = true;
      if (reply?.ok && reply.value.rows.length > 0) showKnown({ ...reply.value, asOf: reply.asOf });
    });
  }

  async function readNewest(): Promise<void> {
    failed.value = null;
    // Not awaited: a slow cache must not delay the newest page.
    if (list === null || !isKnownAsked) void readKnown();
    const reply = await read({ next: null, ...(newest.peek() === 'new' && { how: 'new' }) });
    if (isClosed) return;
    if (!reply?.ok) return fail('newest', reply?.failure);
    const fresh = createGrowingList(parts);
    fresh.take(reply.value, null);
    // The rows shown were paid for, so they stay below the newest ones. Cached pages may fill a gap between the two.
    if (list) await reachShown(fresh, list, async (next) => (isClosed ? null : read({ next, how: 'known' })));
    if (isClosed) return;
    batch(() => {
      newest.value = 'none';
      // An empty page with a next cursor says nothing about the rows already shown.
      if (fresh.rows().length === 0 && fresh.end() === 'open' && rows.peek()?.length) return;
      asOf.value = reply.asOf;
      isSample.value = reply.isSample === true;
      show(fresh);
      if (fresh.rows().length === 0 && older.peek() === 'none') older.value = 'one';
    });
  }

  async function readOlder(shown: GrowingList<Row>): Promise<void> {
    failed.value = null;
    failedWish = older.peek() === 'all' ? 'all' : 'one';
    const next = shown.next();
    isOlderOnWay = true;
    const reply = await read({ next, ...(failedWish === 'all' && { isBackground: true }) });
    isOlderOnWay = false;
    if (isClosed) return;
    if (!reply?.ok) return fail('older', reply?.failure);
    batch(() => {
      // A page without new rows does not satisfy "load more": continue with the next one.
      if (shown.take(reply.value, next) > 0 && older.peek() === 'one') older.value = 'none';
      if (isTiredOf(shown)) older.value = 'none';
      show(shown);
      if (late) showKnown(late);
    });
  }

  async function run(): Promise<void> {
    // A running loop picks up the new request itself.
    if (isBusy || isClosed) return;
    isBusy = true;
    while (!isClosed) {
      if (newest.peek() !== 'none') await readNewest();
      else if (list && older.peek() !== 'none' && end.peek() === 'open') await readOlder(list);
      else break;
    }
    older.value = 'none';
    isBusy = false;
  }

  function wantNewest(how: 'usual' | 'new'): Promise<void> {
    newest.value = how;
    return run();
  }

  function wantOlder(what: 'one' | 'all'): Promise<void> {
    if (older.peek() !== 'all') older.value = what;
    return list === null ? wantNewest('usual') : run();
  }

  return {
    ...{ rows, isKnownRead, loading, failed, end, lookedTo, isRepeating, heldUntil, credits, asOf, isSample },
    open: () => wantNewest('usual'),
    openKnown: () => readKnown().then(() => list !== null),
    toKept: () =>
      list && {
        ...{ rows: list.rows(), next: list.next(), asOf: asOf.peek() ?? '' },
        ...(isSample.peek() && { isSample: true }),
      },
    showKept: showKnown,
    refresh: () => wantNewest('new'),
    loadMore: () => wantOlder('one'),
    loadAll: () => wantOlder('all'),
    tryAgain: () => (failed.peek()?.of === 'older' ? wantOlder(failedWish) : wantNewest('usual')),
    stop: () => {
      older.value = 'none';
      // Nothing was sent for it yet.
      if (heldUntil.peek() !== null) parts.stopHeld?.();
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** Creates the signals of a list: its rows and status, and which pages are wanted (the newest, older ones). */
function createPagesState<Row>() {
  const rows = signal<Row[] | null>(null);
  const failed = signal<FailedPage | null>(null);
  const end = signal<End>('open');
  const lookedTo = signal<string | null>(null);
  const isRepeating = signal(false);
  const heldUntil = signal<number | null>(null);
  const credits = signal(0);
  const asOf = signal<string | null>(null);
  const isSample = signal(false);
  const newest = signal<'none' | 'usual' | 'new'>('none');
  const older = signal<'none' | 'one' | 'all'>('none');
  const isKnownRead = signal(false);
  const loading: Pages<Row>['loading'] = computed(() => {
    if (newest.value !== 'none' && rows.value === null) return 'first';
    if (older.value !== 'none') return older.value === 'all' ? 'all' : 'more';
    return newest.value === 'none' ? 'nothing' : 'newer';
  });

  /** Cancels all wanted pages and records the failure. The default means that the background did not answer. */
  function fail(of: FailedPage['of'], failure: Failure = { kind: 'no-background' }): void {
    batch(() => {
      failed.value = { of, failure };
      newest.value = 'none';
      older.value = 'none';
    });
  }

  return {
    ...{ rows, failed, end, lookedTo, isRepeating, heldUntil, credits, asOf, isSample },
    ...{ newest, older, isKnownRead, loading, fail },
  };
}

/**
 * Extends the newest rows with cached pages until they overlap the shown rows, then appends those. Stops early if no
 * further page is cached, or once there are as many rows as were shown.
 */
async function reachShown<Row>(
  fresh: GrowingList<Row>,
  shown: GrowingList<Row>,
  readKnown: (next: Cursor | null) => Promise<Reply<Page<Row>> | null>,
): Promise<void> {
  while (fresh.end() === 'open' && !fresh.join(shown) && fresh.rows().length < shown.rows().length) {
    const next = fresh.next();
    const more = await readKnown(next);
    if (!more?.ok) return;
    fresh.take(more.value, next);
  }
}

/** The options of a page request; see `PageRequest` in the protocol. */
export type PageQuestion = { next: Cursor | null; how?: 'known' | 'new'; isBackground?: true };

/** Requests the newest page from the cache only: nothing is sent. */
export const knownPage: PageQuestion = { next: null, how: 'known' };

/** The load in progress: the first rows, rows newer than those shown, one more page, everything, or nothing. */
type Loading = 'first' | 'newer' | 'more' | 'all' | 'nothing';

/** The page that failed to load, and why. */
type FailedPage = { of: 'newest' | 'older'; failure: Failure };

/** A snapshot of a list: its rows (newest first), the next cursor, and when the newest page was fetched (ISO 8601). */
export type KeptRows<Row> = Page<Row> & { asOf: string; isSample?: true };

/** A list that grows page by page. `rows` is null until the first rows arrive, and never has a gap. */
export type Pages<Row> = {
  rows: ReadonlySignal<Row[] | null>;
  /** True once the cache has been read, even if it held nothing. */
  isKnownRead: ReadonlySignal<boolean>;
  loading: ReadonlySignal<Loading>;
  failed: ReadonlySignal<FailedPage | null>;
  end: ReadonlySignal<End>;
  /** The block that was reached without finding more rows; null if the last page had rows. */
  lookedTo: ReadonlySignal<string | null>;
  /** True if the last page had only rows that are shown already, although more follow. */
  isRepeating: ReadonlySignal<boolean>;
  /** Until when the page in flight is held back (milliseconds since 1970); null if it is not. */
  heldUntil: ReadonlySignal<number | null>;
  /** Credits that this list has cost so far, as reported by the service. */
  credits: ReadonlySignal<number>;
  /** When the newest page was fetched, ISO 8601. */
  asOf: ReadonlySignal<string | null>;
  /** True if the rows are made-up sample data. */
  isSample: ReadonlySignal<boolean>;
  /** Shows the cached rows at once and requests the newest page, which then replaces them. */
  open(): Promise<void>;
  /** Shows the cached rows without requesting anything. False if there is nothing to show. */
  openKnown(): Promise<boolean>;
  /** Returns a snapshot of the shown rows; null if nothing is shown. */
  toKept(): KeptRows<Row> | null;
  /** Shows an earlier snapshot until the cached or the newest rows replace it. */
  showKept(kept: KeptRows<Row>): void;
  /** Requests the newest page even if the cached one is recent. */
  refresh(): Promise<void>;
  loadMore(): Promise<void>;
  loadAll(): Promise<void>;
  /** Requests the failed page again. */
  tryAgain(): Promise<void>;
  /** Stops loading: older pages, and a page that is held back. One already sent is still added: it is paid for. */
  stop(): void;
  /** Ends this list for good: no further requests, and late answers are dropped. */
  close(): void;
};

/** One page of any list, newest first. */
export type Page<Row> = { rows: Row[] } & Continuation;

/** How a list continues: more rows exist, the end is reached, or the service started to repeat itself. */
type End = 'open' | 'reached' | 'repeated';

/** Rows without a gap, newest first, and how the list continues after them. */
type GrowingList<Row> = {
  rows(): Row[];
  next(): Cursor | null;
  end(): End;
  /** How many pages in a row had no new row. */
  emptyPages(): number;
  /** True if the last page had rows, none of them new, and leads on. */
  isRepeating(): boolean;
  /** Appends the page returned for the cursor `asked`. Returns how many of its rows are new. */
  take(page: Page<Row>, asked: Cursor | null): number;
  /** Every cursor requested so far. */
  asked(): readonly Cursor[];
  /** Appends the older rows, the cursor and the end of an earlier list. False if the two do not overlap. */
  join(before: GrowingList<Row>): boolean;
};

const heldTickMs = 1_000;

// A page may be empty although more follow, and each one costs credits. After this many, the user decides.
const mostEmptyPages = 3;

// Cursors that are made from the last row, as those of the service are, cannot lead on from a page of known rows. If one
// does, nothing says that the next page is another one: the user decides at once.
function isTiredOf(list: GrowingList<unknown>): boolean {
  return list.isRepeating() || (list.emptyPages() > 0 && list.emptyPages() % mostEmptyPages === 0);
}

/** How rows are identified and compared. */
type RowIdentity<Row> = {
  keyOf: (row: Row) => string;
  /** True if a row fetched again is unchanged: on another fork it differs. By default, an equal key is enough. */
  isSame?: (before: Row, now: Row) => boolean;
};

/**
 * Creates an empty list. A row that is on two pages is added once. Rows with one key on one page are all kept: they do
 * not say which rows they are.
 */
function createGrowingList<Row>({ keyOf, isSame = () => true }: RowIdentity<Row>): GrowingList<Row> {
  const known = new Set<string>();
  const askedCursors: Cursor[] = [];
  let rows: Row[] = [];
  let next: Cursor | null = null;
  let end: End = 'open';
  let emptyPages = 0;
  let isRepeating = false;

  function takeNew(from: Row[], keys: string[]): Row[] {
    const fresh = from.filter((_, at) => !known.has(keys[at] ?? ''));
    for (const key of keys) known.add(key);
    rows = [...rows, ...fresh];
    return fresh;
  }

  return {
    rows: () => rows,
    next: () => next,
    end: () => end,
    emptyPages: () => emptyPages,
    isRepeating: () => isRepeating,
    take: (page, asked) => {
      if (asked) askedCursors.push(asked);
      const fresh = takeNew(page.rows, numberKeys(page.rows.map(keyOf)));
      emptyPages = fresh.length === 0 ? emptyPages + 1 : 0;
      if (page.next === null) end = 'reached';
      // Old servers that do not understand a cursor send the first page again, with the same cursor.
      else if (isRepeatedCursor(page.next, askedCursors)) end = 'repeated';
      next = page.next;
      isRepeating = end === 'open' && fresh.length === 0 && (page.repeats === true || page.rows.length > 0);
      return fresh.length;
    },
    asked: () => askedCursors,
    join: (before) => {
      const oldest = rows.at(-1);
      const oldestKey = numberKeys(rows.map(keyOf)).at(-1) ?? '';
      const past = before.rows();
      const keys = numberKeys(past.map(keyOf));
      const joint = keys.indexOf(oldestKey);
      const same = past[joint];
      if (oldest === undefined || same === undefined || !isSame(same, oldest)) return false;
      takeNew(past.slice(joint + 1), keys.slice(joint + 1));
      askedCursors.push(...before.asked());
      next = before.next();
      end = before.end();
      return true;
    },
  };
}

/** Makes keys unique: the second row with the same key gets "#2", the third "#3". Rows without a log index may be equal. */
export function numberKeys(keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return keys.map((key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} #${count}`;
  });
}
