import { removeOrphanedCards } from '../card/orphan-cleanup.ts';
import { createRoots } from '../shadow-dom.ts';
import { isOffLimits, linkSelector } from './find-references.ts';
import { findInSpan, mayHoldRun } from './split-references.ts';
import { isBlock, textBeside } from './text-lines.ts';

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
    // There is nothing to look for in it: what was under way ends, and another turn follows.
    waiting.add(document);
    schedule();
  };
}

/** What a scan tells. */
type ScanEvents = {
  /** What a text node holds, by name; none any more when it is empty. */
  onText: (node: Text, names: string[]) => void;
  /** A link or a field that may hold something now, or no more. */
  onElement: (element: Element) => void;
  /** The page has changed just now, and was not looked at yet. */
  onTouched: () => void;
  /** Nothing that was found in it counts any more. */
  onClosed: (node: Node) => Generator<undefined>;
  /** All that waited was looked at; what it does goes on in the same slices. */
  afterwards: (wasRemoved: boolean) => Generator<undefined>;
};

/** What a scan is given. */
type ScanParts = {
  signal: AbortSignal;
  /** Calls back when the page rests, but not before so many milliseconds are over. */
  whenIdle: (work: () => void, waitMs: number) => void;
  now: () => number;
} & ScanEvents;

/** Their text is read at once; that of more in parts. */
const mostElements = 4_096;
// A part that holds something is read once more in parts of so many: walking to it would cost more.
const fewElements = 64;
// No reference has more letters.
const mostParts = 70;
// A digit, or what may be invisible; a token's id comes after a slash, and is none before a point or a dash and a digit.
const mayGoOn = /[\da-fx/.-]|[^ -~\n\t]/i;

type Span = {
  first: Node;
  last: Node;
  /** What has another turn where these leave the page meanwhile. */
  whole: Node;
  looked?: Set<Text>;
  /** What they say, where that was read just now. */
  text?: string | null;
  isOff: (parent: Element) => boolean;
};

/** What looks for references in the texts of a tree, or in and beside one node, in steps. */
function createTextScan(
  /** Another one whenever the page has changed. */
  version: () => number,
  /** What a text node holds, by name; none any more when it is empty. */
  onText: (node: Text, names: string[]) => void,
  /** Something of it left the page meanwhile: it must be looked at again. */
  onLost: (node: Node) => void,
): {
  scanTexts(root: Element | ShadowRoot, elements: ArrayLike<Element>): Generator<undefined>;
  scanAround(node: Node): Generator<undefined>;
} {
  let range: Range | undefined;

  /** Up to the beginning of `beyond`, else to the end of the last node, which holds no others. */
  const read = (first: Node, last: Node, beyond?: Node) => {
    // Used and given back empty: live ranges make each of the page's own changes slower.
    range ??= document.createRange();
    // Not before and after them: for that the browser counts their siblings.
    range.setStart(first, 0);
    range.setEnd(last, beyond ? 0 : (last.nodeValue?.length ?? 0));
    const text = range.startContainer === first ? range.toString() : null;
    range.setEnd(document, 0);
    return text;
  };

  /** The texts of a large tree, in parts: `elements` are all that are in it. */
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
      // One of them has left, or stands elsewhere now.
      if (!first || typeof text !== 'string') return onLost(root);
      if (mayHoldRun(text)) {
        if (size > fewElements) yield* scanTexts(root, elements, isOff, fewElements, at, next);
        else yield* scanSpan({ first, last, whole: root, text, isOff });
      }
      at = next;
      yield;
    }
  }

  /** A node with the texts beside it that may begin or end a reference of its own. */
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
    // Beside a whole document or shadow root there is nothing.
    const isWhole = (node.parentNode ?? document) === document;
    const [first, last] = isWhole ? [node, node] : [reach('previousSibling'), reach('nextSibling')];
    // Most changes are no reference and stand beside none.
    if (first !== node || last !== node || mayHoldRun(node.textContent ?? '')) {
      // What stands beside it may be off limits, or not, by itself.
      yield* scanSpan({ first, last, whole: node, looked, isOff: first === last ? createOff(node) : isOffLimits });
    }
    for (const each of looked) onText(each, []);
  }

  /** The texts from one node to another. */
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

/** Gives what tells of the texts in a node whether they are off limits. */
function createOff(node: Node): Span['isOff'] {
  let mayBe: boolean | undefined;
  return (parent) => {
    const isTree = node instanceof Element || node instanceof ShadowRoot;
    // Few pages can be edited, and asking for each of their texts would cost more than all else.
    mayBe ??= isOffLimits(parent) || !isTree || node.querySelector('[contenteditable]') !== null;
    return mayBe && isOffLimits(parent);
  };
}

/** Where the first element from `at` on is that is still there and begins a line: no value stands on both sides of it. */
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
