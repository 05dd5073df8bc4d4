import { mayHoldReference } from '../references/detect-in-text.ts';
import { findInLink, findInText, isOffLimits, linkSelector } from './find-in-node.ts';
import type { Marks } from './marks.ts';

// A slice ends with the step that is over this: no slice takes more than 8 ms.
const sliceMs = 5;
const nodesPerLook = 64;
// A large text is looked at in windows: this holds about 250 references at most.
const windowLength = 16_384;
// A link around whole paragraphs is a region of the page, not a written reference: hover opens it, no mark.
const longestMarkedLinkText = 100;

/**
 * Finds and marks the references of a document, now and as it changes, in idle slices of at most 8 ms. Never
 * measures layout. Pages on which nothing can match pay for one native text search.
 */
export function startScan({
  document,
  signal,
  marks,
  whenIdle,
  now,
}: {
  document: Document;
  signal: AbortSignal;
  marks: Marks;
  whenIdle: (work: () => void) => void;
  now: () => number;
}): void {
  const waiting = new Set<Node>();
  let work: Generator<undefined> | null = null;
  let [mustSweep, scheduled] = [false, false];

  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    whenIdle(run);
  };

  const run = () => {
    scheduled = false;
    if (signal.aborted) return;
    const until = now() + sliceMs;
    work ??= scanWaiting();
    while (!work.next().done) {
      if (now() > until) return schedule();
    }
    work = null;
    // What came while the marks were swept.
    if (waiting.size > 0 || mustSweep) schedule();
  };

  function* scanWaiting(): Generator<undefined> {
    // Nodes that come while we are at it join the same loop: a Set is iterated live.
    for (const node of waiting) {
      waiting.delete(node);
      if (!node.isConnected) continue;
      if (isText(node)) yield* lookAtText(node);
      else if (isElement(node)) yield* scanElement(node);
      // What a link's text says decides whether the link itself is marked.
      const link = node.parentElement?.closest(linkSelector);
      if (link) yield* lookAtLink(link);
      yield;
    }
    if (mustSweep) {
      mustSweep = false;
      yield* marks.sweep();
    }
    marks.show();
  }

  function* scanElement(root: Element): Generator<undefined> {
    if (root.matches(linkSelector) || marks.has(root)) yield* lookAtLink(root);
    const links = root.querySelectorAll(linkSelector);
    yield;
    if (links.length === 0 && !mayHoldReference(root.textContent ?? '')) return;

    const walker = document.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
    for (let node = walker.nextNode(), seen = 1; node; node = walker.nextNode(), seen++) {
      if (isText(node) && (mayHoldReference(node.data) || marks.has(node))) yield* lookAtText(node);
      else if (seen % nodesPerLook !== 0) continue;
      yield;
      // The page took away where we stood; the walk would end in what was removed.
      if (!root.contains(walker.currentNode)) {
        waiting.add(root);
        return;
      }
    }
    for (const link of links) {
      yield* lookAtLink(link);
      yield;
    }
  }

  function* lookAtText(node: Text): Generator<undefined> {
    yield* marks.forget(node);
    if (node.parentElement && isOffLimits(node.parentElement)) return;
    for (let from = 0; from < node.length; from += windowLength) {
      if (from > 0) yield;
      marks.add(node, findInText(node, from, from + windowLength));
    }
  }

  function* lookAtLink(link: Element): Generator<undefined> {
    yield* marks.forget(link);
    const found = findInLink(link);
    if (!found || !isMarkable(link)) return;
    const place = { startContainer: link, startOffset: 0, endContainer: link, endOffset: link.childNodes.length };
    marks.add(link, [{ found, place }]);
  }

  const isMarkable = (link: Element) => {
    const text = link.textContent?.trim() ?? '';
    if (text === '' || text.length > longestMarkedLinkText || isOffLimits(link)) return false;
    const walker = document.createTreeWalker(link, 4 /* NodeFilter.SHOW_TEXT */);
    while (walker.nextNode()) if (marks.has(walker.currentNode)) return false;
    return true;
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type !== 'childList') waiting.add(record.target);
      if (record.removedNodes.length > 0) mustSweep = true;
      for (const node of record.addedNodes) waiting.add(node);
    }
    schedule();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['href'],
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    marks.clear();
  });

  waiting.add(document.documentElement);
  schedule();
}

function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
