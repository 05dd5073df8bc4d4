import { isOffLimits, linkSelector } from './find-in-node.ts';
import { findInSpan } from './find-in-span.ts';
import { textBeside } from './read-line.ts';
import { createRoots } from './roots.ts';

// A slice ends with the step that is over this: no slice takes more than 8 ms.
const sliceMs = 4;
// Their text is read at once, in about a millisecond.
const mostElements = 6_000;
// No reference has more letters.
const mostParts = 70;
const elementSelectors = [linkSelector, 'input', 'textarea'];
// A digit, or what may be invisible; a token's id comes after a slash.
const mayGoOn = /[\da-fx/]|[^ -~\n\t]/i;

/** What a scan tells. */
export type ScanEvents = {
  /** What a text node holds, by name; none any more when it is empty. */
  onText: (node: Text, names: string[]) => void;
  /** A link or a field that may hold something now, or no more. */
  onElement: (element: Element) => void;
  /** A text changed just now: it has not been looked at yet. */
  onChanged: (node: Node) => void;
  /** Something left the page just now. */
  onRemoved: () => void;
  /** Nothing that was found in it counts any more. */
  onClosed: (node: Node) => Generator<undefined>;
  /** All that waited was looked at; what it does goes on in the same slices. */
  afterwards: (wasRemoved: boolean) => Generator<undefined>;
};

type IsOff = (parent: Element) => boolean;

/**
 * Looks for references in a document and its open shadow roots, now and wherever they change, in idle slices of at
 * most 8 ms. Never measures layout. Gives a function that has `afterwards` called soon.
 */
export function startScan({
  document,
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
  document: Document;
  signal: AbortSignal;
  whenIdle: (work: () => void) => void;
  now: () => number;
} & ScanEvents): () => void {
  const waiting = new Set<Node>();
  // They may have changed where nobody told, and may come back.
  const left = new WeakSet<Node>();
  const range = document.createRange();
  let work: Generator<undefined> | null = null;
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
    if (waiting.size > 0) schedule();
  };

  function* scanWaiting(): Generator<undefined> {
    // What comes while we are at it has its own turn: on a page that never rests the marks come between.
    const nodes = [...waiting];
    waiting.clear();
    for (const node of nodes) {
      if (!node.isConnected) continue;
      if (left.delete(node)) yield* onClosed(node);
      if (node instanceof Element || node instanceof ShadowRoot) yield* scanTree(node);
      else if (node !== document) yield* scanAround(node, isOffLimits);
      // What a link's text says decides whether the link itself counts.
      const link = node.parentElement?.closest(linkSelector);
      if (link) onElement(link);
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
    if (isClosed) yield* onClosed(element);
    // A field may be read by itself.
    if (isElement) onElement(element);
    // And it divides what stands beside it.
    if (isClosed) return yield* scanAround(element, isOffLimits);
    yield* roots.find(root);
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

  /** The texts of a tree, in parts of bounded size. */
  function* scanTexts(root: Element | ShadowRoot, isOff: IsOff): Generator<undefined> {
    const elements = root.querySelectorAll('*');
    if (root instanceof Element && elements.length < mostElements) return yield* scanAround(root, isOff);
    for (let from = 0; from === 0 || from < elements.length; from += mostElements) {
      // The page may have removed some since; and only one without others in it ends where it begins.
      let start = from;
      while (start > 0 && !elements[start]?.isConnected) start--;
      // What begins in one part may end in the next.
      let end = from + mostElements + mostParts;
      while (elements[end] && (!elements[end]?.isConnected || elements[end]?.firstElementChild)) end++;
      const first = start > 0 ? elements[start] : root.firstChild;
      const last = elements[end] ?? root.lastChild;
      if (first && last) yield* scanSpan(first, last, isOff, root);
      yield;
    }
  }

  /** A node with the texts beside it that may begin or end a reference of its own. */
  function* scanAround(node: Node, isOff: IsOff): Generator<undefined> {
    const looked = new Set<Text>();
    if (isText(node)) looked.add(node);
    const reach = (side: 'previousSibling' | 'nextSibling') => {
      let end = node;
      for (let parts = 0; parts < mostParts; parts++) {
        const text = textBeside(end, side);
        if (!text || !mayGoOn.test(text.data.at(side === 'nextSibling' ? 0 : -1) ?? '0')) break;
        looked.add(text);
        end = text;
      }
      return end;
    };
    yield* scanSpan(reach('previousSibling'), reach('nextSibling'), isOff, node, looked);
    for (const text of looked) onText(text, []);
  }

  /** The texts from one node to another; where these leave the page meanwhile, `whole` has another turn. */
  function* scanSpan(first: Node, last: Node, isOff: IsOff, whole: Node, looked?: Set<Text>): Generator<undefined> {
    let at: Node | undefined = first;
    while (at?.isConnected && last.isConnected) {
      at = yield* findInSpan({
        range,
        first: at,
        last,
        version: () => version,
        onFound(node, names) {
          looked?.delete(node);
          const parent = node.parentElement;
          if (node.isConnected) onText(node, parent && isOff(parent) ? [] : names);
        },
      });
    }
    if (at) waiting.add(whole);
  }

  const observer = new MutationObserver((records) => {
    version++;
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type !== 'childList') waiting.add(target);
      if (type === 'characterData') onChanged(target);
      for (const node of addedNodes) waiting.add(node);
      if (removedNodes.length === 0) continue;
      wasRemoved = true;
      for (const node of removedNodes) left.add(node);
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
    if (wasRemoved) onRemoved();
    schedule();
  });

  const watch = (root: Document | ShadowRoot) => {
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['href', 'contenteditable', 'readonly'],
    });
    waiting.add(root instanceof ShadowRoot ? root : root.documentElement);
    schedule();
  };

  const roots = createRoots({ document, signal, onRoot: watch });
  watch(document);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => {
    // There is nothing to look for in it: what was under way ends, and another turn follows.
    waiting.add(document);
    schedule();
  };
}

function isText(node: Node): node is Text {
  return node.nodeType === 3;
}
