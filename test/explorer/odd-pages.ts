import type { Dice } from '../../src/api/sample/sample-values.ts';
import { errorDialects, type WireReply } from './error-dialects.ts';
import { type History, isUnread, type Recorded, type RowOddity } from './generator/generate-history.ts';
import { type PagingStyle, toBalancePage } from './page-of.ts';
import type { Paging } from './read-question.ts';

/** What a page held, without its oddities: the block that was asked for, its rows newest first, and if it is the last. */
export type Served = { asked: number | null; rows: Recorded[]; isLast: boolean };

type Items = { [field: string]: unknown }[];
type Wares = { block_number: number; row: Recorded };
type CursorForm = (typeof cursorForms)[number];

const troubles = ['failure', 'repeated', 'empty', 'known'] as const;
const cursorForms = ['text', 'doubled', 'extra', 'back', 'broken'] as const;
const failures = ['unavailable', 'internal-bare-string', 'captive-portal', 'senseless', 'empty'] as const;
const brokenBlocks = [-5, 1.5, 1e30, 'x', '', true, {}, [3], '0x12'] as const;

/**
 * Serves a history in pages of `size` rows, and now and then with everything that services do: a failure, a page that
 * was sent before, also with a cursor that leads on, or an empty one, each once and then the right page; rows of the
 * page before, doubled and misplaced ones; cursors that are doubled, odd or lead back. `onServed` hears of each page,
 * with null if it brought nothing.
 */
