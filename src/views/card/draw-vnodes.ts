import type { ComponentChildren, VNode } from 'preact';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Draws Preact elements into `parent` without Preact, for the content script: every page pays for what it
 * carries, and a card has no state, no hooks, no refs and no keys. Elements that stay the same kind at the
 * same place are kept, and with them focus and live regions. Our own pages draw the same with Preact itself.
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

type Props = { children?: ComponentChildren; [name: string]: unknown };

function isVnode(child: object): child is VNode<Props> {
  return 'type' in child;
}

function drawText(parent: Element, old: ChildNode | undefined, text: string): void {
  if (old instanceof Text) old.data = text;
  else put(parent, old, document.createTextNode(text));
}

function drawElement(parent: Element, old: ChildNode | undefined, { type, props }: VNode<Props>): void {
  const isKept = old instanceof Element && old.localName === type;
  const element = isKept ? old : document.createElementNS(type === 'svg' ? svg : parent.namespaceURI, String(type));
  const { children, ...attributes } = props;
  for (const { name } of [...element.attributes]) {
    // "open" is the person's: a disclosure stays as they left it.
    if (!(name in attributes) && name !== 'open') element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  drawVnodes(element, children);
  if (!isKept) put(parent, old, element);
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (typeof value === 'function') Object.assign(element, { [name.toLowerCase()]: value });
  else if (value === null || value === undefined) element.removeAttribute(name);
  else if (typeof value === 'object') Object.assign((element as HTMLElement).style, value);
  else element.setAttribute(name, String(value));
}

function put(parent: Element, old: ChildNode | undefined, fresh: Text | Element): void {
  if (old) old.replaceWith(fresh);
  else parent.append(fresh);
}
