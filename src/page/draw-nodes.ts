import type { CardAct } from '../cards/card-act.ts';
import type { Drawn, DrawnProps } from '../cards/card-drawing.ts';

const svg = 'http://www.w3.org/2000/svg';

/** What each element was last drawn with: only what differs is written, and what is gone is taken away. */
const drawn = new WeakMap<Node, DrawnProps>();

/**
 * Draws what the background has sent into `parent`. Of what is there, the next of the same kind is kept, and with it
 * focus, scroll position and live regions; nothing kept is moved.
 *
 * A text is the value of a `data` element, which the style sheet writes out: `window.find()` and a selection read text
 * nodes in closed roots, but nothing that a style sheet writes.
 */
export function drawNodes(parent: Element, nodes: Drawn[]): void {
  nodes.forEach((node, index) => {
    const place = parent.children[index] ?? null;
    const type = typeof node === 'string' ? 'data' : node.type;
    let kept = place;
    while (kept && kept.localName !== type) kept = kept.nextElementSibling;
    if (kept) while (parent.children[index] !== kept) parent.children[index]?.remove();
    const at = kept ?? parent.insertBefore(create(parent, type), place);
    if (typeof node !== 'string') drawElement(at, node.props);
    else if (at.getAttribute('value') !== node) at.setAttribute('value', node);
  });
  while (parent.children.length > nodes.length) parent.lastElementChild?.remove();
}

/** What pressing an element does, and which element it was drawn for; nothing where it does nothing. */
export function actAt(target: Node | null): { act: CardAct; at: Node } | undefined {
  if (!target) return;
  const act = drawn.get(target)?.act;
  return act ? { act, at: target } : actAt(target.parentNode);
}

function create(parent: Element, type: string): Element {
  return document.createElementNS(type === 'svg' ? svg : parent.namespaceURI, type);
}

function drawElement(element: Element, props: DrawnProps): void {
  const before = drawn.get(element);
  for (const name in { ...before, ...props }) {
    const value = props[name];
    if (value === before?.[name] || /^(?:children|act|value|on.*)$/.test(name)) continue;
    // The page's policy may forbid style attributes, but not what they say.
    if (name === 'style') (element as HTMLElement).style.cssText = String(value ?? '');
    else if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
  drawn.set(element, props);
  drawNodes(element, props.children);
  // What a person has chosen is in no attribute, and stays until there is news. Only what is drawn can be chosen.
  if ('value' in props && props !== before) (element as HTMLSelectElement).value = String(props.value);
}
