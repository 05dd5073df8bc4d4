/** Makes keys differ: the second row with the same key gets "#2", the third "#3". A service may list two equal rows. */
export function numberKeys(keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return keys.map((key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? key : `${key} #${count}`;
  });
}
