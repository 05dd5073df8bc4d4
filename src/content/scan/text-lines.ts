import { border } from '../../references/detect-in-text.ts';

/** A stretch of what stands on a line, where inline elements, `<wbr>` and comments divide nothing for the eye. */
export type Line = {
  /** The texts of the nodes with a border between them. */
  text: string;
  /** Where in `text` the wanted part of the node begins. */
  from: number;
  /** The stretch of the page between two places of `text`. */
  placeOf(start: number, end: number): StaticRangeInit;
};

// The longest written reference (a CAIP-19 token with 78 digits) is about 150 characters, and what stands
// 200 around it says what it is.
const reach = 512;
// On each side. Letters that are animated one by one stand in an element each.
const mostNodes = 140;
// Elements without a text may stand between two texts, but not any number of them.
const mostSteps = 40;

// Nobody lays these out in a line, whatever the page's styles say; the others are seen between two texts.
const blocks = /^(?:t[dhr]|p|li|div|pre|h\d|d[dt]|br|img|svg|input|button|select|textarea|canvas|video|iframe|object)$/;

/**
 * The text of a node from `from` to `to` with at least 512 characters on each side, over the node's ends as far as
 * the line goes. Reads no more of a text of megabytes, and measures no layout.
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
 * The text before or after a node on the same line; null where the line begins or ends. A `rough` answer asks for no
 * styles, and may be on another line.
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

/** True where nothing after a node can be on its line, as far as can be told without asking for styles. */
export function endsLine(node: Node): boolean {
  return !node.nextSibling && isBlock(node.parentElement);
}

/** True for an element that divides a line whatever its styles are. */
export function isBlock(node: Node | null): boolean {
  return blocks.test((node as Element | null)?.localName ?? '');
}

function isDivider(element: Element): boolean {
  return (
    // What can be edited is nobody's to read, and no part of what stands beside it.
    element.hasAttribute('contenteditable') ||
    (element.localName !== 'wbr' && !/^(?:inline|contents)$/.test(getComputedStyle(element).display))
  );
}
