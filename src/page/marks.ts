import { textBeside } from './read-line.ts';
import type { Sighting } from './sighting.ts';

/**
 * The highlights' names, the same as in marks.css. Pages can list highlight names, so they say nothing about
 * us; they are constant because only the manifest's style sheet is hidden from the page.
 */
export const highlightNames = { dotted: 'q7x2m9vk', solid: 'q7x2m9vl' } as const;

/** The underlines on a page's references. Only what is near the viewport is marked. */
export type Marks = {
  /** A node holds references: they are marked when it comes near; anew, if it was known. */
  track(node: Node): void;
  /** It holds none any more, or has left the page. */
  untrack(node: Node): void;
  /** Takes the marks away that reach into a node at once: its text has changed. */
  erase(node: Node): void;
  /** Takes the marks away at once on what has left the page, which may use it again elsewhere. */
  eraseRemoved(): void;
  /** Marks what has come near and takes away what has gone far, in steps. */
  redraw(): Generator<undefined>;
  clear(): void;
};

// Each of these is watched by itself; where there are more, eight neighbours count as one.
const mostWatched = 1_000;
const groupSize = 8;
// Some microseconds each.
const stepLength = 100;

type Group = {
  sentinel: Element;
  nodes: Set<Node>;
  isSeen: boolean;
  before: Group | undefined;
  after?: Group | undefined;
};

/**
 * Keeps marks in one CSS highlight: the page's DOM is never touched. The browser itself tells what is near, so
 * layout is never measured; `onNear` is called when there is something to redraw. `find` gives what
 * a node holds, the marks of a large text in steps.
 */
export function createMarks({
  name,
  find,
  onNear,
}: {
  name: string;
  find: (node: Node) => Iterable<Sighting[]>;
  onNear: () => void;
}): Marks {
  const highlight = new Highlight();
  const groups = new Map<Element, Group>();
  const groupOf = new Map<Node, Group>();
  const drawn = new Map<Node, StaticRange[]>();
  const touched = new WeakMap<Node, Node>();
  const stale = new Set<Group>();
  let last: Group | undefined;

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const group = groups.get(target);
        if (!group) continue;
        // Without a box of its own (display: contents) nobody can tell where its text is.
        group.isSeen = isIntersecting || boundingClientRect.width + boundingClientRect.height === 0;
        stale.add(group);
        if (group.before) stale.add(group.before);
      }
      onNear();
    },
    { rootMargin: '100%' },
  );

  const erase = (node: Node) => {
    const group = groupOf.get(node);
    if (group && drawn.has(node)) stale.add(group);
    for (const range of drawn.get(node) ?? []) {
      highlight.delete(range);
      touched.delete(range.endContainer);
    }
    drawn.delete(node);
  };

  function* draw(node: Node): Generator<undefined> {
    const ranges: StaticRange[] = [];
    drawn.set(node, ranges);
    for (const sightings of find(node)) {
      // What was found before the last step may not be there any more.
      if (drawn.get(node) !== ranges) return;
      for (const { place } of sightings) {
        // A live range would make each of the page's own changes slower.
        const range = new StaticRange(place);
        highlight.add(range);
        ranges.push(range);
        for (let part: Node | null = place.startContainer; part && place.startContainer !== place.endContainer; ) {
          if (part !== node) touched.set(part, node);
          part = part === place.endContainer ? null : textBeside(part, 'nextSibling');
        }
      }
      yield;
    }
  }

  const track = (node: Node) => {
    const sentinel = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
    const known = groupOf.get(node);
    if (known) {
      erase(node);
      stale.add(known);
    }
    if (known || !sentinel) return;
    let group = groups.get(sentinel);
    if (!group && last && groups.size > mostWatched && last.nodes.size < groupSize) group = last;
    if (!group) {
      group = { sentinel, nodes: new Set(), isSeen: false, before: last };
      if (last) last.after = group;
      last = group;
      groups.set(sentinel, group);
      watcher.observe(sentinel);
    }
    group.nodes.add(node);
    groupOf.set(node, group);
    stale.add(group);
  };

  const untrack = (node: Node) => {
    const group = groupOf.get(node);
    groupOf.delete(node);
    erase(node);
    if (!group?.nodes.delete(node) || (group.nodes.size > 0 && group.sentinel.isConnected)) return;
    groups.delete(group.sentinel);
    watcher.unobserve(group.sentinel);
    if (group.before) group.before.after = group.after;
    if (group.after) group.after.before = group.before;
    if (last === group) last = group.before;
    // Neighbours of what has gone are watched by another of them.
    for (const other of group.nodes) {
      groupOf.delete(other);
      track(other);
    }
  };

  return {
    track,
    untrack,

    erase(node) {
      const before = touched.get(node);
      if (before) erase(before);
      erase(node);
    },

    eraseRemoved() {
      for (const [node, ranges] of drawn) {
        // Only the last reaches into another node.
        if (!node.isConnected || ranges.at(-1)?.endContainer.isConnected === false) erase(node);
      }
    },

    *redraw() {
      let steps = 0;
      const now = [...stale];
      stale.clear();
      for (const group of now) {
        const isNear = group.isSeen || group.after?.isSeen;
        for (const node of group.nodes) {
          if (!isNear) erase(node);
          else if (!drawn.has(node) && node.isConnected) yield* draw(node);
          if (++steps % stepLength === 0) yield;
        }
      }
      if (highlight.size === 0) CSS.highlights.delete(name);
      else if (CSS.highlights.get(name) !== highlight) CSS.highlights.set(name, highlight);
    },

    clear() {
      watcher.disconnect();
      highlight.clear();
      CSS.highlights.delete(name);
    },
  };
}
