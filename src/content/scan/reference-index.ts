import { nameReference } from '../../references/reference.ts';

/** Which node of a page holds which references: each by its name, with how many nodes hold it. */
export type ReferenceIndex = {
  /** What a node holds now, by `nameReference`; none forgets it. */
  set(node: Node, names: string[]): void;
  names(node: Node): string[] | undefined;
  /** The nodes that hold something, in the order they were found. */
  nodes(): MapIterator<Node>;
  /** How many different references there are. */
  count(): number;
  /** At most `limit` addresses on the page, lower case: those that begin and end most like one of `likes`, else the first. */
  addresses(limit: number, likes?: string[]): string[];
};

const addressName = nameReference({ kind: 'address', address: '' });

/** Creates an empty index. It holds names and no references: a page may have 30,000 of them. */
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
      // In lists by how many digits agree: a page may hide its look-alike behind any number of others.
      const alike: string[][] = [];
      // Most are like none of many.
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

/** With how many equal characters two addresses begin and end. */
function countAlike(one: string, other: string): number {
  let start = 0;
  let end = 0;
  while (start < other.length && one[start] === other[start]) start++;
  while (end < other.length && one.at(~end) === other.at(~end)) end++;
  return start + end;
}
