import { findAll, isMarkable } from './find-all.ts';
import { textBeside } from './read-line.ts';

/**
 * The highlights' names, the same as in marks.css. Pages can list highlight names, so they say nothing about
 * us; they are constant because only the manifest's style sheet is hidden from the page.
 */
export const highlightNames = { dotted: 'q7x2m9vk', solid: 'q7x2m9vl', off: '' } as const;

/** The underlines on a page's references. Only what is near the viewport is marked. */
export type Marks = {
  /** A node holds references: they are marked when it comes near; anew, if it was known. */
  track(node: Node): void;
  /** It holds none any more, or has left the page. */
  untrack(node: Node): void;
  /** Takes the marks away at once on what has left the page or says something else now. */
  eraseStale(): void;
  /** Marks what has come near and takes away what has gone far, in steps. */
  redraw(): Generator<undefined>;
  clear(): void;
};

// Each of these is watched by itself; where there are more, four neighbours count as one.
const mostWatched = 2_000;
const groupSize = 4;
// Some microseconds each.
const stepLength = 100;

/** The marks of a node, and what the nodes say that they reach into. */
type Drawn = { ranges: StaticRange[]; said: Map<Node, string | null> };

type Group = { sentinel: Element; nodes: Set<Node>; isSeen: boolean };

/**
 * Keeps marks in one CSS highlight: the page's DOM is never touched. The browser itself tells what is near, so
 * layout is never measured; `onNear` is called when there is something to redraw.
 */
export function createMarks({ name, onNear }: { name: string; onNear: () => void }): Marks {
  const highlight = new Highlight();
  const groups = new Map<Element, Group>();
  const groupOf = new Map<Node, Group>();
  const drawn = new Map<Node, Drawn>();
  const stale = new Set<Group>();
  /** Takes in what stands right after the last one, or in the next row: anything else may be far from it. */
  let open: Group | undefined;
  let before: Element | undefined;

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const group = groups.get(target);
        if (!group) continue;
        group.isSeen = isIntersecting;
        // Without a box of its own nobody can tell where its text is. What the browser left out is not asked for styles.
        if (!boundingClientRect.width && target.parentElement?.checkVisibility({ contentVisibilityAuto: true })) {
          group.isSeen ||= getComputedStyle(target).display === 'contents';
        }
        stale.add(group);
      }
      onNear();
    },
    // The browser's own word, where it knows it, for how seldom it has to look: at each frame it is dear.
    { rootMargin: '100%', delay: 100 } as IntersectionObserverInit,
  );

  const erase = (node: Node) => {
    const group = groupOf.get(node);
    if (group && drawn.has(node)) stale.add(group);
    for (const range of drawn.get(node)?.ranges ?? []) highlight.delete(range);
    drawn.delete(node);
  };

  function* draw(node: Node): Generator<undefined> {
    const own: Drawn = { ranges: [], said: new Map() };
    drawn.set(node, own);
    for (const sightings of isMarkable(node) ? findAll(node) : []) {
      // What was found before the last step may not be there any more.
      if (drawn.get(node) !== own) return;
      for (const { place } of sightings) {
        // A live range would make each of the page's own changes slower.
        const range = new StaticRange(place);
        highlight.add(range);
        own.ranges.push(range);
        for (let part: Node | null = place.startContainer; part; ) {
          own.said.set(part, part.nodeValue);
          part = part === place.endContainer ? null : textBeside(part, 'nextSibling');
        }
      }
      yield;
    }
  }

  const track = (node: Node) => {
    const sentinel = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
    const known = groupOf.get(node);
    // It may have been moved since.
    if (known && known.sentinel !== sentinel) untrack(node);
    else if (known) {
      erase(node);
      stale.add(known);
    }
    if (groupOf.has(node) || !sentinel) return;
    let group = groups.get(sentinel);
    const isNext =
      before?.nextElementSibling === sentinel ||
      before?.parentElement?.nextElementSibling === (sentinel.parentElement ?? 'none');
    if (!group && open && isNext && groups.size > mostWatched && open.nodes.size < groupSize) group = open;
    before = sentinel;
    if (!group) {
      group = { sentinel, nodes: new Set(), isSeen: false };
      open = group;
      groups.set(sentinel, group);
      watcher.observe(sentinel);
    }
    group.nodes.add(node);
    groupOf.set(node, group);
    stale.add(group);
  };

  const untrack = (node: Node) => {
    const group = groupOf.get(node);
    // What has left the page must not be held until the next reference comes.
    open = undefined;
    before = undefined;
    groupOf.delete(node);
    erase(node);
    if (!group?.nodes.delete(node) || (group.nodes.size > 0 && group.sentinel.isConnected)) return;
    groups.delete(group.sentinel);
    watcher.unobserve(group.sentinel);
    // Neighbours of what has gone are watched by another of them.
    for (const other of group.nodes) {
      groupOf.delete(other);
      track(other);
    }
  };

  return {
    track,
    untrack,

    eraseStale() {
      for (const [node, { said }] of drawn) {
        for (const [part, text] of said) if (!part.isConnected || part.nodeValue !== text) erase(node);
      }
    },

    *redraw() {
      let steps = 0;
      const now = [...stale];
      stale.clear();
      for (const group of now) {
        for (const node of group.nodes) {
          if (!group.isSeen) erase(node);
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
      if (CSS.highlights.get(name) === highlight) CSS.highlights.delete(name);
    },
  };
}
