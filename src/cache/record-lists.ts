import type { BalanceChange } from '../models/balance.ts';
import { type Cursor, isRepeatedCursor, type TokenTransfer, type Unread } from '../models/token.ts';
import { type AccessLog, enter, type Item, itemStores, removeItem, sizeOf } from './eviction.ts';
import type { Position } from './list-chunks.ts';
import {
  type Around,
  askAtGaps,
  type Chunk,
  comparePlaces,
  findStart,
  isChunk,
  isIn,
  type ListHead,
  type PlacedRow,
  placeRows,
  putPage,
  type RowKind,
  readChunks,
  readChunksOf,
  readHead,
  replaceRows,
  type Span,
  sumBytes,
  toAllRows,
  toChunks,
  writeChunks,
} from './list-chunks.ts';
import { isForgotten } from './pending-clear.ts';
import type { Store, StoreTransaction } from './store-transaction.ts';

/** A page of a list as the service sent it, newest first. `from` is the requested cursor, null for the newest page. */
export type ListPage<Row> = { rows: Row[]; from: Cursor | null; next: Cursor | null; askedMs: number };

/**
 * A stretch of a list without a gap, newest first. `next` says how it continues: with known rows (even if the service,
 * asked for the rows that follow, had no more rows, although it once did), with a cursor to request, or not at all.
 */
export type KnownRows<Row> = {
  rows: Row[];
  /** When the newest page of the list was requested; an empty one does not count if rows are known. */
  askedMs: number;
  next: { kind: 'known'; before: Position } | { kind: 'ask'; cursor: Cursor } | { kind: 'end' };
};

/**
 * Lists that only grow. Pages are joined where they meet, so that nothing between the newest row and a gap is
 * requested twice. A miss reads as null.
 */
export type Lists<Row> = {
  /** Returns at most `most` rows, from the newest known one on, or those older than `before`. */
  read(list: string, part: { before: Position | null; most: number }): Promise<KnownRows<Row> | null>;
  /**
   * Inserts a page. It replaces the known rows from its first to its last (a chain may have been reorganised). Older
   * rows stay, whatever the page says: they were paid for, and the service is slow or empty at times. If the newest
   * page is empty, or of a service that lags behind, all rows stay.
   * False if the page could not be stored, or its rows have no position or no order.
   */
  take(list: string, page: ListPage<Row>): Promise<boolean>;
};

/** A whole list as it is stored. */
type StoredList = { head: ListHead; chunks: Chunk[] };

/** Lists that can be read without a trace and copied as they are stored, for the memory of a private window. */
export type RecordLists<Row> = Lists<Row> & {
  peek: Lists<Row>['read'];
  /** Null if the list is not known or takes more than `maxBytes`. */
  copy(list: string, maxBytes: number): Promise<StoredList | null>;
  /** Stores a copy if the list is not known. */
  plant(list: string, copy: StoredList): Promise<void>;
};

type ListsParts<Row> = { name: string; kind: RowKind<Row>; store: Store; touch: AccessLog; now: () => number };

/** Creates the lists of one kind. `name` distinguishes them from lists of other kinds in the same store. */
export function createRecordLists<Row extends Unread>(parts: ListsParts<Row>): RecordLists<Row> {
  const { store, touch, kind, name } = parts;
  const toItem = (list: string): Item => ['list', `${name} ${list}`];

  const readStored = (list: string, part: { before: Position | null; most: number }) =>
    store.run<KnownRows<Row> | 'damaged' | null>({
      kind: 'read',
      stores: ['lists', 'chunks'],
      work: (transaction) => readRows(transaction, toItem(list)[1], { ...part, kind }),
      otherwise: null,
    });

  const change = <T>(work: (transaction: StoreTransaction) => Promise<T>, otherwise: T) =>
    store.run<T>({ kind: 'change', stores: itemStores, work, otherwise });

  const forget = (list: string) => change((transaction) => removeItem(transaction, toItem(list)), undefined);

  return {
    peek: async (list, part) => {
      const known = await readStored(list, part);

      return known === 'damaged' ? null : known;
    },
    read: async (list, part) => {
      const known = await readStored(list, part);
      if (known === 'damaged') await forget(list);
      else if (known !== null) touch(toItem(list));

      return known === 'damaged' ? null : known;
    },
    take: (list, page) =>
      change((transaction) => takePage(transaction, toItem(list), { page, kind, now: parts.now() }), false),
    copy: (list, maxBytes) =>
      store.run<StoredList | null>({
        kind: 'read',
        stores: ['lists', 'chunks', 'uses'],
        work: (transaction) => copyList(transaction, toItem(list), maxBytes),
        otherwise: null,
      }),
    plant: (list, copy) => change((transaction) => plantList(transaction, toItem(list), copy), undefined),
  };
}

async function copyList(transaction: StoreTransaction, item: Item, maxBytes: number): Promise<StoredList | null> {
  const head = await readHead(transaction, item[1]);
  if (head === null || (await sizeOf(transaction, item)) > maxBytes) return null;
  const chunks = await readChunksOf(transaction, item[1], { below: null, downTo: null });

  return { head, chunks: chunks.filter(isChunk) };
}

