import { isOffLimits, linkSelector } from './find-in-node.ts';
import { createRoots } from './roots.ts';
import { createTextScan } from './scan-texts.ts';

// A slice ends with the step that is over this: no slice takes more than 8 ms.
const sliceMs = 4;
const elementSelectors = [linkSelector, 'input', 'textarea'];

/** What a scan tells. */
export type ScanEvents = {
  /** What a text node holds, by name; none any more when it is empty. */
  onText: (node: Text, names: string[]) => void;
  /** A link or a field that may hold something now, or no more. */
  onElement: (element: Element) => void;
  /** A text changed just now: it has not been looked at yet. */
  onChanged: (node: Node) => void;
  /** Something left the page, or is `back` just now. */
  onRemoved: (back?: Node) => void;
  /** Nothing that was found in it counts any more. */
  onClosed: (node: Node) => Generator<undefined>;
  /** All that waited was looked at; what it does goes on in the same slices. */
  afterwards: (wasRemoved: boolean) => Generator<undefined>;
};

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
  onChanged,
  onRemoved,
  onClosed,
  afterwards,
}: {
  signal: AbortSignal;
  whenIdle: (work: () => void) => void;
  now: () => number;
} & ScanEvents): () => void {
  const waiting = new Set<Node>();
  // They may have changed where nobody told, and may come back.
  const left = new WeakSet<Node>();
  let work: Generator<undefined> | null = null;
  let heard: MutationRecord[] = [];
  let [wasRemoved, scheduled, version] = [false, false, 0];

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
    while (!work.next().done) if (now() > until) return schedule();
    work = null;
    if (waiting.size + heard.length > 0) schedule();
  };

  function* scanWaiting(): Generator<undefined> {
    hear();
    // What comes while we are at it has its own turn: on a page that never rests the marks come between.
    const nodes = [...waiting];
    const links = new Set<Element>();
    waiting.clear();
    for (const node of nodes) {
      if (!node.isConnected) continue;
      if (left.delete(node)) yield* onClosed(node);
      if (node instanceof Element || node instanceof ShadowRoot) yield* scanTree(node);
      // Neither the document itself nor its type holds a text.
      else if (node.nodeType < 9) yield* scanAround(node, isOffLimits);
      // What a link's text says decides whether the link itself counts.
      const link = node.parentElement?.closest(linkSelector);
      if (link) links.add(link);
      yield;
    }
    for (const link of links) {
      onElement(link);
      yield;
    }
    const before = wasRemoved;
    wasRemoved = false;
    yield* afterwards(before);
  }

  function* scanTree(root: Element | ShadowRoot): Generator<undefined> {
    const isElement = root instanceof Element;
    const element = isElement ? root : root.host;
    const isClosed = isOffLimits(element);
    yield* roots.find(root);
    if (isClosed) yield* onClosed(root);
    // A field may be read by itself.
    if (isElement) onElement(element);
    // And it divides what stands beside it.
    if (isClosed) return yield* scanAround(element, isOffLimits);
    let hasEditor: boolean | undefined;
    yield* scanTexts(root, (parent) => {
      hasEditor ??= root.querySelector('[contenteditable]') !== null;
      return hasEditor && isOffLimits(parent);
    });
    for (const selector of elementSelectors) {
      for (const each of root.querySelectorAll(selector)) {
        onElement(each);
        yield;
      }
      yield;
    }
  }

  const observer = new MutationObserver((records) => {
    // This is the page's own time: all else waits for ours.
    version++;
    for (const record of records) {
      heard.push(record);
      if (record.type === 'characterData') onChanged(record.target);
      for (const node of record.removedNodes) left.add(node);
      // It may have changed where nobody told.
      for (const node of record.addedNodes) if (left.has(node)) onRemoved(node);
    }
    schedule();
  });

  const hear = () => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of heard) {
      if (type !== 'childList') waiting.add(target);
      for (const node of addedNodes) waiting.add(node);
      if (removedNodes.length === 0) continue;
      wasRemoved = true;
      // What stood on both sides of it may be one value now, or a part of one.
      for (let [at, side, inner] of [
        [previousSibling, 'previousSibling', 'lastChild'],
        [nextSibling, 'nextSibling', 'firstChild'],
      ] as const) {
        // One that has left too has a record of its own.
        if (at?.isConnected === false) continue;
        for (let outside: Node | null = target; !at && outside; outside = outside.parentNode) at = outside[side];
        while (at?.[inner]) at = at[inner];
        if (at) waiting.add(at);
      }
    }
    heard = [];
    if (wasRemoved) onRemoved();
  };

  const watch = (root: Document | ShadowRoot) => {
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['href', 'contenteditable', 'readonly', 'value'],
    });
    waiting.add(root instanceof ShadowRoot ? root : root.documentElement);
    schedule();
  };

  const { scanTexts, scanAround } = createTextScan({
    version: () => version,
    onText,
    onLost: (node) => waiting.add(node),
  });
  const roots = createRoots({
    signal,
    onRoot(root) {
      left.add(root);
      watch(root);
    },
  });
  watch(document);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => {
    // There is nothing to look for in it: what was under way ends, and another turn follows.
    waiting.add(document);
    schedule();
  };
}
