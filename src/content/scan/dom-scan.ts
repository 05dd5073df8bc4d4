import { removeOrphanedCards } from '../card/orphan-cleanup.ts';
import { createRoots } from '../shadow-dom.ts';
import { isOffLimits, linkSelector } from './find-references.ts';
import { findInSpan, mayHoldRun } from './split-references.ts';
import { isBlock, textBeside } from './text-lines.ts';

// A slice ends with the first step that exceeds this. The browser's longest searches and garbage collection come on
// top: no slice takes more than 8 ms.
const sliceMs = 2;
// A page that has just changed is about to be rendered, and often changes again soon.
const settleMs = 100;
// Nodes and elements per step: reading the clock after each one would take as long as the work itself.
const nodesPerStep = 4;
const elementsPerStep = 16;
// A tree with more elements counts as huge: visiting this many takes some milliseconds.
const mostVisited = 10_000;

// The most common elements; in a huge tree none of these is visited. The most frequent come first: the browser compares
// one by one, and this is the most expensive search of all.
const usual = 'div,span,a:not([href*="0x"]),td,i,b,li,p,tr,br';
const unusualSelector = `:not(${usual})`;

/**
 * Searches a document and its open shadow roots for references, now and after each change, in idle slices of at most 8
 * ms. Never measures layout. Returns a function that schedules a call of `afterwards`.
 */
