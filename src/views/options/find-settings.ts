// Letters with their marks taken off, so that "adresse" finds "Adresse" and "anos" finds "años".
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a search as they are compared; none for an empty one. */
export function toSearched(query: string): string[] {
  return fold(query.slice(0, 200)).split(/\s+/).filter(Boolean);
}

/** Whether a text has all of these words in it, in any order and inside others. */
export function hasAll(text: string, searched: readonly string[]): boolean {
  const folded = fold(text);
  return searched.every((word) => folded.includes(word));
}