async function plantList(transaction: StoreTransaction, item: Item, { head, chunks }: StoredList): Promise<void> {
  if ((await readHead(transaction, item[1])) !== null) return;
  await transaction.put('lists', item[1], head);
  await writeChunks(transaction, item[1], { old: [], chunks });
  await enter(transaction, item, sumBytes(chunks));
}

const minuteMs = 60_000;

/**
 * Inserts a page into a list, within one transaction. False if it was not stored, for example because its rows have no
 * order, because it does not fit, or because a clear came after its request.
 */
async function takePage<Row extends Unread>(
  transaction: StoreTransaction,
  item: Item,
  { page, kind, now, isBehind = false }: { page: ListPage<Row>; kind: RowKind<Row>; now: number; isBehind?: boolean },
): Promise<boolean> {
  const [list, placed] = [item[1], placeRows(page.rows, kind)];
  if (placed === null || (await isForgotten(transaction, { askedMs: page.askedMs, now }))) return false;
  const head = await readHead(transaction, list);
  // A more recent newest page has overtaken this one, which is therefore already known or outdated.
  if (page.from === null && head !== null && page.askedMs < head.askedMs && head.askedMs <= now + minuteMs) return true;

  const [first, last] = [placed[0]?.place, placed.at(-1)?.place];
  const ends = first === undefined || last === undefined ? null : { first, last };
  const spans = head?.spans ?? [];
  // After an empty newest page, the next one takes its place.
  const isNewest = page.from === null || (spans.length === 0 && isRepeatedCursor(page.from, [head?.first ?? {}]));
  const place = { ends, from: isNewest ? null : page.from, next: page.next, isBehind };
  // An empty page does not remove known rows: the service is slow, or temporarily empty. It is asked again soon.
  if (page.from === null && ends === null && spans.length > 0) return page.next === null;
  const start = findStart(spans, place);
  if (start === null) return false;

  const { covered } = start;
  const old = await readChunksOf(transaction, list, covered);
  const known = toAllRows(old, kind);
  if (
    known === null ||
    (isNewest && !isBehind && beginsAnew(spans, placed, { known, kind, isEnd: page.next === null }))
  ) {
    await removeItem(transaction, item);
    return takePage(transaction, item, { page, kind, now });
  }
  const behindMs = head?.behindMs ?? page.askedMs;
  if (isNewest && !isBehind && page.askedMs - behindMs < longestLagMs && lagsBehind(spans, placed, known))
    return takePage(transaction, item, { page, kind, now, isBehind: true });
  const chunks = toChunks(replaceRows(known, placed, { covered, kind, isEnd: page.next === null }));
  const bytes = (await sizeOf(transaction, item)) + sumBytes(chunks) - sumBytes(old);
  if (bytes > transaction.limits.maxBytes) return false;

  const toSpans = (put: Span[]) =>
    // A page without rows answers the request at a gap, which is not repeated before the next newest page.
    ends === null ? put : [...start.newer, ...askAtGaps(put.slice(start.newer.length), kind.cursorAfter)];
  // Rows that the service does not know yet are as old as they were.
  const askedMs = head === null || (page.from === null && !isBehind) ? page.askedMs : head.askedMs;
  await transaction.put('lists', list, {
    askedMs,
    spans: toSpans(putPage(spans, start, place, lookAround(known, placed.at(-1), kind))),
    ...(isNewest && ends === null && page.next && { first: page.next }),
    ...(isBehind ? { behindMs } : page.from !== null && head?.behindMs !== undefined && { behindMs }),
  } satisfies ListHead);
  await writeChunks(transaction, list, { old, chunks });
  await enter(transaction, item, bytes);

  return true;
}

// Two reorganisations in a row can replace all rows of a shorter page.
const fewestForeign = 10;

/**
 * True if the newest page is of another chain, as of a test chain that starts again: it begins below the newest known
 * row, has none of the known rows, and has a later time, or reaches known rows. A reorganisation does not reach so far,
 * except over a short page. A page in a gap says nothing about known rows.
 */
function beginsAnew<Row>(
  spans: readonly Span[],
  page: readonly PlacedRow<Row>[],
  { known, kind, isEnd }: { known: readonly PlacedRow<Row>[]; kind: RowKind<Row>; isEnd: boolean },
): boolean {
  const [[first], [top], last] = [page, known, page.at(-1)];
  if (page.length < fewestForeign && !isEnd) return false;
  if (!first || !last || !top || comparePlaces(first.place, top.place) >= 0) return false;
  const isSame = ({ place, row }: PlacedRow<Row>) =>
    known.some((one) => comparePlaces(one.place, place) === 0 && kind.isSame(one.row, row));
  if (page.some(isSame)) return false;
  const latestOf = (rows: readonly PlacedRow<Row>[]) =>
    rows.map(({ row }) => Date.parse(kind.timeOf(row) ?? '')).reduce((latest, ms) => (ms > latest ? ms : latest), 0);
  const knownMs = latestOf(known);
  if (knownMs > 0 && latestOf(page) > knownMs) return true;
  return spans.some(({ newest, oldest, next }, at) => {
    const isWhole = next === null && at === spans.length - 1;
    return comparePlaces(newest, last.place) >= 0 && (isWhole || comparePlaces(oldest, first.place) <= 0);
  });
}

