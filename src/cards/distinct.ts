/** The first of each hash, whatever its case; without those that are not there. */
export function distinct<T>(all: (T | null | undefined)[], toHash: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) {
    if (one === null || one === undefined) continue;
    const key = toHash(one).toLowerCase();
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}
