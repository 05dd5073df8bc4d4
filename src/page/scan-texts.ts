import { findInSpan } from './find-in-span.ts';
import { textBeside } from './read-line.ts';

// Their text is read at once, in about a millisecond.
const mostElements = 6_000;
// No reference has more letters.
const mostParts = 70;
// A digit, or what may be invisible; a token's id comes after a slash.
const mayGoOn = /[\da-fx/]|[^ -~\n\t]/i;

type IsOff = (parent: Element) => boolean;

/** What looks for references in the texts of a tree, or in and beside one node, in steps. */
export function createTextScan({
  version,
  onText,
  onLost,
}: {
  /** Another one whenever the page has changed. */
  version: () => number;
  /** What a text node holds, by name; none any more when it is empty. */
  onText: (node: Text, names: string[]) => void;
  /** Something of it left the page meanwhile: it must be looked at again. */
  onLost: (node: Node) => void;
}): {
  scanTexts(root: Element | ShadowRoot, isOff: IsOff): Generator<undefined>;
  scanAround(node: Node, isOff: IsOff): Generator<undefined>;
} {
  const range = document.createRange();

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
        version,
        onFound(node, names) {
          looked?.delete(node);
          const parent = node.parentElement;
          if (node.isConnected) onText(node, parent && isOff(parent) ? [] : names);
        },
      });
    }
    if (at) onLost(whole);
  }

  return { scanTexts, scanAround };
}

function isText(node: Node): node is Text {
  return node.nodeType === 3;
}
