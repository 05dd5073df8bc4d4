import { batch } from '@preact/signals';
import type { Reply } from '../../models/failure.ts';
import { askSafely } from '../parts/ask-safely.ts';
import { createGrowingList, type GrowingList, type Page, type RowIdentity } from './growing-list.ts';
import { type KeptRows, knownPage, type PageQuestion, type Pages } from './pages.ts';
import { createPagesState } from './pages-state.ts';
import { reachShown } from './reach-shown.ts';

/** Creates a list. Its pages are asked for one at a time; only what is known is read beside the newest page. */
export function createPages<Row>(
  parts: RowIdentity<Row> & {
    readPage: (question: PageQuestion) => Promise<Reply<Page<Row>> | null>;
    /** Null where the cost is unknown. */
    onCredits: (credits: number | null) => void;
  },
): Pages<Row> {
  const { rows, failed, end, credits, asOf, newest, older, isKnownRead, loading, fail } = createPagesState<Row>();
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
    ...{ rows, isKnownRead, loading, failed, end, credits, asOf },
    open: () => wantNewest('usual'),
    openKnown: () => readKnown().then(() => list !== null),
    toKept: () => list && { rows: list.rows(), next: list.next(), asOf: asOf.peek() ?? '' },
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
