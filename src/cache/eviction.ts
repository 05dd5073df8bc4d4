import type { Key, Limits, Store, StoreName, StoreTransaction } from './store-transaction.ts';

/** Where a change of answers or lists may reach. */
export const itemStores: readonly StoreName[] = ['answers', 'lists', 'chunks', 'uses', 'facts'];

const mostAtOnce = 200;

/** Enters an item's new size and its use, and makes room: the least recently used go first, this one never. */
export async function enter(shelf: StoreTransaction, item: Item, bytes: number): Promise<void> {
  const [totals, use] = await Promise.all([readTotals(shelf), readUse(shelf, item)]);
  const tick = totals.tick + 1;
  const grown = {
    count: totals.count + (use === null ? 1 : 0),
    bytes: totals.bytes + bytes - (use?.bytes ?? 0),
    tick,
  };
  await shelf.put('uses', toKey(item), { item, bytes, tick } satisfies Use);
  await shelf.put('facts', 'totals', await evict(shelf, grown, item));
}

/** Enters a use and nothing else. */
async function enterUse(shelf: StoreTransaction, item: Item): Promise<void> {
  const [totals, use] = await Promise.all([readTotals(shelf), readUse(shelf, item)]);
  if (use === null) return;
  const tick = totals.tick + 1;
  await shelf.put('uses', toKey(item), { ...use, tick });
  await shelf.put('facts', 'totals', { ...totals, tick });
}

/** Removes an item with all that belongs to it. */
export async function removeItem(shelf: StoreTransaction, item: Item): Promise<void> {
  const [totals, use] = await Promise.all([readTotals(shelf), readUse(shelf, item)]);
  await drop(shelf, item);
  if (use !== null) await shelf.put('facts', 'totals', without(totals, use));
}

/** Removes the least recently used half, when the browser grants no more room. */
export async function makeRoom(shelf: StoreTransaction): Promise<void> {
  const totals = await readTotals(shelf);
  const half = { maxBytes: Math.floor(totals.bytes / 2), maxCount: Math.floor(totals.count / 2) };
  await shelf.put('facts', 'totals', await shrink(shelf, { totals, needed: half, wanted: half, spare: null }));
}

/** Removes some of what is more than the limits, the least recently used first. False when nothing more is. */
export async function fitSome(shelf: StoreTransaction): Promise<boolean> {
  const totals = await readTotals(shelf);
  if (isWithin(totals, shelf.limits)) return false;
  const left = await shrinkOnce(shelf, { totals, wanted: shelf.limits, spare: null });
  await shelf.put('facts', 'totals', left);

  return left !== totals && !isWithin(left, shelf.limits);
}

// Down to four fifths at once, so that not every answer after that has to make room for itself.
async function evict(shelf: StoreTransaction, totals: Totals, spare: Item): Promise<Totals> {
  const { limits } = shelf;
  if (isWithin(totals, limits)) return totals;
  const wanted = { maxBytes: limits.maxBytes * 0.8, maxCount: limits.maxCount * 0.8 };

  return shrink(shelf, { totals, needed: limits, wanted, spare });
}

async function shrink(
  shelf: StoreTransaction,
  { totals, needed, wanted, spare }: { totals: Totals; needed: Limits; wanted: Limits; spare: Item | null },
): Promise<Totals> {
  const left = await shrinkOnce(shelf, { totals, wanted, spare });
  const isStuck = left === totals;

  return isStuck || isWithin(left, needed) ? left : shrink(shelf, { totals: left, needed, wanted, spare });
}

async function shrinkOnce(
  shelf: StoreTransaction,
  { totals, wanted, spare }: { totals: Totals; wanted: Limits; spare: Item | null },
): Promise<Totals> {
  const uses = await shelf.leastUsed('uses', mostAtOnce);
  const damaged = uses.filter(({ value }) => !isUse(value));
  for (const { key } of damaged) await dropDamaged(shelf, key);
  // Nobody knows what they took.
  let left = damaged.length === 0 ? totals : { ...(await recount(shelf)), tick: totals.tick };
  for (const { value: use } of uses) {
    if (!isUse(use)) continue;
    if (isWithin(left, wanted)) break;
    if (spare !== null && isSame(use.item, spare)) continue;
    await drop(shelf, use.item);
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

/** What is true of everything kept. `tick` counts uses: clocks are set back, it is not. */
type Totals = { count: number; bytes: number; tick: number };

/** What one item takes, in bytes of JSON, and when it was used last. */
type Use = { item: Item; bytes: number; tick: number };

const none: Totals = { count: 0, bytes: 0, tick: 0 };

/** The running totals, exact to the byte: they change in the transaction that changes what they count. */
export async function readTotals(shelf: StoreTransaction): Promise<Totals> {
  const stored = await shelf.get('facts', 'totals');

  return isTotals(stored) ? stored : recount(shelf);
}

/** The totals as the uses know them, where they are damaged themselves. */
async function recount(shelf: StoreTransaction): Promise<Totals> {
  const uses = (await shelf.getRange('uses', null)).filter(isUse);

  return uses.reduce(
    (sum, { bytes, tick }) => ({ count: sum.count + 1, bytes: sum.bytes + bytes, tick: Math.max(sum.tick, tick) }),
    none,
  );
}

/** An item's use; null where there is none, or a damaged one. */
async function readUse(shelf: StoreTransaction, item: Item): Promise<Use | null> {
  const stored = await shelf.get('uses', toKey(item));

  return isUse(stored) ? stored : null;
}

/** What an item takes now, in bytes. */
export async function sizeOf(shelf: StoreTransaction, item: Item): Promise<number> {
  return (await readUse(shelf, item))?.bytes ?? 0;
}

/** Removes an item with its use and all that belongs to it, and leaves the totals as they are. */
async function drop(shelf: StoreTransaction, item: Item): Promise<void> {
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
async function dropDamaged(shelf: StoreTransaction, key: Key): Promise<void> {
  if (isItem(key)) await drop(shelf, key);
  else await shelf.remove('uses', key);
}

/** Where an item's use lies. */
function toKey([room, name]: Item): Key {
  return [room, name];
}

function isTotals(stored: unknown): stored is Totals {
  return hasCounts(stored, ['count', 'bytes', 'tick']);
}

/** Whether this is a use: the disk may give back anything. */
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

/** Notes that an item was used. Nobody waits for it. */
export type AccessLog = (item: Item) => void;

const everyMs = 60_000;
const mostNoted = 1000;

/** Creates the note taker: at most one a minute for an item, so that reading does not mean writing. */
export function createAccessLog({ store, now }: { store: Store; now: () => number }): AccessLog {
  const noted = new Map<string, number>();

  return (item) => {
    const name = JSON.stringify(item);
    const sinceMs = now() - (noted.get(name) ?? Number.NEGATIVE_INFINITY);
    if (sinceMs >= 0 && sinceMs < everyMs) return;
    if (noted.size >= mostNoted) noted.clear();
    noted.set(name, now());
    // A use that could not be noted is no loss.
    void store.run({
      kind: 'change',
      stores: ['uses', 'facts'],
      work: (shelf) => enterUse(shelf, item),
      otherwise: undefined,
    });
  };
}