export function startDomScan({
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
  // Nodes whose earlier results are dropped when they are scanned again: most were removed, and may have changed
  // unobserved.
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
    // A step that yields true ends the slice, because the next step needs a whole slice.
    for (let step = work.next(); !step.done; step = work.next()) if (step.value || now() > until) return schedule();
    work = null;
    if (waiting.size + heard.length > 0) schedule(settleMs);
  };

  function* scanWaiting(): Generator<boolean | undefined> {
    if (heard.length > 0) hear();
    // Nodes that are added during this pass wait for the next one, so that marks are updated in between on a page that
    // never rests.
    const nodes = [...waiting];
    waiting.clear();
    let seen = 0;
    for (const node of nodes) {
      if (!node.isConnected) continue;
      if (left.delete(node)) yield* onClosed(node);
      if (node instanceof Element || node instanceof ShadowRoot) yield* scanTree(node);
      // Neither the document nor its doctype contains text.
      else if (node.nodeType < 9) yield* scanAround(node);
      // The text of a link decides whether the link itself counts.
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
    // In a huge tree, only elements that are likely to have a shadow root are visited; the pointer finds the others.
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
    // This callback takes the page's own time, so all other work waits for a slice.
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
      // All of its content may be off limits now.
      if (attributeName === 'contenteditable') left.add(target);
      for (const node of addedNodes) waiting.add(node);
      if (removedNodes.length === 0) continue;
      wasRemoved = true;
      for (const node of removedNodes) if (node.nodeType === 1) left.add(node);
      // The texts on both sides of a removed node may now form one value, or a part of one.
      for (let [at, side, inner] of [
        [previousSibling, 'previousSibling', 'lastChild'],
        [nextSibling, 'nextSibling', 'firstChild'],
      ] as const) {
        // A sibling that was removed too has its own record.
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
    // A card may be in the same tree as its reference.
    removeOrphanedCards(root);
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
    // The document node itself holds no text, so this only causes another pass after the current one.
    waiting.add(document);
    schedule();
  };
}

type ScanEvents = {
  /** The names of the references in a text node. An empty list means that it has none any more. */
  onText: (node: Text, names: string[]) => void;
  /** A link or a field that may have gained or lost a reference. */
  onElement: (element: Element) => void;
  /** The page has just changed and is not scanned yet. */
  onTouched: () => void;
  /** Called when everything found in this node before is invalid. */
  onClosed: (node: Node) => Generator<undefined>;
  /** Called after each pass, and run in the same slices. `wasRemoved`: nodes have left the page. */
  afterwards: (wasRemoved: boolean) => Generator<undefined>;
};

type ScanParts = {
  signal: AbortSignal;
  /** Calls `work` when the page is idle, after at least `waitMs`. */
  whenIdle: (work: () => void, waitMs: number) => void;
  now: () => number;
} & ScanEvents;

/** Text of up to this many elements is read at once; larger trees are read in chunks. */
const mostElements = 4_096;
// A chunk with a match is read again in chunks of this many elements: walking to the match would cost more.
const fewElements = 64;
// No hash or address has more characters, and each may be in a separate text node.
const mostParts = 70;
// Matches characters that may continue a value: a hex digit, or an invisible character. A slash begins a token id;
// digits with a dot, or a dash and a digit, after them are not an id.
const mayGoOn = /[\da-fx/.-]|[^ -~\n\t]/i;

type Span = {
  first: Node;
  last: Node;
  /** The node to scan again if `first` or `last` leaves the page during the scan. */
  whole: Node;
  looked?: Set<Text>;
  /** Their text, if it was just read. */
  text?: string | null;
  isOff: (parent: Element) => boolean;
};

/** Creates the searches for references in the texts of a tree, or in and beside one node; both run in steps. */
function createTextScan(
  /** Returns another number whenever the page has changed. */
  version: () => number,
  /** The names of the references in a text node. An empty list means that it has none any more. */
  onText: (node: Text, names: string[]) => void,
  /** Part of the node left the page during the scan: it must be scanned again. */
  onLost: (node: Node) => void,
): {
  scanTexts(root: Element | ShadowRoot, elements: ArrayLike<Element>): Generator<undefined>;
  scanAround(node: Node): Generator<undefined>;
} {
  let range: Range | undefined;

  /**
   * Returns the text from `first` to the start of `beyond`, otherwise to the end of `last`, which must have no child
   * nodes. Null if the nodes are not in this order any more.
   */
  const read = (first: Node, last: Node, beyond?: Node) => {
    // Reused, and emptied after each use: live ranges slow down each of the page's own changes.
    range ??= document.createRange();
    // Not `setStartBefore` and `setEndAfter`: for these, the browser counts the siblings.
    range.setStart(first, 0);
    range.setEnd(last, beyond ? 0 : (last.nodeValue?.length ?? 0));
    const text = range.startContainer === first ? range.toString() : null;
    range.setEnd(document, 0);
    return text;
  };

  /** Scans the texts of a large tree in chunks. `elements`: all elements in it. */
  function* scanTexts(
    root: Element | ShadowRoot,
    elements: ArrayLike<Element>,
    isOff = createOff(root),
    size = mostElements,
    from = 0,
    to = elements.length,
  ): Generator<undefined> {
    for (let at = from; at < to; ) {
      const first = at > 0 ? elements[at] : root.firstChild;
      const next = Math.min(to, borderFrom(elements, at + size));
      const beyond = elements[next];
      const last: Node = beyond ?? endOf(root);
      const text = first && read(first, last, beyond);
      // One of the nodes has left the page or was moved.
      if (!first || typeof text !== 'string') return onLost(root);
      if (mayHoldRun(text)) {
        if (size > fewElements) yield* scanTexts(root, elements, isOff, fewElements, at, next);
        else yield* scanSpan({ first, last, whole: root, text, isOff });
      }
      at = next;
      yield;
    }
  }

  /** Scans a node, together with texts beside it that may begin or end one of its references. */
  function* scanAround(node: Node): Generator<undefined> {
    const looked = new Set<Text>();
    if (node instanceof Text) looked.add(node);
    const reach = (side: 'previousSibling' | 'nextSibling') => {
      let end = node;
      for (let parts = 0; parts < mostParts; parts++) {
        const beside = textBeside(end, side, true);
        if (!beside || !mayGoOn.test(beside.data.at(side === 'nextSibling' ? 0 : -1) ?? '0')) break;
        looked.add(beside);
        end = beside;
      }
      return end;
    };
    // A whole document or shadow root has nothing beside it.
    const isWhole = (node.parentNode ?? document) === document;
    const [first, last] = isWhole ? [node, node] : [reach('previousSibling'), reach('nextSibling')];
    // Most changes neither contain a reference nor are next to one.
    if (first !== node || last !== node || mayHoldRun(node.textContent ?? '')) {
      // The texts beside it may be off limits even if the node is not, and the reverse.
      yield* scanSpan({ first, last, whole: node, looked, isOff: first === last ? createOff(node) : isOffLimits });
    }
    for (const each of looked) onText(each, []);
  }

  /** Scans the texts from one node to another. */
  function* scanSpan({ first, last, whole, looked, text = null, isOff }: Span): Generator<undefined> {
    let at: Node | undefined = first;
    while (at?.isConnected && last.isConnected) {
      const end = endOf(last);
      text ??= read(at, end);
      if (text === null) break;
      at = yield* findInSpan({
        text,
        first: at,
        version,
        onFound(node, names) {
          looked?.delete(node);
          const parent = node.parentElement;
          if (node.isConnected) onText(node, parent && isOff(parent) ? [] : names);
        },
      });
      text = null;
    }
    if (at) onLost(whole);
  }

  return { scanTexts, scanAround };
}

/** Returns a check of whether texts in a node are off limits, by their parent element. */
function createOff(node: Node): Span['isOff'] {
  let mayBe: boolean | undefined;
  return (parent) => {
    const isTree = node instanceof Element || node instanceof ShadowRoot;
    // Few pages have editable content, and checking each of their texts would cost more than everything else.
    mayBe ??= isOffLimits(parent) || !isTree || node.querySelector('[contenteditable]') !== null;
    return mayBe && isOffLimits(parent);
  };
}

/**
 * Returns the index of the first element, from `at` on, that is connected and begins a line: no value extends across
 * it.
 */
function borderFrom(elements: ArrayLike<Element>, at: number): number {
  let next = at;
  for (let element = elements[next]; element && !(isBlock(element) && element.isConnected); element = elements[next])
    next++;
  return next;
}

function endOf(node: Node): Node {
  let end = node;
  while (end.lastChild) end = end.lastChild;
  return end;
}