// The next newest page has as many rows again: no more than that are dropped as taken back.
const mostTakenBack = 50;
// A service that lags for longer has gone back: what it says is true again.
const longestLagMs = 10 * minuteMs;

/** True if so many rows are missing above the newest page that no reorganisation took them back. */
function lagsBehind<Row>(
  [top]: readonly Span[],
  [first]: readonly PlacedRow<Row>[],
  known: readonly PlacedRow<Row>[],
): boolean {
  if (!top || !first) return false;
  const above = known.filter(({ place }) => comparePlaces(place, first.place) > 0).length;
  return above > mostTakenBack || comparePlaces(first.place, top.oldest) < 0;
}

function lookAround<Row>(
  known: readonly PlacedRow<Row>[],
  last: PlacedRow<Row> | undefined,
  kind: RowKind<Row>,
): Around {
  if (last === undefined) return { isLastKnown: false, belowLast: null };
  const same = known.find(({ place }) => comparePlaces(place, last.place) === 0);
  const below = known.find(({ place }) => comparePlaces(place, last.place) < 0);

  return { isLastKnown: same !== undefined && kind.isSame(same.row, last.row), belowLast: below?.place ?? null };
}

/** Reads a stretch of a list without a gap. Null if it is not known; 'damaged' instead of rows with a gap. */
async function readRows<Row>(
  transaction: StoreTransaction,
  list: string,
  { before, most, kind }: { before: Position | null; most: number; kind: RowKind<Row> },
): Promise<KnownRows<Row> | 'damaged' | null> {
  const head = await readHead(transaction, list);
  if (head === null) return null;
  const { askedMs } = head;
  const at = findSpan(head.spans, before);
  const [span, older] = [head.spans[at], head.spans[at + 1]];
  if (span === undefined) {
    const next = head.first ? ({ kind: 'ask', cursor: head.first } as const) : ({ kind: 'end' } as const);
    return before === null ? { rows: [], askedMs, next } : null;
  }

  const top = toStretch(span);
  const stretch = before !== null && isIn(before, top) ? { ...top, below: before } : top;
  const known = toAllRows(await readChunks(transaction, list, { stretch, most }), kind);
  const rows = known?.filter(({ place }) => isIn(place, stretch)).slice(0, Math.max(most, 1)) ?? [];
  const last = rows.at(-1)?.place ?? before;
  if (known === null || last === null) return 'damaged';
  const isAtEnd = comparePlaces(last, span.oldest) === 0;
  if (!isAtEnd && rows.length < most) return 'damaged';

  const next = isAtEnd ? toNext(span, older) : null;

  return { rows: rows.map(({ row }) => row), askedMs, next: next ?? { kind: 'known', before: last } };
}

// At the end of a span whose next page was empty, the next span continues.
function findSpan(spans: readonly Span[], before: Position | null): number {
  if (before === null) return 0;
  const at = spans.findIndex((one) => isIn(before, toStretch(one)));
  const span = spans[at];
  const isOver = span?.next === null && comparePlaces(before, span.oldest) === 0 && at < spans.length - 1;

  return isOver ? at + 1 : at;
}

function toStretch({ newest, oldest }: Span) {
  return { below: [newest[0], newest[1] + 1] as const, downTo: oldest };
}

function toNext({ next }: Span, older: Span | undefined): KnownRows<never>['next'] | null {
  if (next !== null) return { kind: 'ask', cursor: next };

  return older === undefined ? { kind: 'end' } : null;
}

function isSameOrUnknown(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

/** A balance has one row per block. Only the first row of a page has an exact time, so that time is kept. */
export const balanceRows: RowKind<BalanceChange> = {
  toPosition: ({ blockNumber }) => [blockNumber, 0],
  cursorAfter: ([block]) => ({ block_number: String(block) }),
  // Another fork's block may have left the same balance, such as nothing. The service may add a transaction later.
  isSame: (known, row) => known.value === row.value && isSameOrUnknown(known.transactionHash, row.transactionHash),
  timeOf: ({ approximateTime, isTimeUnsure }) => (isTimeUnsure ? null : approximateTime),
  // After a reorganisation, another block may have left the same balance.
  keepOfFirst(known, row) {
    if (balanceRows.timeOf(known) === null || known.transactionHash !== row.transactionHash) return row;
    const { isTimeUnsure: _, ...rest } = row;
    return { ...rest, approximateTime: known.approximateTime };
  },
};

/** A transfer's position in its block is its log index. */
export const transferRows: RowKind<TokenTransfer> = {
  toPosition: ({ blockNumber, logIndex }) =>
    blockNumber === null || logIndex === null ? null : [blockNumber, logIndex],
  cursorAfter: ([block, index]) => ({ block_number: String(block), index: String(index) }),
  isSame: (known, row) => known.transactionHash === row.transactionHash && known.blockHash === row.blockHash,
  timeOf: ({ timestamp }) => timestamp,
  keepOfFirst: (_known, row) => row,
};
