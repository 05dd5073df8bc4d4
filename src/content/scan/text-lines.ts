import { border } from '../../references/detect-in-text.ts';

/** A part of a line as the user sees it: inline elements, `<wbr>` and comments do not split it. */
export type Line = {
  /** The texts of the nodes, joined by `border`. */
  text: string;
  /** Offset in `text` where the requested part of the node begins. */
  from: number;
  /** Returns the range of the page between two offsets in `text`. */
  placeOf(start: number, end: number): StaticRangeInit;
};

// The longest written reference (a CAIP-19 token with 78 digits) is about 150 characters, and the 200 characters around
// it say what it is.
const reach = 512;
// Limits the nodes that are read on each side. Text that is animated letter by letter has one element per letter.
const mostNodes = 140;
// Limits the number of elements without text between two texts.
const mostSteps = 40;

// Elements that always split a line, whatever the page's styles are: blocks, and elements that are visible between two
// texts.
const blocks = /^(?:t[dhr]|p|li|div|pre|h\d|d[dt]|br|img|svg|input|button|select|textarea|canvas|video|iframe|object)$/;

/**
 * Returns the text of a node from `from` to `to` with up to 512 characters on each side, beyond the node's ends as far
 * as the line goes. Reads no more of a text of megabytes, and measures no layout.
 */
export function readLine(node: Text, from: number, to: number): Line {
  const offset = Math.max(0, from - reach);
  const own = { node, offset, text: node.substringData(offset, to + reach - offset) };
  const parts = [own];

  const extend = (side: 'previousSibling' | 'nextSibling', room: number) => {
    const isBefore = side === 'previousSibling';
    let at: Text | null = node;
    for (let nodes = 0; room > 0 && nodes < mostNodes; nodes++) {
      at = textBeside(at, side);
      if (!at) return;
      const { length } = at;
      const text = isBefore ? at.substringData(Math.max(0, length - room), room) : at.substringData(0, room);
      const part = { node: at, offset: isBefore ? length - text.length : 0, text };
      if (isBefore) parts.unshift(part);
      else parts.push(part);
      room -= text.length;
    }
  };
  if (offset === 0) extend('previousSibling', reach - from);
  if (to + reach > node.length) extend('nextSibling', to + reach - node.length);

  const starts: number[] = [];
  let length = 0;
  for (const { text } of parts) {
    starts.push(length);
    length += text.length + 1;
  }
  const placeAt = (position: number): [Text, number] => {
    const index = starts.findLastIndex((start) => start <= position);
    const part = parts[index] ?? own;
    return [part.node, part.offset + position - (starts[index] ?? 0)];
  };

  return {
    text: parts.map(({ text }) => text).join(border),
    from: (starts[parts.indexOf(own)] ?? 0) + from - offset,
    placeOf(start, end) {
      const [startContainer, startOffset] = placeAt(start);
      const [endContainer, last] = placeAt(end - 1);
      return { startContainer, startOffset, endContainer, endOffset: last + 1 };
    },
  };
}

/**
 * Returns the text before or after a node on the same line; null if the line begins or ends there. With `rough`, reads
 * no styles and may return a text on another line.
 */
export function textBeside(node: Node, side: 'previousSibling' | 'nextSibling', rough = false): Text | null {
  const divides = (element: Element) => isBlock(element) || (!rough && isDivider(element));
  for (let at: Node = node, steps = 0; steps < mostSteps; steps++) {
    for (let outside: Element | null; !at[side]; at = outside) {
      outside = at.parentElement;
      if (!outside || divides(outside)) return null;
    }
    for (let inside: Node | null = at[side]; inside; ) {
      if (inside instanceof Text) return inside;
      if (inside instanceof Element && divides(inside)) return null;
      at = inside;
      inside = side === 'nextSibling' ? inside.firstChild : inside.lastChild;
    }
  }
  return null;
}

/** True if nothing after a node can be on its line, as far as is known without reading styles. */
export function endsLine(node: Node): boolean {
  return !node.nextSibling && isBlock(node.parentElement);
}

/** True for an element that splits a line whatever its styles are. */
export function isBlock(node: Node | null): boolean {
  return blocks.test((node as Element | null)?.localName ?? '');
}

function isDivider(element: Element): boolean {
  return (
    // Editable content must not be read, and is not part of the text beside it.
    element.hasAttribute('contenteditable') ||
    (element.localName !== 'wbr' && !/^(?:inline|contents)$/.test(getComputedStyle(element).display))
  );
}
