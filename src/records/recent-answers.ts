/** Answers of the last moments, kept in memory so that a second look at the same reference costs nothing. */
export type RecentAnswers<T> = {
  /** The answer if it is young enough. The background may be stopped and forget all of them at any time. */
  get(question: string): T | undefined;
  set(question: string, answer: T): void;
  clear(): void;
};

/** Creates the memory: answers older than `maxAgeMs` are not given, the oldest go when there are more than `maxCount`. */
export function createRecentAnswers<T>(parts: {
  now: () => number;
  maxAgeMs: number;
  maxCount: number;
}): RecentAnswers<T> {
  const entries = new Map<string, { at: number; answer: T }>();
  return {
    get: (question) => {
      const entry = entries.get(question);
      if (!entry) return undefined;
      if (parts.now() - entry.at <= parts.maxAgeMs) return entry.answer;
      entries.delete(question);
      return undefined;
    },
    set: (question, answer) => {
      entries.delete(question);
      entries.set(question, { at: parts.now(), answer });
      const oldest = entries.keys().next();
      if (entries.size > parts.maxCount && !oldest.done) entries.delete(oldest.value);
    },
    clear: () => entries.clear(),
  };
}
