import type { Key, Shelf } from './shelf.ts';

/** One answer or one whole list. */
export type Item = readonly [room: 'answer' | 'list', name: string];

/** What is true of everything kept. `tick` counts uses: clocks are set back, it is not. */
export type Totals = { count: number; bytes: number; tick: number };

/** What one item takes, in bytes of JSON, and when it was used last. */
export type Use = { item: Item; bytes: number; tick: number };

const none: Totals = { count: 0, bytes: 0, tick: 0 };

/** The running totals, exact to the byte: they change in the transaction that changes what they count. */
export async function readTotals(shelf: Shelf): Promise<Totals> {
  const stored = await shelf.get('facts', 'totals');

  return isTotals(stored) ? stored : recount(shelf);
}

/** The totals as the uses know them, where they are damaged themselves. */
export async function recount(shelf: Shelf): Promise<Totals> {
  const uses = (await shelf.getRange('uses', null)).filter(isUse);

  return uses.reduce(
    (sum, { bytes, tick }) => ({ count: sum.count + 1, bytes: sum.bytes + bytes, tick: Math.max(sum.tick, tick) }),
    none,
  );
}

/** An item's use; null where there is none, or a damaged one. */
export async function readUse(shelf: Shelf, item: Item): Promise<Use | null> {
  const stored = await shelf.get('uses', toKey(item));

  return isUse(stored) ? stored : null;
}

/** What an item takes now, in bytes. */
export async function sizeOf(shelf: Shelf, item: Item): Promise<number> {
  return (await readUse(shelf, item))?.bytes ?? 0;
}

/** Removes an item with its use and all that belongs to it, and leaves the totals as they are. */
export async function drop(shelf: Shelf, item: Item): Promise<void> {
  const [room, name] = item;
  await shelf.remove('uses', toKey(item));
  switch (room) {
    case 'answer':
      return shelf.remove('answers', name);
    case 'list':
      await shelf.remove('lists', name);
      return shelf.removeRange('chunks', { from: [name, -Infinity], to: [name, Infinity] });
  }
}

/**
 * Removes a use that is damaged with what it was of: it would stay for ever, and in front of all others. Nobody knows
 * what it took: the totals are to be counted anew.
 */
export async function dropDamaged(shelf: Shelf, key: Key): Promise<void> {
  if (isItem(key)) await drop(shelf, key);
  else await shelf.remove('uses', key);
}

/** Where an item's use lies. */
export function toKey([room, name]: Item): Key {
  return [room, name];
}

function isTotals(stored: unknown): stored is Totals {
  return hasCounts(stored, ['count', 'bytes', 'tick']);
}

/** Whether this is a use: the disk may give back anything. */
export function isUse(stored: unknown): stored is Use {
  return hasCounts(stored, ['bytes', 'tick']) && isItem(stored.item);
}

function isItem(value: unknown): value is Item {
  if (!Array.isArray(value)) return false;
  const [room, name] = value;
  return (room === 'answer' || room === 'list') && typeof name === 'string';
}

function hasCounts(stored: unknown, names: string[]): stored is { [field: string]: unknown } {
  if (typeof stored !== 'object' || stored === null) return false;
  return names.every((name) => Number.isSafeInteger(Reflect.get(stored, name)) && Reflect.get(stored, name) >= 0);
}
