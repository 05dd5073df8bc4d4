import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isRepeatedCursor } from '../../models/cursor.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import type { Cursor } from '../../models/token.ts';
import { askSafely } from '../parts/ask-safely.ts';

/** One page of any list, newest first. */
export type Page<Row> = { rows: Row[]; next: Cursor | null };

/** What is being loaded: the first page, one more, everything, or nothing. */
export type Loading = 'first' | 'more' | 'all' | 'nothing';

/** How a list goes on: there is more, that was all, or the service began to repeat itself. */
export type End = 'open' | 'reached' | 'repeated';

/** A list that grows page by page. `rows` is null until the first page is here. */
export type Pages<Row> = {
  rows: ReadonlySignal<Row[] | null>;
  loading: ReadonlySignal<Loading>;
  failure: ReadonlySignal<Failure | null>;
  end: ReadonlySignal<End>;
  /** Credits that this list has cost so far, as far as the service said. */
  credits: ReadonlySignal<number>;
  /** When the newest page was had, ISO 8601. */
  asOf: ReadonlySignal<string | null>;
  loadMore(): Promise<void>;
  loadAll(): Promise<void>;
  /** Asks for nothing more; a page that is already on its way is still taken, for it is paid. */
  stop(): void;
  /** Ends this list for good: nobody asks this question any more, late answers are dropped. */
  close(): void;
};

// The free plan allows 5 requests a second; one of them stays free for a card.
const minGapMs = 250;
// A page may be empty with more behind it; several in a row are a service that leads nowhere.
const maxEmptyPages = 5;

/** Creates a list that asks for its pages, never twice for the same one and never twice at a time. */
export function createPages<Row>(parts: {
  readPage: (next: Cursor | null) => Promise<Reply<Page<Row>>>;
  keyOf: (row: Row) => string;
  onCredits: (credits: number) => void;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}): Pages<Row> {
  const rows = signal<Row[] | null>(null);
  const loading = signal<Loading>('nothing');
  const failure = signal<Failure | null>(null);
  const end = signal<End>('open');
  const credits = signal(0);
  const asOf = signal<string | null>(null);
  const known = new Set<string>();
  const askedCursors: Cursor[] = [];
  let next: Cursor | null = null;
  let isClosed = false;
  let emptyPages = 0;
  let isBusy = false;
  let isStopped = false;
  let wanted: 'one' | 'all' = 'one';

  function take(page: Page<Row>): void {
    const fresh = page.rows.filter((row) => {
      const key = parts.keyOf(row);
      if (known.has(key)) return false;
      known.add(key);
      return true;
    });
    rows.value = [...(rows.peek() ?? []), ...fresh];
    emptyPages = page.rows.length === 0 ? emptyPages + 1 : 0;
    // Old servers that do not understand a cursor send the first page again, with the same cursor.
    const isRepeated = page.rows.length > 0 && fresh.length === 0;
    if (page.next === null) end.value = 'reached';
    else if (isRepeated || emptyPages >= maxEmptyPages || isRepeatedCursor(page.next, askedCursors)) {
      end.value = 'repeated';
    }
    next = page.next;
  }

  async function readOne(): Promise<boolean> {
    failure.value = null;
    const reply = await askSafely(() => parts.readPage(next));
    // Credits are gone even when nobody wants the answer any more.
    if (reply.ok && reply.credits !== null) parts.onCredits(reply.credits);
    if (isClosed) return false;
    if (!reply.ok) {
      failure.value = reply.failure;
      return false;
    }
    if (next) askedCursors.push(next);
    asOf.value ??= reply.asOf;
    credits.value += reply.credits ?? 0;
    take(reply.value);
    return end.peek() === 'open';
  }

  async function run(): Promise<void> {
    for (;;) {
      const startedAt = parts.now();
      const before = rows.peek()?.length ?? 0;
      const goesOn = await readOne();
      // A page without anything new on it is no answer to a wish for one more.
      const isServed = wanted === 'one' && (rows.peek()?.length ?? 0) > before;
      if (!goesOn || isServed || isStopped) return;
      await parts.wait(Math.max(0, minGapMs - (parts.now() - startedAt)));
      if (isStopped || isClosed) return;
    }
  }

  async function load(what: 'one' | 'all'): Promise<void> {
    if (isClosed || end.peek() !== 'open' || (isBusy && what === 'one')) return;
    wanted = what;
    isStopped = false;
    loading.value = rows.peek() === null ? 'first' : what === 'all' ? 'all' : 'more';
    // Asking for everything while a page is on its way lets the running loop go on.
    if (isBusy) return;
    isBusy = true;
    await run();
    isBusy = false;
    loading.value = 'nothing';
  }

  return {
    rows: computed(() => rows.value),
    loading: computed(() => loading.value),
    failure: computed(() => failure.value),
    end: computed(() => end.value),
    credits: computed(() => credits.value),
    asOf: computed(() => asOf.value),
    loadMore: () => load('one'),
    loadAll: () => load('all'),
    stop: () => {
      isStopped = true;
      if (loading.peek() === 'all') loading.value = 'nothing';
    },
    close: () => {
      isClosed = true;
      isStopped = true;
    },
  };
}
