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

/** The part of a `Highlight` that marks need. */
export type RangeSet = { add(range: AbstractRange): unknown; delete(range: AbstractRange): unknown; clear(): void };

/**
 * The underlines on a page's references, and the truth about what was found where. What may be long work on a
 * large page comes in steps.
 */
export type Marks = {
  /** Marks what was found in a node, besides what is marked there. */
  add(node: Node, sightings: Sighting[]): void;
  /** Takes the marks of a node away. */
  forget(node: Node): Generator<undefined>;
  has(node: Node): boolean;
  /** Forgets nodes that left the page. */
  sweep(): Generator<undefined>;
  /** Puts the highlight on the page; again, if the page wiped it. */
  show(): void;
  /** At most `limit` addresses that stand on the page, lower case, in the order they were found. */
  addresses(limit: number): string[];
  clear(): void;
};

// Some microseconds each.
const stepLength = 200;

/** Keeps marks in one CSS highlight: the page's DOM is never touched. */
export function createMarks<H extends RangeSet>({
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
  // A script of ours that was replaced by an update has left its own, which nobody keeps any more.
  registry.delete(highlightName);

  function* forget(node: Node): Generator<undefined> {
    const entries = marked.get(node) ?? [];
    marked.delete(node);
    for (const [index, { range }] of entries.entries()) {
      highlight.delete(range);
      if (index % stepLength === stepLength - 1) yield;
    }
  }

  return {
    forget,
    has: (node) => marked.has(node),

    add(node, sightings) {
      if (sightings.length === 0) return;
      const entries = marked.get(node) ?? [];
      marked.set(node, entries);
      for (const sighting of sightings) {
        const range = createRange(sighting.place);
        highlight.add(range);
        entries.push({ sighting, range });
      }
    },

    *sweep() {
      let seen = 0;
      for (const node of marked.keys()) {
        if (!node.isConnected) yield* forget(node);
        if (++seen % stepLength === 0) yield;
      }
    },

    show() {
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
      marked.clear();
      highlight.clear();
      registry.delete(highlightName);
    },
  };
}
