import { makeReference, nameReference } from '../../references/reference.ts';
import { findInText } from './find-references.ts';
import { endsLine } from './text-lines.ts';

// 0x and at least 40 hex digits, whatever stands between them that may be invisible. What goes on after those is
// one class: the browser keeps no way back for it, and megabytes of hex cost no memory.
const runForm = /0[^ -~\n\t]*x(?:[^ -~\n\t]*[\da-fA-F]){40}[^ -/:-@G-`g-~\n\t]*/g;
const bare = /^\w*$/;
// Beside these a value is what it looks like; anything else may say more of it, or join it.
const plain = /^[\s"'`(),;<>=[\]{}|]?$/;
const hidden = /^(?:script|style|no\w+|title|option|audio|textarea|canvas|video|iframe|object)$/;
const nodesPerStep = 32;

/** Where a text may hold a reference, also one that begins before it or ends after it; null where it holds none. */
export function mayHoldRun(text: string): RegExpExecArray | null {
  runForm.lastIndex = 0;
  return runForm.exec(text);
}

/**
 * Tells what each text node from `first` on holds that begins in `text`, by the names of the references: most values
 * are read from that text alone. Gives the node to go on from when the page has changed in between (`version`).
 */
export function* findInSpan({
  text,
  first,
  version,
  onFound,
}: {
  /** What the nodes say from the beginning of `first`. */
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
    // Before the page can take the node away.
    const after = next();
    const names: string[] = [];
    if (hidden.test(node.parentElement?.localName ?? '')) {
      run.lastIndex = end;
      match = run.exec(text);
    }
    while (match && match.index < end) {
      const { index } = match;
      // What only stands beside it in the next cell is no part of it.
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
      // After 0x and 40 digits: the last of more may begin the next.
      run.lastIndex = Math.min(index + 42, end);
      match = run.exec(text);
      if (++steps % nodesPerStep > 0) continue;
      yield;
      // It has changed, and waits to be looked at again.
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
