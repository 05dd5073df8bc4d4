import type { ComponentChildren, VNode } from 'preact';

const svg = 'http://www.w3.org/2000/svg';

type Props = { children?: ComponentChildren; [name: string]: unknown };

/** What each element was last drawn with: only what differs is written, and what is gone is taken away. */
const drawn = new WeakMap<Element, Props>();

/**
 * Draws Preact elements into `parent` without Preact, for the content script: every page pays for what it
 * carries, and a card has no state, no hooks, no refs and no keys. Elements that stay the same kind at the
 * same place are kept, and with them focus and live regions. Handlers hear only what a person does: in Firefox
 * a page can get hold of nodes in a closed root and click them. Our own pages draw the same with Preact itself.
 */
export function drawVnodes(parent: Element, children: ComponentChildren): void {
  const nodes = flatten(children);
  nodes.forEach((node, index) => {
    const old = parent.childNodes[index];
    if (typeof node === 'string') drawText(parent, old, node);
    else drawElement(parent, old, node);
  });
  while (parent.childNodes.length > nodes.length) parent.lastChild?.remove();
}

function flatten(children: ComponentChildren): (string | VNode<Props>)[] {
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (Array.isArray(children)) return children.flatMap(flatten);
  if (typeof children !== 'object') return [String(children)];
  if (!isVnode(children)) return [];
  const { type, props } = children;
  return typeof type === 'string' ? [children] : flatten((type as (props: Props) => ComponentChildren)(props));
}

function isVnode(child: object): child is VNode<Props> {
  return 'type' in child;
}

function drawText(parent: Element, old: ChildNode | undefined, text: string): void {
  if (!(old instanceof Text)) put(parent, old, document.createTextNode(text));
  // Writing the same again would collapse a selection in it.
  else if (old.data !== text) old.data = text;
}

function drawElement(parent: Element, old: ChildNode | undefined, { type, props }: VNode<Props>): void {
  const isKept = old instanceof Element && old.localName === type;
  const element = isKept ? old : document.createElementNS(type === 'svg' ? svg : parent.namespaceURI, String(type));
  const before = drawn.get(element) ?? {};
  for (const name in { ...before, ...props }) {
    if (name !== 'children' && props[name] !== before[name]) setProperty(element, name, props[name]);
  }
  drawn.set(element, props);
  drawVnodes(element, props.children);
  if (!isKept) put(parent, old, element);
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

function put(parent: Element, old: ChildNode | undefined, fresh: Text | Element): void {
  if (old) old.replaceWith(fresh);
  else parent.append(fresh);
}
