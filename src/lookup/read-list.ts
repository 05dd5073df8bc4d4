import type { Explorer } from '../api/api-client.ts';
import type { Cache } from '../cache/cache.ts';
import { freshForMs, isFresh } from '../cache/freshness.ts';
import type { Position } from '../cache/list-chunks.ts';
import type { KnownRows, Lists } from '../cache/record-lists.ts';
import { balanceRows, transferRows } from '../cache/record-lists.ts';
import type { BalanceChange } from '../models/balance.ts';
import type { Chain } from '../models/chain.ts';
import { prices } from '../models/credits.ts';
import type { Reply } from '../models/failure.ts';
import { type Continuation, type Cursor, isRepeatedCursor, type TokenTransfer } from '../models/token.ts';
import { askService, type RequestContext, type RequestContextOptions, toCacheKey } from './request-context.ts';
import { markUnsupported } from './transactions.ts';

/** A section of a list, from the newest row or after a cursor. `most` limits the cached rows. */
export type Stretch = { next: Cursor | null; most: number };

export type ReadList = {
  /** Returns the cached rows, however old; null if there are none. Sends no request. */
  know<Row>(asking: RequestContext, list: ListQuestion<Row>, stretch: Stretch): Promise<Reply<ListRows<Row>> | null>;
  /**
   * Returns the cached rows while they are fresh; otherwise requests a page and merges it with the cached rows. `isNew`
   * sends the request in any case, `alone` returns only the service's rows.
   */
  read<Row>(
    asking: RequestContext,
    list: ListQuestion<Row>,
    stretch: Stretch & { isNew?: boolean; alone?: boolean },
  ): Promise<Reply<ListRows<Row>>>;
};

/**
 * Creates the reader of lists that only grow: known rows come from the cache, the rest from the service, one page at a
 * time, merged with the cached rows.
 */
export function createReadList(parts: RequestContextOptions): ReadList {
  /** Requests one page. `isKept` is true if it could be merged with the cached rows. */
  function ask<Row>(asking: RequestContext, list: ListQuestion<Row>, kept: Lists<Row>, from: Cursor | null) {
    return askService<ListRows<Row> & { isKept: boolean }>(parts, asking, {
      about: [...list.about, from],
      price: list.kind.price,
      send: async ({ signal, onMeter }) => {
        const { source, chain, isPrivate } = asking;
        const askedMs = parts.now();
        const reply = await list.send(source.explorer(onMeter), { chain, next: from, signal });
        const records = parts.recordsFor(isPrivate);
        await markUnsupported({ reply, records, service: source.address, askedMs });
        if (!reply.ok) return reply;
        const page = { ...reply.value, from, askedMs };
        return { ...reply, value: { ...reply.value, isKept: await kept.take(toCacheKey(asking, list.about), page) } };
      },
    });
  }

  async function askSample<Row>(
    { source, chain, signal }: RequestContext,
    list: ListQuestion<Row>,
    next: Cursor | null,
  ) {
    const reply = await list.send(
      source.explorer(() => {}),
      { chain, next, ...(signal && { signal }) },
    );
    return reply.ok ? { ...reply, credits: 0, fresh: false, isSample: true as const } : reply;
  }

  return {
    know: async (asking, list, { next, most }) => {
      const before = next && readPlace(next);
      // The service's own cursor comes back only if its pages could not be cached.
      if (asking.source.sample || (next && !before)) return null;
      const known = await keptFor(asking, list).read(toCacheKey(asking, list.about), { before, most });
      return known && toKnownReply(known, list.kind.toPosition, before);
    },
    read: async (asking, list, { next, most, isNew = false, alone = false }) => {
      if (asking.source.sample) return askSample(asking, list, next);
      const { kind } = list;
      const kept = keptFor(asking, list);
      const name = toCacheKey(asking, list.about);
      const before = next && readPlace(next);
      if (next && !before) return ask(asking, list, kept, next);

      const known = isNew ? null : await kept.read(name, { before, most });
      const isEnough =
        known && (before ? hasMore(known) : isFresh({ askedMs: known.askedMs }, kind.freshForMs, parts.now()));
      if (isEnough) return toKnownReply(known, kind.toPosition, before);

      const from = next && before && cursorAfter(known, { next, before }, kind.cursorAfter);
      const reply = await ask(asking, list, kept, from);
      if (!reply.ok) return reply;
      // An empty page that leads back: the same cursor is not paid for again.
      const isBack = reply.value.rows.length === 0 && from && isRepeatedCursor(reply.value.next, [from]);
      if (isBack) return { ...reply, value: { rows: [], next } };
      const together = reply.value.isKept && !alone ? await kept.read(name, { before, most }) : null;
      if (!together) return reply;
      const { repeats } = reply.value;
      const value = { ...toRows(together, kind.toPosition, before), ...(repeats && { repeats }) };
      // An empty newest page does not make the cached rows any newer.
      return { ...reply, value, asOf: toTime(together.askedMs) };
    },
  };

  function keptFor<Row>({ isPrivate }: RequestContext, { kind }: ListQuestion<Row>): Lists<Row> {
    return kind.keptIn(parts.recordsFor(isPrivate));
  }
}

