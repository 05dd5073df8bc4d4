import { nameReference } from '../../references/reference.ts';

/** Maps each node of a page to the names of its references, and counts the nodes for each name. */
export type ReferenceIndex = {
  /** Sets the references of a node, by `nameReference`. An empty list removes the node. */
  set(node: Node, names: string[]): void;
  names(node: Node): string[] | undefined;
  /** The nodes with references, in the order they were found. */
  nodes(): MapIterator<Node>;
  /** Number of different references. */
  count(): number;
  /**
   * Returns at most `limit` addresses on the page, in lower case: those whose beginning and end are most like one of
   * `likes` first, then the others in the order they were found.
   */
  addresses(limit: number, likes?: string[]): string[];
};

const addressName = nameReference({ kind: 'address', address: '' });

/** Creates an empty index. It stores names, not references: a page may have 30,000 of them. */
export function createReferenceIndex(): ReferenceIndex {
  const held = new Map<Node, string[]>();
  const counts = new Map<string, number>();

  return {
    set(node, names) {
      for (const name of held.get(node) ?? []) {
        const left = (counts.get(name) ?? 0) - 1;
        if (left > 0) counts.set(name, left);
        else counts.delete(name);
      }
      if (names.length > 0) held.set(node, names);
      else held.delete(node);
      for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    names: (node) => held.get(node),
    nodes: () => held.keys(),
    count: () => counts.size,
    addresses(limit, likes = []) {
      // Grouped by the number of equal digits: a page may hide a look-alike among any number of other addresses.
      const alike: string[][] = [];
      // One regular expression rules out most addresses, which resemble none of `likes`.
      const ends = likes.flatMap((like) => [`^${like.slice(0, 5)}`, `${like.slice(-3)}$`]).join('|');
      const mayBeAlike = new RegExp(ends || '$^');
      for (const name of counts.keys()) {
        if (!name.startsWith(addressName)) continue;
        const address = name.slice(addressName.length);
        const near = mayBeAlike.test(address) ? Math.max(...likes.map((like) => countAlike(address, like))) : 0;
        const list = alike[near] ?? [];
        alike[near] = list;
        if (list.length < limit) list.push(address);
      }
      return alike.reverse().flat().slice(0, limit);
    },
  };
}

/** Returns the number of equal characters at the beginning and the end of two addresses, added up. */
function countAlike(one: string, other: string): number {
  let start = 0;
  let end = 0;
  while (start < other.length && one[start] === other[start]) start++;
  while (end < other.length && one.at(~end) === other.at(~end)) end++;
  return start + end;
}
