import type { StoredText } from './stored-text.ts';

/** The answers used last, in memory: a known one costs no look at the disk. */
export type Front = {
  get(question: string): StoredText | null;
  /** Without counting as a use. */
  peek(question: string): StoredText | null;
  set(question: string, stored: StoredText): void;
  remove(question: string): void;
  clear(): void;
  /** Goes up with every change: what was read from the disk before one may be old. */
  changes(): number;
};

/** Creates it for at most so many answers and letters of JSON. */
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
