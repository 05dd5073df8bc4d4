/** Scrolls to what holds a reference: an element, or a text. At once: what is measured next stands there then. */
export function reveal(node: Node): void {
  (node instanceof Element ? node : node.parentElement)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
