import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Failure, Reply } from '../../../models/failure.ts';
import { type Cursor, isRepeatedCursor } from '../../../models/token.ts';
import { askSafely } from '../../components/key-store.ts';

/** Creates a list. Its pages are asked for one at a time; only what is known is read beside the newest page. */
export function createPages<Row>(
  parts: RowIdentity<Row> & {
    readPage: (question: PageQuestion) => Promise<Reply<Page<Row>> | null>;
    /** Null where the cost is unknown. */
    onCredits: (credits: number | null) => void;
  },
): Pages<Row> {
  const { rows, failed, end, credits, asOf, isSample, newest, older, isKnownRead, loading, fail } =
    createPagesState<Row>();
  let list: GrowingList<Row> | null = null;
  let knownList: GrowingList<Row> | null = null;
  let failedWish: 'one' | 'all' = 'one';
  let [isBusy, isClosed, isOlderOnWay, isKnownAsked] = [false, false, false, false];
  let late: KeptRows<Row> | null = null;

  async function read(question: PageQuestion) {
    const reply = await askSafely(() => parts.readPage(question));
    if (reply?.ok) {
      // Credits are gone even when nobody wants the answer any more.
      parts.onCredits(reply.credits);
      credits.value += reply.credits ?? 0;
    }
    return reply;
  }

  function show(shown: GrowingList<Row>): void {
    list = shown;
    rows.value = shown.rows();
    end.value = shown.end();
  }

  function showKnown(page: KeptRows<Row>): void {
    // An older page that is on its way comes first: its place is known.
    late = isOlderOnWay ? page : null;
    if (late !== null) return;
    const known = createGrowingList(parts);
    known.take(page, null);
    const isOlder = Date.parse(page.asOf) < Date.parse(asOf.peek() ?? '');
    if (list !== null && (list !== knownList || isOlder)) {
      // The newest rows were faster than what is known, which goes on below them.
      if (list.end() === 'open' && list.join(known)) show(list);
      return;
    }
    // What was known before gives way to what is known by now; an older page may have come to it.
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
    // Not waited for: a slow store must not hold up the newest page.
    if (list === null || !isKnownAsked) void readKnown();
    const reply = await read({ next: null, ...(newest.peek() === 'new' && { how: 'new' }) });
    if (isClosed) return;
    if (!reply?.ok) return fail('newest', reply?.failure);
    const fresh = createGrowingList(parts);
    fresh.take(reply.value, null);
    // What was shown was paid for: it stays below the newest rows. Where they do not reach it, what is known may.
    if (list) await reachShown(fresh, list, async (next) => (isClosed ? null : read({ next, how: 'known' })));
    if (isClosed) return;
    batch(() => {
      newest.value = 'none';
      // An empty page that goes on says nothing of the rows that are here.
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
      // A page without anything new on it is no answer to a wish for one more.
      if (shown.take(reply.value, next) > 0 && older.peek() === 'one') older.value = 'none';
      show(shown);
      if (late) showKnown(late);
    });
  }

  async function run(): Promise<void> {
    // A running loop sees the new wish by itself.
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
    ...{ rows, isKnownRead, loading, failed, end, credits, asOf, isSample },
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
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** Creates what there is to see of a list, beside what is wished of it: the newest page, older ones. */
function createPagesState<Row>() {
  const rows = signal<Row[] | null>(null);
  const failed = signal<FailedPage | null>(null);
  const end = signal<End>('open');
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

  /** Ends what was wished for; without a failure, nobody was there to answer. */
  function fail(of: FailedPage['of'], failure: Failure = { kind: 'no-background' }): void {
    batch(() => {
      failed.value = { of, failure };
      newest.value = 'none';
      older.value = 'none';
    });
  }

  return { rows, failed, end, credits, asOf, isSample, newest, older, isKnownRead, loading, fail };
}

/**
 * Reads on from the newest rows through what is known until they reach those that are shown, and takes these below them;
 * stops where nothing more is known, or as many rows are there as were shown.
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

/** How a page is asked for; see the protocol's page request. */
export type PageQuestion = { next: Cursor | null; how?: 'known' | 'new'; isBackground?: true };

/** The newest page, as far as it is known: nothing is sent for it. */
export const knownPage: PageQuestion = { next: null, how: 'known' };

/** What is being loaded: the first rows, newer ones than those shown, one more page, everything, or nothing. */
type Loading = 'first' | 'newer' | 'more' | 'all' | 'nothing';

/** Which page could not be had, and why. */
type FailedPage = { of: 'newest' | 'older'; failure: Failure };

/** What was shown of a list, newest first, how it goes on, and when the newest of it was had (ISO 8601). */
export type KeptRows<Row> = Page<Row> & { asOf: string; isSample?: true };

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
  /** The rows are invented. */
  isSample: ReadonlySignal<boolean>;
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

/** One page of any list, newest first. */
export type Page<Row> = { rows: Row[]; next: Cursor | null };

/** How a list goes on: there is more, that was all, or the service began to repeat itself. */
type End = 'open' | 'reached' | 'repeated';

/** Rows without a gap, newest first, and how they go on. */
type GrowingList<Row> = {
  rows(): Row[];
  next(): Cursor | null;
  end(): End;
  /** Takes the page that came for a cursor; gives how many of its rows are new. */
  take(page: Page<Row>, asked: Cursor | null): number;
  /** Every cursor that was asked with. */
  asked(): readonly Cursor[];
  /** Goes on as a list that was had before, with its older rows, its cursor and its end; false where a gap lies between. */
  join(before: GrowingList<Row>): boolean;
};

// A page may be empty with more behind it; several in a row are a service that leads nowhere.
const maxEmptyPages = 5;

/** Tells a list's rows apart. */
type RowIdentity<Row> = {
  keyOf: (row: Row) => string;
  /** Whether a row that was had again says the same: on another fork of the chain it does not. The key, unless given. */
  isSame?: (before: Row, now: Row) => boolean;
};

/** Creates an empty list. It takes a row that two pages hold once, and all rows of one page, equal ones too. */
function createGrowingList<Row>({ keyOf, isSame = () => true }: RowIdentity<Row>): GrowingList<Row> {
  const known = new Set<string>();
  const askedCursors: Cursor[] = [];
  let rows: Row[] = [];
  let next: Cursor | null = null;
  let end: End = 'open';
  let emptyPages = 0;

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
    take: (page, asked) => {
      if (asked) askedCursors.push(asked);
      const fresh = takeNew(page.rows, numberKeys(page.rows.map(keyOf)));
      emptyPages = page.rows.length === 0 ? emptyPages + 1 : 0;
      // Old servers that do not understand a cursor send the first page again, with the same cursor.
      const isRepeated = page.rows.length > 0 && fresh.length === 0;
      const leadsNowhere = isRepeated || emptyPages >= maxEmptyPages || isRepeatedCursor(page.next, askedCursors);
      if (page.next === null) end = 'reached';
      else if (leadsNowhere) end = 'repeated';
      next = page.next;
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

/** Makes keys differ: the second row with the same key gets "#2", the third "#3". A service may list two equal rows. */
export function numberKeys(keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return keys.map((key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} #${count}`;
  });
}