export function createOddPages(
  history: Pick<History, 'rows'>,
  {
    dice,
    size,
    isOdd,
    onServed,
  }: { dice: Dice; size: number; isOdd: boolean; onServed: (page: Served | null) => void },
) {
  const troubled = new Set<number | null>();
  let before: Paging = {};

  return (paging: Paging, usual: PagingStyle): WireReply => {
    const asked = paging.block ?? null;
    const style = { ...usual, size };
    const all: Wares[] = history.rows().map((row) => ({ block_number: row.block, row }));
    const trouble = isOdd && dice.below(6) === 0 && !troubled.has(asked) ? dice.oneOf(troubles) : null;
    if (trouble !== null) {
      const reply = toTrouble(trouble, { all, paging, style });
      if (reply !== null) {
        troubled.add(asked);
        onServed(null);
        return reply;
      }
    }
    troubled.delete(asked);
    before = paging;
    const more = isOdd && asked !== null && dice.below(4) === 0 ? 1 + dice.below(size) : 0;
    const first = all.findIndex(({ block_number }) => asked === null || block_number < asked);
    const above = all[Math.max(0, first - more - 1)]?.block_number;
    const isOverlapping = more > 0 && first - more - 1 >= 0 && above !== undefined;
    const page = isOverlapping
      ? toBalancePage(all, { ...paging, block: above }, { ...style, size: size + more })
      : toBalancePage(all, paging, style);
    const held = page.items as Wares[];
    onServed({ asked, rows: held.map(({ row }) => row), isLast: page.next_page_params === null });
    return toOddReply(page.next_page_params, held, { all, asked });
  };

  function toTrouble(
    trouble: (typeof troubles)[number],
    { all, paging, style }: { all: Wares[]; paging: Paging; style: PagingStyle },
  ): WireReply | null {
    const { block } = paging;
    switch (trouble) {
      case 'failure':
        return errorDialects[dice.oneOf(failures)];
      case 'repeated': {
        // Only one that was sent before: a page from further on would hide rows.
        if (block === undefined || (before.block !== undefined && before.block <= block)) return null;
        const page = toBalancePage(all, before, style);
        const items = (page.items as Wares[]).flatMap(({ row }) => toItems(row));
        return items.length === 0 ? null : { status: 200, body: { ...page, items } };
      }
      case 'empty':
      case 'known': {
        // A cursor that leads on without passing over a row.
        const next = all.find(({ block_number }) => block === undefined || block_number < block)?.block_number;
        if (next === undefined || (block !== undefined && next + 1 >= block)) return null;
        const known = trouble === 'known' && block !== undefined ? all.filter((one) => one.block_number >= block) : [];
        const items = known.slice(-size).flatMap(({ row }) => toItems(row));
        return { status: 200, body: { items, next_page_params: { block_number: next + 1 } } };
      }
    }
  }

  function toOddReply(
    cursor: { [name: string]: unknown } | null,
    held: Wares[],
    { all, asked }: { all: Wares[]; asked: number | null },
  ): WireReply {
    const form = isOdd && cursor && dice.below(2) === 0 ? dice.oneOf(cursorForms) : null;
    let groups = held.map(({ row }) => toItems(row));
    if (isOdd && form !== 'broken' && form !== 'back' && form !== 'doubled') {
      // In a short page the readable rows may be in order by chance.
      if (groups.length > 8 && dice.below(4) === 0) groups = shuffle(groups, dice);
      const later = all[all.findIndex(({ row }) => row === held.at(-1)?.row) + 1 + dice.below(5)];
      if (cursor && later && dice.below(8) === 0) groups.splice(dice.below(groups.length), 0, toItems(later.row));
    }
    const items = groups.flat();
    for (const { row } of held) {
      if (isOdd && !isUnread(row) && dice.below(12) === 0) items.splice(dice.below(items.length), 0, ...toItems(row));
    }
    const newest = Math.max(...held.map(({ block_number }) => block_number));
    return toReply({ items, cursor, form, back: asked ?? newest + 1 });
  }

  function toReply(q: {
    items: Items;
    cursor: { [name: string]: unknown } | null;
    form: CursorForm | null;
    back: number;
  }): WireReply {
    const { items, cursor, form, back } = q;
    const send = (next: object | null): WireReply => ({ status: 200, body: { items, next_page_params: next } });
    if (cursor === null || form === null) return send(cursor);
    switch (form) {
      case 'text':
        return send({ ...cursor, block_number: String(cursor.block_number) });
      case 'extra':
        return send({ hash: '0x1', ...cursor, items_count: dice.oneOf([100, 50, 'many', 0]), key: null, apikey: 'a' });
      case 'back':
        return send({ ...cursor, block_number: back });
      case 'broken':
        return send({ ...cursor, block_number: dice.oneOf(brokenBlocks) });
      case 'doubled': {
        const text = JSON.stringify({ items, next_page_params: cursor });
        const doubled = `"next_page_params":{"block_number":${cursor.block_number},"block_number":${back},"old":`;
        const body = text.replace('"next_page_params":{"block_number":', doubled);
        return { status: 200, body, contentType: 'application/json' };
      }
    }
  }

  function toItems(row: Recorded): Items {
    const { block, timeMs, value, delta, hash, oddity } = row;
    const item = {
      block_number: block,
      block_timestamp: new Date(timeMs).toISOString().replace('.000Z', 'Z'),
      delta: String(delta),
      transaction_hash: hash,
      value: String(value),
    };
    return oddity === null ? [item] : sentAs[oddity](item, dice).map((over) => ({ ...item, ...over }));
  }
}

/** The fields that replace those of a row. A field that is undefined is not sent. */
const sentAs: { [oddity in RowOddity]: (item: { value: string; block_number: number }, dice: Dice) => Items } = {
  'no-delta': () => [{ delta: undefined }],
  'null-delta': () => [{ delta: null }],
  'text-block': ({ block_number }) => [{ block_number: String(block_number) }],
  'extra-field': () => [{ fetched: { by: ['node', 7] } }],
  'no-time': () => [{ block_timestamp: null }],
  'placeholder-time': () => [{ block_timestamp: '1970-01-01T00:00:00Z' }],
  rival: ({ value }) => [{}, { value: String(BigInt(value) + 1n) }],
  'unread-value': (_, dice) => [{ value: dice.oneOf([null, '1e18', 1.5, '']) }],
  'unread-block': (_, dice) => [{ block_number: dice.oneOf([null, -1, 'latest']) }],
};

function shuffle<T>(things: readonly T[], dice: Dice): T[] {
  return things
    .map((thing) => ({ thing, order: dice.below(1_000_000) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ thing }) => thing);
}
