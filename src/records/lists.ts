import { type Chunk, isChunk, type RowKind, sumBytes } from './chunks.ts';
import { enter, itemStores, removeItem } from './eviction.ts';
import { type ListHead, readChunksOf, readHead, writeChunks } from './list-shelf.ts';
import { readRows } from './read-rows.ts';
import type { KnownRows, Lists, Position } from './records.ts';
import type { Shelf, Store } from './shelf.ts';
import { takePage } from './take-page.ts';
import type { Touch } from './touch.ts';
import { type Item, sizeOf } from './uses.ts';

/** A whole list as it is stored. */
type StoredList = { head: ListHead; chunks: Chunk[] };

/** Lists that can be read without a trace and copied as they are stored, for the memory of a private window. */
export type KeptLists<Row> = Lists<Row> & {
  peek: Lists<Row>['read'];
  /** Null where the list is not known or takes more than so many bytes. */
  copy(list: string, maxBytes: number): Promise<StoredList | null>;
  /** Puts a copy where the list is not known. */
  plant(list: string, copy: StoredList): Promise<void>;
};

type ListsParts<Row> = { name: string; kind: RowKind<Row>; store: Store; touch: Touch; now: () => number };

/** Creates the lists of one kind. `name` tells them from lists of another kind in the same store. */
export function createLists<Row>(parts: ListsParts<Row>): KeptLists<Row> {
  const { store, touch, kind, name } = parts;
  const toItem = (list: string): Item => ['list', `${name} ${list}`];

  const readStored = (list: string, part: { before: Position | null; most: number }) =>
    store.run<KnownRows<Row> | 'damaged' | null>({
      kind: 'read',
      stores: ['lists', 'chunks'],
      work: (shelf) => readRows(shelf, toItem(list)[1], { ...part, kind }),
      otherwise: null,
    });

  const change = <T>(work: (shelf: Shelf) => Promise<T>, otherwise: T) =>
    store.run<T>({ kind: 'change', stores: itemStores, work, otherwise });

  const forget = (list: string) => change((shelf) => removeItem(shelf, toItem(list)), undefined);

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
    take: (list, page) => change((shelf) => takePage(shelf, toItem(list), { page, kind, now: parts.now() }), false),
    copy: (list, maxBytes) =>
      store.run<StoredList | null>({
        kind: 'read',
        stores: ['lists', 'chunks', 'uses'],
        work: (shelf) => copyList(shelf, toItem(list), maxBytes),
        otherwise: null,
      }),
    plant: (list, copy) => change((shelf) => plantList(shelf, toItem(list), copy), undefined),
  };
}

async function copyList(shelf: Shelf, item: Item, maxBytes: number): Promise<StoredList | null> {
  const head = await readHead(shelf, item[1]);
  if (head === null || (await sizeOf(shelf, item)) > maxBytes) return null;
  const chunks = await readChunksOf(shelf, item[1], { below: null, downTo: null });

  return { head, chunks: chunks.filter(isChunk) };
}

async function plantList(shelf: Shelf, item: Item, { head, chunks }: StoredList): Promise<void> {
  if ((await readHead(shelf, item[1])) !== null) return;
  await shelf.put('lists', item[1], head);
  await writeChunks(shelf, item[1], { old: [], chunks });
  await enter(shelf, item, sumBytes(chunks));
}