function toTime(ms: number): string {
  return new Date(ms).toISOString();
}

function hasMore<Row>({ rows, next }: KnownRows<Row>): boolean {
  return rows.length > 0 || next.kind === 'end';
}

function cursorAfter<Row>(
  known: KnownRows<Row> | null,
  { next, before }: { next: Cursor; before: Position },
  toCursor: (place: Position) => Cursor,
) {
  if (known?.next.kind === 'ask') return known.next.cursor;
  const { at: _, ...service } = next;
  return Object.keys(service).length > 0 ? service : toCursor(before);
}

function toRows<Row>(
  { rows, next }: KnownRows<Row>,
  toPosition: (row: Row) => Position | null,
  before: Position | null,
): ListRows<Row> {
  if (next.kind === 'end') return { rows, next: null };
  if (next.kind === 'known') return { rows, next: toPlace(next.before) };
  const last = rows.at(-1);
  const place = last && toPosition(last);
  if (place) return { rows, next: toPlace(place) };
  // An empty page: our place is the same, but the service's cursor leads on.
  return { rows, next: before ? { ...next.cursor, ...toPlace(before) } : next.cursor };
}

function toKnownReply<Row>(
  known: KnownRows<Row>,
  toPosition: (row: Row) => Position | null,
  before: Position | null,
): Reply<ListRows<Row>> {
  const asOf = toTime(known.askedMs);
  return { ok: true, value: toRows(known, toPosition, before), asOf, credits: 0, fresh: false };
}

/**
 * Returns our own cursor for the rows after this one. It names a position, so it stays valid when the list grows. After
 * empty pages, it also has the service's cursor.
 */
export function toPlace([block, index]: Position): Cursor {
  return { at: `${block}:${index}` };
}

/** Parses our own cursor. Null for one that is only the service's. */
export function readPlace(cursor: Cursor): Position | null {
  const [, block, index] = /^(\d{1,15}):(\d{1,15})$/.exec(cursor.at ?? '') ?? [];
  return block === undefined || index === undefined ? null : [Number(block), Number(index)];
}

/** Rows of a list, newest first, and how it continues after them. */
export type ListRows<Row> = { rows: Row[] } & Continuation;

/** One kind of list: its list price in credits, where it is cached, and how its rows are ordered. */
type ListKind<Row> = {
  price: number;
  /** Milliseconds for which its newest page is fresh. */
  freshForMs: number;
  keptIn: (records: Cache) => Lists<Row>;
  toPosition: (row: Row) => Position | null;
  /** The service's cursor for the rows after this one, for a list whose cached rows are gone. */
  cursorAfter: (place: Position) => Cursor;
};

/** One list: what it is about, and how to request one page of it. */
export type ListQuestion<Row> = {
  kind: ListKind<Row>;
  about: readonly string[];
  send: (
    explorer: Explorer,
    page: { chain: Chain; next: Cursor | null; signal?: AbortSignal },
  ) => Promise<Reply<ListRows<Row>>>;
};

const balances: ListKind<BalanceChange> = {
  price: prices.address,
  freshForMs: freshForMs({ kind: 'balance' }),
  keptIn: (records) => records.balances,
  toPosition: balanceRows.toPosition,
  cursorAfter: balanceRows.cursorAfter,
};

const transfers: ListKind<TokenTransfer> = {
  price: prices['token-instance'],
  freshForMs: freshForMs({ kind: 'transfers' }),
  keptIn: (records) => records.transfers,
  toPosition: transferRows.toPosition,
  cursorAfter: transferRows.cursorAfter,
};

/** The balance history of an address. */
export function balanceList(address: string): ListQuestion<BalanceChange> {
  return {
    kind: balances,
    about: ['balance', address],
    send: async (explorer, page) => {
      const reply = await explorer.readBalancePage({ address, ...page });
      if (!reply.ok) return reply;
      const { changes: rows, ...continuation } = reply.value;
      return { ...reply, value: { rows, ...continuation } };
    },
  };
}

/** The transfers of an NFT. */
export function transferList(contract: string, tokenId: string): ListQuestion<TokenTransfer> {
  return {
    kind: transfers,
    about: ['transfers', contract, tokenId],
    send: async (explorer, page) => {
      const reply = await explorer.readTransfersPage({ contract, tokenId, ...page });
      if (!reply.ok) return reply;
      const { transfers: rows, ...continuation } = reply.value;
      return { ...reply, value: { rows, ...continuation } };
    },
  };
}
