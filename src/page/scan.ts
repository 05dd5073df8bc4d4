import { linkSelector } from './find-in-node.ts';
import { removeLeftovers } from './leftovers.ts';
import { isBlock } from './read-line.ts';
import { createRoots } from './roots.ts';
import type { ScanParts } from './scan-parts.ts';
import { createTextScan, mostElements } from './scan-texts.ts';

// A slice ends with the step that is over this. The browser's longest searches and its collections of garbage come on
// top: no slice takes more than 8 ms.
const sliceMs = 2;
// A page that has just changed is about to be drawn, and often to change again.
const settleMs = 100;
// So many in one step: to look at the clock after each would take as long as they do.
const nodesPerStep = 4;
const elementsPerStep = 16;
// Some milliseconds for all of them, in steps.
const mostVisited = 10_000;

// What most elements are: none of these is looked at by itself. The most frequent first: the browser compares one by
// one, and this is the dearest search of all.
const usual = 'div,span,a:not([href*="0x"]),td,i,b,li,p,tr,br';
const unusualSelector = `:not(${usual})`;

/**
 * Looks for references in a document and its open shadow roots, now and wherever they change, in idle slices of at
 * most 8 ms. Never measures layout. Gives a function that has `afterwards` called soon.
 */
export function startScan({
  signal,
  whenIdle,
  now,
  onText,
  onElement,
  onTouched,
  onClosed,
  afterwards,
}: ScanParts): () => void {
  const waiting = new Set<Node>();
  // They may have changed where nobody told, and may be back.
  const left = new WeakSet<Node>();
  let work: Generator<boolean | undefined> | null = null;
  let heard: MutationRecord[][] = [];
  let [wasRemoved, scheduled, version] = [false, false, 0];

  const schedule = (waitMs = 0) => {
    if (scheduled) return;
    scheduled = true;
    whenIdle(run, waitMs);
  };

  const run = () => {
    scheduled = false;
    if (signal.aborted) return;
    const until = now() + sliceMs;
    work ??= scanWaiting();
    // What says true needs a slice of its own.
    for (let step = work.next(); !step.done; step = work.next()) if (step.value || now() > until) return schedule();
    work = null;
    if (waiting.size + heard.length > 0) schedule(settleMs);
  };

  function* scanWaiting(): Generator<boolean | undefined> {
    if (heard.length > 0) hear();
    // What comes while we are at it has its own turn: on a page that never rests the marks come between.
    const nodes = [...waiting];
    waiting.clear();
    let seen = 0;
    for (const node of nodes) {
      if (!node.isConnected) continue;
      if (left.delete(node)) yield* onClosed(node);
      if (node instanceof Element || node instanceof ShadowRoot) yield* scanTree(node);
      // Neither the document itself nor its type holds a text.
      else if (node.nodeType < 9) yield* scanAround(node);
      // What a link's text says decides whether the link itself counts.
      const link = node.parentElement?.closest(linkSelector);
      if (link) onElement(link);
      if (++seen % nodesPerStep === 0) yield;
    }
    const before = wasRemoved;
    wasRemoved = false;
    yield* afterwards(before);
  }

  function* scanTree(root: Element | ShadowRoot): Generator<boolean | undefined> {
    const elements = root.querySelectorAll('*');
    const isHuge = elements.length > mostVisited;
    if (isHuge) yield true;
    if (elements.length > mostElements) yield* scanTexts(root, elements);
    else yield* scanAround(root);
    if (root instanceof Element) visit(root);
    // Of very many, only those are looked at that may well have a shadow root; the pointer finds the others.
    if (isHuge) yield true;
    const each = isHuge ? root.querySelectorAll(unusualSelector) : elements;
    let seen = 0;
    for (const element of each) {
      visit(element);
      if (++seen % elementsPerStep === 0) yield;
    }
  }

  const visit = (element: Element) => {
    roots.visit(element);
    if (/^(?:a|area|input|textarea)$/.test(element.localName)) onElement(element);
  };

  const observer = new MutationObserver((records) => {
    // This is the page's own time: all else waits for ours.
    version++;
    heard.push(records);
    onTouched();
    schedule(settleMs);
  });

  const hear = () => {
    for (const {
      type,
      target,
      attributeName,
      addedNodes,
      removedNodes,
      previousSibling,
      nextSibling,
    } of heard.flat()) {
      if (type !== 'childList') waiting.add(target);
      // All that is in it may be off limits now.
      if (attributeName === 'contenteditable') left.add(target);
      for (const node of addedNodes) waiting.add(node);
      if (removedNodes.length === 0) continue;
      wasRemoved = true;
      for (const node of removedNodes) if (node.nodeType === 1) left.add(node);
      // What stood on both sides of it may be one value now, or a part of one.
      for (let [at, side, inner] of [
        [previousSibling, 'previousSibling', 'lastChild'],
        [nextSibling, 'nextSibling', 'firstChild'],
      ] as const) {
        // One that has left too has a record of its own.
        if (at?.isConnected === false) continue;
        for (let outside: Node | null = target; !at && outside && !isBlock(outside); outside = outside.parentNode) {
          at = outside[side];
        }
        while (at?.[inner]) at = at[inner];
        if (at) waiting.add(at);
      }
    }
    heard = [];
  };

  const watch = (root: Document | ShadowRoot) => {
    // A card stands where its reference does.
    removeLeftovers(root);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['href', 'contenteditable', 'readonly', 'value'],
    });
    waiting.add('documentElement' in root ? root.documentElement : root);
    schedule();
  };

  const { scanTexts, scanAround } = createTextScan(
    () => version,
    onText,
    (node) => waiting.add(node),
  );
  const roots = createRoots(signal, (root) => {
    left.add(root);
    watch(root);
  });
  watch(document);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => {
    // There is nothing to look for in it: what was under way ends, and another turn follows.
    waiting.add(document);
    schedule();
  };
}
