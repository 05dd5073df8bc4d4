import { type AccessLog, enter, type Item, itemStores } from './eviction.ts';
import { isForgotten } from './pending-clear.ts';
import type { Party, PartyAnswer, Store, StoreTransaction } from './store-transaction.ts';

/** A cached value and when it was requested, in milliseconds since 1970. */
type Kept<T> = { value: T; askedMs: number };

/**
 * Cached answers by question. `get` returns null for a miss, for an old shape, and if the store is full or broken.
 * Nothing throws or hangs.
 */
export type Answers = {
  get(question: string): Promise<Kept<unknown> | null>;
  /**
   * Resolves when the answer is stored, or when it is clear that it will not be. `parties` are the addresses in it, in
   * lower case, by which it can be found, as of `partiesMs` (by default `askedMs`).
   */
  put(question: string, kept: Kept<unknown> & { parties?: readonly string[]; partiesMs?: number }): Promise<void>;
};

/** Answers that can be read without leaving a trace, and found by the addresses in them. */
export type KeptAnswers = Answers & {
  peek: Answers['get'];
  /** Returns the newest answers that this address is in. */
  findParty(address: string, most: number): Promise<PartyAnswer[]>;
  /** Returns the addresses in answers that begin with `start`, each with its newest answer. */
  findPartiesLike(start: string, most: number): Promise<PartyAnswer[]>;
};

type AnswersParts = { store: Store; front: Front; touch: AccessLog; now: () => number };

/** Creates the cache of answers, with a memory cache in front of the store. */
export function createAnswers(parts: AnswersParts): KeptAnswers {
  const { store, front, touch } = parts;

  const read = (question: string) =>
    store.run<unknown>({
      kind: 'read',
      stores: ['answers'],
      work: (transaction) => transaction.get('answers', question),
      otherwise: null,
    });

  const find = (range: Parameters<StoreTransaction['findParties']>[0], most: number) =>
    store.run<PartyAnswer[]>({
      kind: 'read',
      stores: ['answers'],
      work: (transaction) => transaction.findParties(range, most),
      otherwise: [],
    });

  return {
    findParty: (address, most) => find({ from: [address, -Infinity], to: [address, Infinity] }, most),
    // Hex digits and letters come before "~".
    findPartiesLike: (start, most) => find({ from: [start, -Infinity], to: [`${start}~`, Infinity], once: true }, most),
    get: async (question) => {
      const held = front.get(question);
      if (held !== null) {
        touch(toItem(question));
        return toKept(held);
      }

      const changes = front.changes();
      const stored = await read(question);
      if (!isStored(stored)) return null;
      if (front.changes() === changes) front.set(question, { json: stored.json, askedMs: stored.askedMs });
      touch(toItem(question));

      return toKept(stored);
    },
    peek: async (question) => toKept(front.peek(question) ?? (await read(question))),
    put: async (question, kept) => {
      const stored = toStored(kept);
      if (stored === null) return;
      front.set(question, stored);
      if (!(await write(parts, question, { ...stored, ...toParties(kept) })) && front.peek(question) === stored)
        front.remove(question);
    },
  };
}

// Returns false if the answer must not be kept. An answer that the disk could not store may stay in memory.
function write(
  { store, now }: AnswersParts,
  question: string,
  stored: StoredText & { parties?: Party[] },
): Promise<boolean> {
  const bytes = sizeOfText(stored.json) + (stored.parties ? sizeOfText(JSON.stringify(stored.parties)) : 0);

  return store.run({
    kind: 'change',
    stores: itemStores,
    work: async (transaction) => {
      if (bytes > transaction.limits.maxBytes) return true;
      if (await isForgotten(transaction, { askedMs: stored.askedMs, now: now() })) return false;
      await transaction.put('answers', question, stored);
      await enter(transaction, toItem(question), bytes);

      return true;
    },
    otherwise: true,
  });
}

function toItem(question: string): Item {
  return ['answer', question];
}

/** The most recently used answers, in memory: reading one of them costs no disk access. */
type Front = {
  get(question: string): StoredText | null;
  /** Reads without counting as a use. */
  peek(question: string): StoredText | null;
  set(question: string, stored: StoredText): void;
  remove(question: string): void;
  clear(): void;
  /** Increases with every change: a value read from the disk before a change may be outdated. */
  changes(): number;
};

/** Creates the memory cache, of at most `maxCount` answers and `maxLetters` characters of JSON. */
export function createFront({ maxCount, maxLetters }: { maxCount: number; maxLetters: number }): Front {
  const held = new Map<string, StoredText>();
  let letters = 0;
  let changes = 0;

  function remove(question: string) {
    changes += 1;
    letters -= held.get(question)?.json.length ?? 0;
    held.delete(question);
  }

  function set(question: string, stored: StoredText) {
    remove(question);
    if (stored.json.length > maxLetters) return;
    held.set(question, stored);
    letters += stored.json.length;
    for (const oldest of held.keys()) {
      if (held.size <= maxCount && letters <= maxLetters) break;
      remove(oldest);
    }
  }

  return {
    get: (question) => {
      const stored = held.get(question);
      if (stored === undefined) return null;
      held.delete(question);
      held.set(question, stored);

      return stored;
    },
    peek: (question) => held.get(question) ?? null,
    set,
    remove,
    clear: () => {
      changes += 1;
      letters = 0;
      held.clear();
    },
    changes: () => changes,
  };
}

/** A value as it is stored: its JSON, and when it was requested. On the disk, the addresses in it are beside it. */
type StoredText = { json: string; askedMs: number };

/** Returns the stored form of a value. Null if it has no JSON, or its time is not finite. */
function toStored({ value, askedMs }: Kept<unknown>): StoredText | null {
  const json = toJson(value);
  return json === null || !Number.isFinite(askedMs) ? null : { json, askedMs };
}

// A hostile answer may contain thousands. The parties of the transaction itself come first.
const mostParties = 200;

function toParties({ askedMs, parties = [], partiesMs = askedMs }: Parameters<Answers['put']>[1]) {
  const stored = parties.slice(0, mostParties).map((address): Party => [address, partiesMs]);
  return stored.length > 0 ? { parties: stored } : {};
}

/** Returns a fresh copy of the stored value. Null for anything that `toStored` did not create. */
function toKept(stored: unknown): Kept<unknown> | null {
  if (!isStored(stored)) return null;
  const value = fromJson(stored.json);

  return value === undefined ? null : { value, askedMs: stored.askedMs };
}

/** The JSON of a value. Null if it has none. */
function toJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

/** The value of a JSON text. Undefined if the text is damaged. */
export function fromJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Size of a text in UTF-8 bytes. */
export function sizeOfText(text: string): number {
  return new TextEncoder().encode(text).length;
}

function isStored(stored: unknown): stored is StoredText {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'json' in stored &&
    typeof stored.json === 'string' &&
    'askedMs' in stored &&
    typeof stored.askedMs === 'number'
  );
}
