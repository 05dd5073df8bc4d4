import { enter, itemStores } from './eviction.ts';
import { isForgotten } from './forgetting.ts';
import type { Front } from './front.ts';
import type { Answers } from './records.ts';
import type { Store } from './shelf.ts';
import { isStored, type StoredText, sizeOfText, toKept, toStored } from './stored-text.ts';
import type { Touch } from './touch.ts';
import type { Item } from './uses.ts';

type AnswersParts = { store: Store; front: Front; touch: Touch; now: () => number };

/** Creates the answers: the memory in front, the store behind it. `peek` reads without leaving a trace of it. */
export function createAnswers(parts: AnswersParts): Answers & { peek: Answers['get'] } {
  const { store, front, touch } = parts;

  const read = (question: string) =>
    store.run<unknown>({
      kind: 'read',
      stores: ['answers'],
      work: (shelf) => shelf.get('answers', question),
      otherwise: null,
    });

  return {
    get: async (question) => {
      const held = front.get(question);
      if (held !== null) {
        touch(toItem(question));
        return toKept(held);
      }

      const changes = front.changes();
      const stored = await read(question);
      if (!isStored(stored)) return null;
      if (front.changes() === changes) front.set(question, stored);
      touch(toItem(question));

      return toKept(stored);
    },
    peek: async (question) => toKept(front.peek(question) ?? (await read(question))),
    put: async (question, kept) => {
      const stored = toStored(kept);
      if (stored === null) return;
      front.set(question, stored);
      if (!(await write(parts, question, stored)) && front.peek(question) === stored) front.remove(question);
    },
  };
}

// False where it must not be kept. What the disk could not take is still good for the memory.
function write({ store, now }: AnswersParts, question: string, stored: StoredText): Promise<boolean> {
  const bytes = sizeOfText(stored.json);

  return store.run({
    kind: 'change',
    stores: itemStores,
    work: async (shelf) => {
      if (bytes > shelf.limits.maxBytes) return true;
      if (await isForgotten(shelf, { askedMs: stored.askedMs, now: now() })) return false;
      await shelf.put('answers', question, stored);
      await enter(shelf, toItem(question), bytes);

      return true;
    },
    otherwise: true,
  });
}

function toItem(question: string): Item {
  return ['answer', question];
}
