import { findAll, isMarkable } from './find-references.ts';
import { textBeside } from './text-lines.ts';

/**
 * Names of the highlights, the same as in highlight.css. Pages can list highlight names, so they do not identify us;
 * they are constant because only the manifest's style sheet is hidden from the page. `lit` is the reference that the
 * user jumped to.
 */
export const highlightNames = { dotted: 'q7x2m9vk', solid: 'q7x2m9vl', off: '', lit: 'q7x2m9vm' } as const;

/** The underlines on a page's references. Only references near the viewport are marked. */
export type Highlighter = {
  /** Adds a node with references, which are marked when it comes near. A known node is marked again. */
  track(node: Node): void;
  /** Removes a node that has no references any more, or has left the page. */
  untrack(node: Node): void;
  /** Immediately removes the marks of text that has left the page or changed. */
  eraseStale(): void;
  /** Puts the marks back if the page has emptied the list of highlights. */
  restore(): void;
  /** Marks nodes that have come near and unmarks those that are far away, in steps. */
  redraw(): Generator<undefined>;
  clear(): void;
};

// Nodes per step. Each takes some microseconds.
const stepLength = 100;

/** A node's marks, and the text of each node that they extend into. */
type Drawn = { ranges: StaticRange[]; said: Map<Node, string | null> };

/**
 * Keeps marks in one CSS highlight: the page's DOM is never touched. An IntersectionObserver reports what is near, so
 * layout is never measured. `onNear` is called when there is something to redraw.
 */
export function createHighlighter(name: string, onNear: () => void): Highlighter {
  const highlight = new Highlight();
  /** The observed elements, each with the nodes that are near when it is. */
  const watched = new Map<Element, Set<Node>>();
  const sentinelOf = new Map<Node, Element>();
  const near = new Set<Element>();
  const drawn = new Map<Node, Drawn>();
  const stale = new Set<Element>();

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isNear =
          isIntersecting ||
          // An element without a box (`display: contents`) counts as near, because the position of its text is unknown.
          // Styles of content that the browser skips are not read.
          (!boundingClientRect.width &&
            target.parentElement?.checkVisibility({ contentVisibilityAuto: true }) &&
            getComputedStyle(target).display === 'contents');
        if (isNear ? near.has(target) : !near.delete(target)) continue;
        // The element may have been removed before this callback.
        if (isNear && watched.has(target)) near.add(target);
        stale.add(target);
      }
      if (stale.size > 0) onNear();
    },
    // `delay` limits how often the browser checks, if it supports that: checking in each frame is expensive.
    { rootMargin: '100%', delay: 100 } as IntersectionObserverInit,
  );

  const erase = (node: Node) => {
    const sentinel = sentinelOf.get(node);
    if (sentinel && drawn.has(node)) stale.add(sentinel);
    for (const range of drawn.get(node)?.ranges ?? []) highlight.delete(range);
    drawn.delete(node);
  };

  function* draw(node: Node): Generator<undefined> {
    const own: Drawn = { ranges: [], said: new Map() };
    drawn.set(node, own);
    for (const matches of isMarkable(node) ? findAll(node) : []) {
      // The matches may be outdated after a step.
      if (drawn.get(node) !== own) return;
      for (const { place } of matches) {
        // A live range would slow down each of the page's own changes.
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
    // The node may have been moved since.
    if (sentinelOf.get(node) === sentinel) erase(node);
    else untrack(node);
    if (!sentinel) return;
    let nodes = watched.get(sentinel);
    if (!nodes) {
      nodes = new Set();
      watched.set(sentinel, nodes);
      watcher.observe(sentinel);
    }
    nodes.add(node);
    sentinelOf.set(node, sentinel);
    if (near.has(sentinel)) stale.add(sentinel);
  };

  const untrack = (node: Node) => {
    erase(node);
    const sentinel = sentinelOf.get(node);
    sentinelOf.delete(node);
    if (!sentinel) return;
    const nodes = watched.get(sentinel);
    if (!nodes?.delete(node) || nodes.size > 0) return;
    watched.delete(sentinel);
    near.delete(sentinel);
    watcher.unobserve(sentinel);
  };

  const restore = () => {
    if (highlight.size > 0 && CSS.highlights.get(name) !== highlight) CSS.highlights.set(name, highlight);
  };

  return {
    track,
    untrack,
    restore,

    eraseStale() {
      for (const [node, { said }] of drawn) {
        for (const [part, text] of said) if (!part.isConnected || part.nodeValue !== text) erase(node);
      }
    },

    *redraw() {
      let steps = 0;
      const now = [...stale];
      stale.clear();
      for (const sentinel of now) {
        for (const node of watched.get(sentinel) ?? []) {
          if (!near.has(sentinel)) erase(node);
          else if (!drawn.has(node) && node.isConnected) yield* draw(node);
          if (++steps % stepLength === 0) yield;
        }
      }
      if (highlight.size === 0) CSS.highlights.delete(name);
      restore();
    },

    clear() {
      watcher.disconnect();
      // A drawing that goes on in steps ends here.
      watched.clear();
      drawn.clear();
      highlight.clear();
      if (CSS.highlights.get(name) === highlight) CSS.highlights.delete(name);
    },
  };
}
