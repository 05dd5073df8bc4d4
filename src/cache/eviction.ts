import type { Key, Limits, Store, StoreName, StoreTransaction } from './store-transaction.ts';

/** The stores that a change of answers or lists may touch. */
export const itemStores: readonly StoreName[] = ['answers', 'lists', 'chunks', 'uses', 'facts'];

const mostAtOnce = 200;

/**
 * Records an item's new size and its use. If that exceeds the limits, evicts the least recently used items, but never
 * this one.
 */
export async function enter(transaction: StoreTransaction, item: Item, bytes: number): Promise<void> {
  const [totals, use] = await Promise.all([readTotals(transaction), readUse(transaction, item)]);
  const tick = totals.tick + 1;
  const grown = {
    count: totals.count + (use === null ? 1 : 0),
    bytes: totals.bytes + bytes - (use?.bytes ?? 0),
    tick,
  };
  await transaction.put('uses', toKey(item), { item, bytes, tick } satisfies Use);
  await transaction.put('facts', 'totals', await evict(transaction, grown, item));
}

/** Records a use and nothing else. */
async function enterUse(transaction: StoreTransaction, item: Item): Promise<void> {
  const [totals, use] = await Promise.all([readTotals(transaction), readUse(transaction, item)]);
  if (use === null) return;
  const tick = totals.tick + 1;
  await transaction.put('uses', toKey(item), { ...use, tick });
  await transaction.put('facts', 'totals', { ...totals, tick });
}

/** Removes an item with all that belongs to it, and updates the totals. */
export async function removeItem(transaction: StoreTransaction, item: Item): Promise<void> {
  const [totals, use] = await Promise.all([readTotals(transaction), readUse(transaction, item)]);
  await drop(transaction, item);
  if (use !== null) await transaction.put('facts', 'totals', without(totals, use));
}

/** Removes the least recently used half when the browser grants no more space. */
export async function makeRoom(transaction: StoreTransaction): Promise<void> {
  const totals = await readTotals(transaction);
  const half = { maxBytes: Math.floor(totals.bytes / 2), maxCount: Math.floor(totals.count / 2) };
  await transaction.put(
    'facts',
    'totals',
    await shrink(transaction, { totals, needed: half, wanted: half, spare: null }),
  );
}

/** Removes some of the items above the limits, least recently used first. False if none are left to remove. */
export async function fitSome(transaction: StoreTransaction): Promise<boolean> {
  const totals = await readTotals(transaction);
  if (isWithin(totals, transaction.limits)) return false;
  const left = await shrinkOnce(transaction, { totals, wanted: transaction.limits, spare: null });
  await transaction.put('facts', 'totals', left);

  return left !== totals && !isWithin(left, transaction.limits);
}

// Shrinks to four fifths at once, so that not every following answer has to make room for itself.
async function evict(transaction: StoreTransaction, totals: Totals, spare: Item): Promise<Totals> {
  const { limits } = transaction;
  if (isWithin(totals, limits)) return totals;
  const wanted = { maxBytes: limits.maxBytes * 0.8, maxCount: limits.maxCount * 0.8 };

  return shrink(transaction, { totals, needed: limits, wanted, spare });
}

async function shrink(
  transaction: StoreTransaction,
  { totals, needed, wanted, spare }: { totals: Totals; needed: Limits; wanted: Limits; spare: Item | null },
): Promise<Totals> {
  const left = await shrinkOnce(transaction, { totals, wanted, spare });
  const isStuck = left === totals;

  return isStuck || isWithin(left, needed) ? left : shrink(transaction, { totals: left, needed, wanted, spare });
}

async function shrinkOnce(
  transaction: StoreTransaction,
  { totals, wanted, spare }: { totals: Totals; wanted: Limits; spare: Item | null },
): Promise<Totals> {
  const uses = await transaction.leastUsed('uses', mostAtOnce);
  const damaged = uses.filter(({ value }) => !isUse(value));
  for (const { key } of damaged) await dropDamaged(transaction, key);
  // The sizes of damaged entries are unknown.
  let left = damaged.length === 0 ? totals : { ...(await recount(transaction)), tick: totals.tick };
  for (const { value: use } of uses) {
    if (!isUse(use)) continue;
    if (isWithin(left, wanted)) break;
    if (spare !== null && isSame(use.item, spare)) continue;
    await drop(transaction, use.item);
    left = without(left, use);
  }

  return left;
}

