import { makeReference, nameReference } from '../../references/reference.ts';
import { findInText } from './find-references.ts';
import { endsLine } from './text-lines.ts';

// 0x and at least 40 hex digits, with any characters in between that may be invisible. The rest is one character class:
// the regex engine keeps no backtracking state for it, and megabytes of hex cost no memory.
const runForm = /0[^ -~\n\t]*x(?:[^ -~\n\t]*[\da-fA-F]){40}[^ -/:-@G-`g-~\n\t]*/g;
const bare = /^\w*$/;
// Next to one of these, a value is complete; any other character may qualify it or belong to it.
const plain = /^[\s"'`(),;<>=[\]{}|]?$/;
const hidden = /^(?:script|style|no\w+|title|option|audio|textarea|canvas|video|iframe|object)$/;
const nodesPerStep = 32;

/**
 * Returns the first match in a text that may hold a reference, also one that begins before the text or ends after it;
 * null if there is none.
 */
export function mayHoldRun(text: string): RegExpExecArray | null {
  runForm.lastIndex = 0;
  return runForm.exec(text);
}

/**
 * Calls `onFound` for each text node from `first` on, with the names of its references that begin in `text`; most
 * values are read from that text alone. Returns the node to continue from if the page has changed in between
 * (`version`).
 */
export function* findInSpan({
  text,
  first,
  version,
  onFound,
}: {
  /** The text of the nodes, from the beginning of `first`. */
  text: string;
  first: Node;
  version: () => number;
  onFound: (node: Text, names: string[]) => void;
}): Generator<undefined, Node | undefined> {
  const seen = version();
  const run = new RegExp(runForm);
  let match = run.exec(text);
  if (!match) return;

  const walker = document.createTreeWalker(first.getRootNode(), 12 /* NodeFilter.SHOW_TEXT | SHOW_CDATA_SECTION */);
  const next = () => walker.nextNode() as Text | null;
  walker.currentNode = first;
  let steps = 0;
  let from = 0;
  let node = first instanceof Text ? first : next();
  while (match) {
    let end = from;
    for (; node; node = next()) {
      end = from + node.length;
      if (match.index < end) break;
      from = end;
    }
    if (!node) return;
    // Read before the page can remove the node.
    const after = next();
    const names: string[] = [];
    if (hidden.test(node.parentElement?.localName ?? '')) {
      run.lastIndex = end;
      match = run.exec(text);
    }
    while (match && match.index < end) {
      const { index } = match;
      // Text in the next cell is not part of the value.
      const value: string = index + match[0].length > end && endsLine(node) ? text.slice(index, end) : match[0];
      const stop = index + value.length;
      const isPlain =
        stop <= end &&
        bare.test(value) &&
        (index > from ? plain : /^[ -.0-9;-~\n]$/).test(text.charAt(index - 1)) &&
        (stop < end ? plain : /^[^/@]$/).test(text.charAt(stop));
      if (!isPlain) names.push(...namesAt(node, index - from));
      else if (value.length === 42 || value.length === 66) {
        names.push(nameReference(makeReference(value, undefined, {})));
      }
      // Continues after 0x and 40 digits: the last digit of a longer value may begin the next one.
      run.lastIndex = Math.min(index + 42, end);
      match = run.exec(text);
      if (++steps % nodesPerStep > 0) continue;
      yield;
      // The node has changed and is queued for another scan.
      if (node.length !== end - from) return after ?? undefined;
    }
    if (names.length > 0) onFound(node, names);
    from = end;
    node = after;
    if (seen !== version()) return node ?? undefined;
  }
  return undefined;
}

function namesAt(node: Text, offset: number): string[] {
  return findInText(node, offset, offset + 1, true).map(({ found }) => nameReference(found.reference));
}
