import { isOffLimits } from './find-in-node.ts';
import { findInSpan, mayHoldRun } from './find-in-span.ts';
import { isBlock, textBeside } from './read-line.ts';

/** Their text is read at once; that of more in parts. */
export const mostElements = 4_096;
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
export function createTextScan(
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