function without(totals: Totals, use: Use): Totals {
  return { ...totals, count: totals.count - 1, bytes: totals.bytes - use.bytes };
}

function isWithin(totals: Totals, limits: Limits): boolean {
  return totals.bytes <= limits.maxBytes && totals.count <= limits.maxCount;
}

function isSame(a: Item, b: Item): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** One answer or one whole list. */
export type Item = readonly [room: 'answer' | 'list', name: string];

/** Totals of all stored items. `tick` counts uses: unlike a clock, it is never set back. */
type Totals = { count: number; bytes: number; tick: number };

/** One item's size in bytes of JSON, and the tick of its last use. */
type Use = { item: Item; bytes: number; tick: number };

const none: Totals = { count: 0, bytes: 0, tick: 0 };

/** Returns the running totals, exact to the byte: every change of an item updates them in the same transaction. */
export async function readTotals(transaction: StoreTransaction): Promise<Totals> {
  const stored = await transaction.get('facts', 'totals');

  return isTotals(stored) ? stored : recount(transaction);
}

/** Computes the totals from the uses, for when the stored totals are damaged. */
async function recount(transaction: StoreTransaction): Promise<Totals> {
  const uses = (await transaction.getRange('uses', null)).filter(isUse);

  return uses.reduce(
    (sum, { bytes, tick }) => ({ count: sum.count + 1, bytes: sum.bytes + bytes, tick: Math.max(sum.tick, tick) }),
    none,
  );
}

/** An item's use. Null if there is none, or a damaged one. */
async function readUse(transaction: StoreTransaction, item: Item): Promise<Use | null> {
  const stored = await transaction.get('uses', toKey(item));

  return isUse(stored) ? stored : null;
}

/** An item's current size in bytes, 0 if it is not stored. */
export async function sizeOf(transaction: StoreTransaction, item: Item): Promise<number> {
  return (await readUse(transaction, item))?.bytes ?? 0;
}

/** Removes an item with its use and all that belongs to it, without updating the totals. */
async function drop(transaction: StoreTransaction, item: Item): Promise<void> {
  const [room, name] = item;
  await transaction.remove('uses', toKey(item));
  switch (room) {
    case 'answer':
      return transaction.remove('answers', name);
    case 'list':
      await transaction.remove('lists', name);
      return transaction.removeRange('chunks', { from: [name, -Infinity], to: [name, Infinity] });
  }
}

/**
 * Removes a damaged use with its item: it would otherwise stay for ever, ahead of all others. Its size is unknown, so
 * the totals have to be counted again.
 */
async function dropDamaged(transaction: StoreTransaction, key: Key): Promise<void> {
  if (isItem(key)) await drop(transaction, key);
  else await transaction.remove('uses', key);
}

/** The key of an item's use. */
function toKey([room, name]: Item): Key {
  return [room, name];
}

function isTotals(stored: unknown): stored is Totals {
  return hasCounts(stored, ['count', 'bytes', 'tick']);
}

/** True for a valid use: the disk may return anything. */
function isUse(stored: unknown): stored is Use {
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

/** Records that an item was used. The write is not awaited. */
export type AccessLog = (item: Item) => void;

const everyMs = 60_000;
const mostNoted = 1000;

/** Creates the access log. It writes at most once a minute for an item, so that not every read causes a write. */
export function createAccessLog({ store, now }: { store: Store; now: () => number }): AccessLog {
  const noted = new Map<string, number>();

  return (item) => {
    const name = JSON.stringify(item);
    const sinceMs = now() - (noted.get(name) ?? Number.NEGATIVE_INFINITY);
    if (sinceMs >= 0 && sinceMs < everyMs) return;
    if (noted.size >= mostNoted) noted.clear();
    noted.set(name, now());
    // A use that could not be recorded does no harm.
    void store.run({
      kind: 'change',
      stores: ['uses', 'facts'],
      work: (transaction) => enterUse(transaction, item),
      otherwise: undefined,
    });
  };
}
