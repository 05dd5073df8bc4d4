import type { Sighting } from './sighting.ts';

/**
 * The highlight's name, the same as in marks.css. Pages can list highlight names, so it says nothing about
 * us; it is constant because only the manifest's style sheet is hidden from the page.
 */
export const highlightName = 'q7x2m9vk';

/** The part of `CSS.highlights` that marks need. */
export type HighlightRegistry<H> = {
  has(name: string): boolean;
  set(name: string, highlight: H): unknown;
  delete(name: string): unknown;
};

/** The underlines on a page's references, and the truth about what was found where. */
export type Marks = {
  /** Replaces what is marked for one node; an empty list takes its marks away. */
  set(node: Node, sightings: Sighting[]): void;
  has(node: Node): boolean;
  /** Forgets nodes that left the page, and registers the highlight again if the page wiped it. */
  sweep(): void;
  /** At most `limit` addresses that stand on the page, lower case, in the order they were found. */
  addresses(limit: number): string[];
  clear(): void;
};

/** Keeps marks in one CSS highlight: the page's DOM is never touched. */
export function createMarks<H extends { add(range: AbstractRange): unknown; delete(range: AbstractRange): unknown }>({
  registry,
  highlight,
  createRange,
}: {
  registry: HighlightRegistry<H>;
  highlight: H;
  // A StaticRange: live ranges would make each of the page's own changes slower.
  createRange: (place: StaticRangeInit) => AbstractRange;
}): Marks {
  const marked = new Map<Node, { sighting: Sighting; range: AbstractRange }[]>();

  const set = (node: Node, sightings: Sighting[]) => {
    for (const { range } of marked.get(node) ?? []) highlight.delete(range);
    if (sightings.length === 0) {
      marked.delete(node);
      return;
    }
    const entries = sightings.map((sighting) => ({ sighting, range: createRange(sighting.place) }));
    for (const { range } of entries) highlight.add(range);
    marked.set(node, entries);
  };

  return {
    set,
    has: (node) => marked.has(node),

    sweep() {
      for (const node of marked.keys()) if (!node.isConnected) set(node, []);
      if (marked.size === 0) registry.delete(highlightName);
      else if (!registry.has(highlightName)) registry.set(highlightName, highlight);
    },

    addresses(limit) {
      const addresses = new Set<string>();
      for (const entries of marked.values()) {
        for (const { sighting } of entries) {
          const { reference } = sighting.found;
          if (reference.kind === 'address') addresses.add(reference.address);
          if (addresses.size >= limit) return [...addresses];
        }
      }
      return [...addresses];
    },

    clear() {
      for (const node of marked.keys()) set(node, []);
      registry.delete(highlightName);
    },
  };
}
