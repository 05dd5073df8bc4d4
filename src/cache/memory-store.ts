import { toForgetJob } from './pending-clear.ts';
import type {
  Job,
  Key,
  KeyRange,
  Limits,
  PartyAnswer,
  Store,
  StoreName,
  StoreTransaction,
} from './store-transaction.ts';

type Entry = { key: Key; value: unknown };
type Drawer = Map<string, Entry>;

/** Creates a store in memory, for private windows and for when the disk does not answer. Jobs run one after another. */
export function createMemoryStore(limits: Limits): Store & { clear(): void } {
  const drawers = new Map<StoreName, Drawer>();
  const transaction = createStoreTransaction(limits, (name) => openDrawer(drawers, name));
  let last: Promise<unknown> = Promise.resolve();

  async function run<T>({ work, otherwise }: Job<T>): Promise<T> {
    const done = last.then(() => work(transaction)).catch(() => otherwise);
    last = done;

    return done;
  }

  return { run, forget: (forgottenMs) => run(toForgetJob(forgottenMs)), clear: () => drawers.clear() };
}

function openDrawer(drawers: Map<StoreName, Drawer>, name: StoreName): Drawer {
  const drawer = drawers.get(name) ?? new Map();
  drawers.set(name, drawer);

  return drawer;
}

function createStoreTransaction(limits: Limits, open: (name: StoreName) => Drawer): StoreTransaction {
  const within = (name: StoreName, range: KeyRange | null) =>
    [...open(name)]
      .filter(([, { key }]) => range === null || isInRange(key, range))
      .toSorted(([, a], [, b]) => compareKeys(a.key, b.key));

  return {
    limits,
    get: async (name, key) => open(name).get(toText(key))?.value,
    put: async (name, key, value) => {
      open(name).set(toText(key), { key, value });
    },
    remove: async (name, key) => {
      open(name).delete(toText(key));
    },
    getRange: async (name, range, most) =>
      within(name, range)
        .slice(0, most)
        .map(([, { value }]) => value),
    removeRange: async (name, range) => {
      for (const [text] of within(name, range)) open(name).delete(text);
    },
    leastUsed: async (name, most) =>
      [...open(name).values()].toSorted((a, b) => toTick(a.value) - toTick(b.value)).slice(0, most),
    findParties: async ({ from, to, once }, most) => {
      const all = [...open('answers').values()]
        .flatMap(toParties)
        .filter(({ address, askedMs }) => isInRange([address, askedMs], { from, to }))
        .toSorted((a, b) => compareKeys([b.address, b.askedMs], [a.address, a.askedMs]));
      return all.filter((one, at) => !once || one.address !== all[at - 1]?.address).slice(0, most);
    },
    count: async (name) => open(name).size,
    clear: async (name) => open(name).clear(),
  };
}

function toText(key: Key): string {
  return JSON.stringify(key);
}

function toTick(value: unknown): number {
  return typeof value === 'object' && value !== null && 'tick' in value ? Number(value.tick) : 0;
}

// The same as the database's index of parties.
function toParties({ key, value }: Entry): PartyAnswer[] {
  if (typeof key !== 'string' || typeof value !== 'object' || value === null || !('parties' in value)) return [];
  const parties = Array.isArray(value.parties) ? value.parties : [];
  return parties.map(([address, askedMs]) => ({ address, askedMs, question: key }));
}

function isInRange(key: Key, { from, to, after }: KeyRange): boolean {
  const fromStart = compareKeys(key, from);

  return (after ? fromStart > 0 : fromStart >= 0) && compareKeys(key, to) <= 0;
}

function compareKeys(a: Key, b: Key): number {
  const [left, right] = [[a].flat(), [b].flat()];
  for (const [place, part] of left.entries()) {
    const other = right[place];
    if (other === undefined) return 1;
    const difference = compareParts(part, other);
    if (difference !== 0) return difference;
  }

  return left.length - right.length;
}

function compareParts(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return Math.sign(a - b) || 0;
  if (typeof a === typeof b) return String(a) < String(b) ? -1 : Number(a !== b);

  return typeof a === 'number' ? -1 : 1;
}
