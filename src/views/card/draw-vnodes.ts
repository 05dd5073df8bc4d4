import type { ComponentChildren, VNode } from 'preact';
import { flattenVnodes, type Props } from './flatten-vnodes.ts';

const svg = 'http://www.w3.org/2000/svg';

/** What each element was last drawn with: only what differs is written, and what is gone is taken away. */
const drawn = new WeakMap<Element, Props>();

/**
 * Draws Preact elements into `parent` without Preact, for the content script: every page pays for what it
 * carries, and a card has no state, no hooks, no refs and no keys. Of what is there, the next of the same kind is
 * kept, and with it focus, scroll position and live regions; nothing kept is moved. Handlers hear only what a
 * person does: in Firefox a page can get hold of nodes in a closed root and click them. Our own pages draw the
 * same with Preact itself.
 */
export function drawVnodes(parent: Element, children: ComponentChildren): void {
  const nodes = flattenVnodes(children);
  nodes.forEach((node, index) => {
    const place = parent.childNodes[index] ?? null;
    const kept = nextOfKind(place, typeof node === 'string' ? undefined : node.type);
    if (kept) while (parent.childNodes[index] !== kept) parent.childNodes[index]?.remove();
    const at = kept ?? parent.insertBefore(create(parent, node), place);
    if (typeof node !== 'string') at instanceof Element && drawElement(at, node.props);
    // Writing the same again would collapse a selection in it.
    else if (at.nodeValue !== node) at.nodeValue = node;
  });
  while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
}

/** The first of its kind from a place on; a text has no name. */
function nextOfKind(place: ChildNode | null, kind: unknown): ChildNode | null {
  let at: (ChildNode & { localName?: string }) | null = place;
  while (at && at.localName !== kind) at = at.nextSibling;
  return at;
}

function create(parent: Element, node: string | VNode<Props>): Element | Text {
  if (typeof node === 'string') return document.createTextNode(node);
  return document.createElementNS(node.type === 'svg' ? svg : parent.namespaceURI, String(node.type));
}

function drawElement(element: Element, props: Props): void {
  const before = drawn.get(element) ?? {};
  for (const name in { ...before, ...props }) {
    if (!/^(children|value)$/.test(name) && props[name] !== before[name]) setProperty(element, name, props[name]);
  }
  drawn.set(element, props);
  drawVnodes(element, props.children);
  // What a person has chosen is in no attribute, and only what is drawn can be chosen.
  if ('value' in props) Object.assign(element, { value: String(props.value) });
}

function setProperty(element: Element, name: string, value: unknown): void {
  if (name === 'style') Object.assign((element as HTMLElement).style, { cssText: '' }, value);
  else if (name.startsWith('on')) Object.assign(element, { [name.toLowerCase()]: toHandler(value) });
  else if (isAbsent(name, value)) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

// As Preact has it: false is a value of aria-… and data-… alone.
function isAbsent(name: string, value: unknown): boolean {
  return value === null || value === undefined || (value === false && name[4] !== '-');
}

function toHandler(value: unknown): ((event: Event) => void) | null {
  return typeof value === 'function' ? (event) => event.isTrusted && value(event) : null;
}
