import type { Limits, Shelf, StoreName } from './shelf.ts';
import {
  drop,
  dropDamaged,
  type Item,
  isUse,
  readTotals,
  readUse,
  recount,
  type Totals,
  toKey,
  type Use,
} from './uses.ts';

/** Where a change of answers or lists may reach. */
export const itemStores: readonly StoreName[] = ['answers', 'lists', 'chunks', 'uses', 'facts'];

const mostAtOnce = 200;

/** Enters an item's new size and its use, and makes room: the least recently used go first, this one never. */
export async function enter(shelf: Shelf, item: Item, bytes: number): Promise<void> {
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
export async function enterUse(shelf: Shelf, item: Item): Promise<void> {
  const [totals, use] = await Promise.all([readTotals(shelf), readUse(shelf, item)]);
  if (use === null) return;
  const tick = totals.tick + 1;
  await shelf.put('uses', toKey(item), { ...use, tick });
  await shelf.put('facts', 'totals', { ...totals, tick });
}

/** Removes an item with all that belongs to it. */
export async function removeItem(shelf: Shelf, item: Item): Promise<void> {
  const [totals, use] = await Promise.all([readTotals(shelf), readUse(shelf, item)]);
  await drop(shelf, item);
  if (use !== null) await shelf.put('facts', 'totals', without(totals, use));
}

/** Removes the least recently used half, when the browser grants no more room. */
export async function makeRoom(shelf: Shelf): Promise<void> {
  const totals = await readTotals(shelf);
  const half = { maxBytes: Math.floor(totals.bytes / 2), maxCount: Math.floor(totals.count / 2) };
  await shelf.put('facts', 'totals', await shrink(shelf, { totals, needed: half, wanted: half, spare: null }));
}

/** Removes some of what is more than the limits, the least recently used first. False when nothing more is. */
export async function fitSome(shelf: Shelf): Promise<boolean> {
  const totals = await readTotals(shelf);
  if (isWithin(totals, shelf.limits)) return false;
  const left = await shrinkOnce(shelf, { totals, wanted: shelf.limits, spare: null });
  await shelf.put('facts', 'totals', left);

  return left !== totals && !isWithin(left, shelf.limits);
}

// Down to four fifths at once, so that not every answer after that has to make room for itself.
async function evict(shelf: Shelf, totals: Totals, spare: Item): Promise<Totals> {
  const { limits } = shelf;
  if (isWithin(totals, limits)) return totals;
  const wanted = { maxBytes: limits.maxBytes * 0.8, maxCount: limits.maxCount * 0.8 };

  return shrink(shelf, { totals, needed: limits, wanted, spare });
}

async function shrink(
  shelf: Shelf,
  { totals, needed, wanted, spare }: { totals: Totals; needed: Limits; wanted: Limits; spare: Item | null },
): Promise<Totals> {
  const left = await shrinkOnce(shelf, { totals, wanted, spare });
  const isStuck = left === totals;

  return isStuck || isWithin(left, needed) ? left : shrink(shelf, { totals: left, needed, wanted, spare });
}

async function shrinkOnce(
  shelf: Shelf,
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
