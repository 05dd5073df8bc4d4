const counts = [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000];

/** Where a language says something else from its data than from its code, a line each; nothing where all is well. */
export function findDifferences(ours: unknown, theirs: unknown, at: string): string[] {
  if (typeof ours === 'function') {
    const all = counts.flatMap((_, index) => toGiven(ours.length, index));
    return all.flatMap((given) => {
      const [mine, other] = [say(ours, given), say(theirs, given)];
      return isFit(mine) && mine !== other ? [`${at}: ${mine} → ${other}`] : [];
    });
  }
  if (ours instanceof RegExp || typeof ours !== 'object' || ours === null) {
    return String(ours) === String(theirs) ? [] : [`${at}: ${ours} → ${theirs}`];
  }
  return Object.entries(ours).flatMap(([name, entry]) =>
    findDifferences(entry, Reflect.get(Object(theirs), name), `${at}.${name}`),
  );
}

// A message takes texts, lists, counts, makers of elements and texts by name: each gets what would fit all of them.
function toGiven(length: number, at: number): unknown[][] {
  const named = new Proxy({}, { get: (_, name) => `named ${String(name)}` });
  const ways: ((index: number) => unknown)[] = [
    (index) => `text ${index}`,
    (index) => counts[(at + index) % counts.length],
    (index) => [`first ${index}`, 'second', 'third'],
    () => (text: string) => ({ made: text }),
    () => named,
    // As most are: a count, and the same as text.
    (index) => (index % 2 === 0 ? counts[at % counts.length] : `text ${index}`),
    (index) => (index % 2 === 1 ? counts[at % counts.length] : ''),
  ];
  return ways.map((way) => Array.from({ length }, (_, index) => way(index)));
}

// What a message says of arguments that it does not take.
function isFit(said: string): boolean {
  return !/undefined|\[object|=>|cannot be said/.test(said);
}

function say(message: unknown, given: unknown[]): string {
  try {
    return typeof message === 'function' ? JSON.stringify(message(...given)) : 'cannot be said';
  } catch {
    return 'cannot be said';
  }
}
