import type { Reply } from '../models/failure.ts';
import type { Cursor } from '../models/token.ts';
import { isFresh } from '../records/freshness.ts';
import type { KnownRows, Lists, Position } from '../records/records.ts';
import { type Asking, type AskingParts, askService, toRecordName } from './asking.ts';
import type { ListQuestion, ListRows } from './list-kinds.ts';
import { readPlace, toPlace } from './list-place.ts';
import { markUnserved } from './unserved.ts';

/** A stretch from the newest row, or after a cursor; at most `most` rows of what is known. */
export type Stretch = { next: Cursor | null; most: number };

/** Reads stretches of lists. */
export type ReadList = {
  /** What is known, however old; null where nothing is. Asks nobody. */
  know<Row>(asking: Asking, list: ListQuestion<Row>, stretch: Stretch): Promise<Reply<ListRows<Row>> | null>;
  /** What is known while it is fresh, else what the service says; with `anew` the service in any case. */
  read<Row>(
    asking: Asking,
    list: ListQuestion<Row>,
    stretch: Stretch & { anew?: boolean },
  ): Promise<Reply<ListRows<Row>>>;
};

/**
 * Creates the reading of lists that only grow: what is known comes from the records, the rest from the service, one
 * page at a time, put together with what was known before.
 */
export function createReadList(parts: AskingParts): ReadList {
  /** Asks for one page; tells besides whether it could be put to what is known. */
  function ask<Row>(asking: Asking, list: ListQuestion<Row>, kept: Lists<Row>, from: Cursor | null) {
    return askService<ListRows<Row> & { isKept: boolean }>(parts, asking, {
      about: [...list.about, from],
      price: list.kind.price,
      send: async ({ signal, onMeter }) => {
        const { source, chain, isPrivate } = asking;
        const askedMs = parts.now();
        const reply = await list.send(source.explorer(onMeter), { chain, next: from, signal });
        const records = parts.recordsFor(isPrivate);
        await markUnserved({ reply, records, service: source.address, askedMs });
        if (!reply.ok) return reply;
        const page = { ...reply.value, from, askedMs };
        return { ...reply, value: { ...reply.value, isKept: await kept.take(toRecordName(asking, list.about), page) } };
      },
    });
  }

  async function askSample<Row>({ source, chain, signal }: Asking, list: ListQuestion<Row>, next: Cursor | null) {
    const reply = await list.send(
      source.explorer(() => {}),
      { chain, next, ...(signal && { signal }) },
    );
    return reply.ok ? { ...reply, credits: 0, fresh: false } : reply;
  }

  return {
    know: async (asking, list, { next, most }) => {
      const before = next && readPlace(next);
      // The service's own cursor comes back only where its pages could not be kept.
      if (asking.source.sample || (next && !before)) return null;
      const known = await keptFor(asking, list).read(toRecordName(asking, list.about), { before, most });
      return known && toKnownReply(known, list.kind.toPosition, before);
    },
    read: async (asking, list, { next, most, anew = false }) => {
      if (asking.source.sample) return askSample(asking, list, next);
      const { kind } = list;
      const kept = keptFor(asking, list);
      const name = toRecordName(asking, list.about);
      const before = next && readPlace(next);
      if (next && !before) return ask(asking, list, kept, next);

      const known = anew ? null : await kept.read(name, { before, most });
      const isEnough =
        known && (before ? hasMore(known) : isFresh({ askedMs: known.askedMs }, kind.freshForMs, parts.now()));
      if (isEnough) return toKnownReply(known, kind.toPosition, before);

      const reply = await ask(asking, list, kept, before && cursorAfter(known, before, kind.cursorAfter));
      if (!reply.ok) return reply;
      const together = reply.value.isKept ? await kept.read(name, { before, most }) : null;
      if (!together) return reply;
      // An empty newest page makes nothing known any newer.
      return { ...reply, value: toRows(together, kind.toPosition, before), asOf: toTime(together.askedMs) };
    },
  };

  function keptFor<Row>({ isPrivate }: Asking, { kind }: ListQuestion<Row>): Lists<Row> {
    return kind.keptIn(parts.recordsFor(isPrivate));
  }
}

function toTime(ms: number): string {
  return new Date(ms).toISOString();
}

function hasMore<Row>({ rows, next }: KnownRows<Row>): boolean {
  return rows.length > 0 || next.kind === 'end';
}

function cursorAfter<Row>(known: KnownRows<Row> | null, before: Position, toCursor: (place: Position) => Cursor) {
  return known?.next.kind === 'ask' ? known.next.cursor : toCursor(before);
}

function toRows<Row>(
  { rows, next }: KnownRows<Row>,
  toPosition: (row: Row) => Position | null,
  before: Position | null,
): ListRows<Row> {
  if (next.kind === 'end') return { rows, next: null };
  if (next.kind === 'known') return { rows, next: toPlace(next.before) };
  const last = rows.at(-1);
  const place = (last && toPosition(last)) ?? before;
  return { rows, next: place ? toPlace(place) : next.cursor };
}

function toKnownReply<Row>(
  known: KnownRows<Row>,
  toPosition: (row: Row) => Position | null,
  before: Position | null,
): Reply<ListRows<Row>> {
  const asOf = toTime(known.askedMs);
  return { ok: true, value: toRows(known, toPosition, before), asOf, credits: 0, fresh: false };
}
